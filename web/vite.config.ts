import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The page is built into the Python package, from where the server serves it.
export default defineConfig({
  base: "./",
  plugins: [svelte()],
  build: {
    outDir: "../src/peerless/table/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    license: { fileName: "licences.txt" }, // of what is built in; the credits lead there
  },
  server: {
    proxy: {
      "/api": "http://127.0.0.1:8420",
      "/ws": { target: "ws://127.0.0.1:8420", ws: true },
    },
  },
});
