// Sounds and small shakes, made here and not loaded from anywhere: a few tones and some noise for
// what happens at the table. They can be switched off, and nothing sounds before somebody has
// touched the page: browsers see to that.

import { settings } from "../lib/settings.svelte";
import type { GameEvent } from "../lib/wire";

const LOUDNESS = 0.16;

let context: AudioContext | null = null;
let rush: AudioBuffer | null = null; // noise, for what whooshes and thuds

function awake(): AudioContext | null {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/** A tone that dies away; it may slide. */
function tone(at: AudioContext, pitch: number, length: number, options: { to?: number; wait?: number; type?: OscillatorType; loud?: number } = {}): void {
  const { to = pitch, wait = 0, type = "triangle", loud = 1 } = options;
  const start = at.currentTime + wait;
  const voice = new OscillatorNode(at, { type, frequency: pitch });
  voice.frequency.exponentialRampToValueAtTime(to, start + length);
  voice.connect(fading(at, start, length, loud));
  voice.start(start);
  voice.stop(start + length);
}

/** Noise through a filter that closes. */
function noise(at: AudioContext, from: number, to: number, length: number, loud = 1): void {
  if (!rush) {
    rush = at.createBuffer(1, at.sampleRate / 2, at.sampleRate);
    const samples = rush.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  const start = at.currentTime;
  const filter = new BiquadFilterNode(at, { type: "lowpass", frequency: from });
  filter.frequency.exponentialRampToValueAtTime(to, start + length);
  const source = new AudioBufferSourceNode(at, { buffer: rush });
  source.connect(filter).connect(fading(at, start, length, loud));
  source.start(start);
  source.stop(start + length);
}

function fading(at: AudioContext, start: number, length: number, loud: number): GainNode {
  const gain = new GainNode(at, { gain: 0 });
  gain.gain.setValueAtTime(LOUDNESS * loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(at.destination);
  return gain;
}

function shake(...lengths: number[]): void {
  if (settings.sound && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(lengths);
}

/** It is one's turn. */
export function ring(): void {
  const at = awake();
  if (!at) return;
  tone(at, 660, 0.25, { loud: 0.8 });
  tone(at, 880, 0.4, { wait: 0.16, loud: 0.8 });
  shake(40, 60, 40);
}

/** What an event sounds like; most make no sound. */
export function accompany(event: GameEvent): void {
  const at = awake();
  if (!at) return;
  switch (event.kind) {
    case "attacked":
      noise(at, 3000, 300, 0.22, 0.7);
      break;
    case "defended":
    case "schemed":
    case "boosted":
      noise(at, 1600, 500, 0.1, 0.5);
      break;
    case "revealed":
      noise(at, 5000, 900, 0.12, 0.6);
      tone(at, 520, 0.12, { loud: 0.4 });
      break;
    case "value added":
    case "bonus of an ability":
    case "value set":
      tone(at, 620 + 40 * Math.max(0, event.amount ?? 0), 0.16, { loud: 0.6 });
      break;
    case "canceled":
    case "value ignored":
      tone(at, 240, 0.22, { to: 130, type: "square", loud: 0.35 });
      break;
    case "damaged":
      if (!event.amount) break;
      noise(at, 900, 80, 0.3, 1.3);
      tone(at, 150, 0.28, { to: 55, type: "sine", loud: 1.5 });
      shake(25);
      break;
    case "defeated":
      tone(at, 300, 0.7, { to: 60, loud: 0.9 });
      shake(40, 40, 80);
      break;
    case "recovered":
      tone(at, 520, 0.2, { to: 780, type: "sine", loud: 0.6 });
      break;
    case "game over":
      for (const [i, pitch] of [392, 494, 587, 784].entries()) tone(at, pitch, 0.6, { wait: 0.13 * i, loud: 0.7 });
      shake(60, 60, 60);
      break;
  }
}
