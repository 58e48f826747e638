// What an enemy would do if its turn came now, in words.

import type { EnemyPlan } from "../lib/wire";
import { named, say } from "../lib/words";

export function planned(plan: EnemyPlan | null): string | null {
  if (!plan) return null;
  if (!plan.targets.length) return say("plan-nobody");
  const names = plan.targets.map(named).join(say("or"));
  return plan.distance ? say("plan-goes", { names, n: plan.distance }) : say("plan-beside", { names });
}
