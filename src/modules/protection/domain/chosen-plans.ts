import type { ChoosePlansBody } from "./protection-bodies.ts";
import type { MenuPlan, ProtectionMenu } from "./protection-menu.ts";

export type ChoiceProblem = "unknown" | "refused" | "covers-the-same" | "words-changed";

/** The plans of a choice, or the first reason why it does not count. */
export function chosenPlans(
  menu: ProtectionMenu,
  wanted: ChoosePlansBody["plans"],
): { readonly plans: readonly MenuPlan[] } | { readonly problem: ChoiceProblem } {
  const offered = new Map(menu.products.flatMap(({ plans }) => plans).map((plan) => [plan.id, plan]));
  const plans: MenuPlan[] = [];
  for (const { id, consent } of wanted) {
    const plan = offered.get(id);
    if (!plan) return { problem: menu.refused.some((one) => one.id === id) ? "refused" : "unknown" };
    if (plan.consent.hash !== consent) return { problem: "words-changed" };
    if (plans.some((other) => coverTheSame(menu, plan, other))) return { problem: "covers-the-same" };
    plans.push(plan);
  }
  return { plans };
}

function coverTheSame({ products }: ProtectionMenu, ...[one, other]: [MenuPlan, MenuPlan]): boolean {
  const excludes = (id: string, of: string) =>
    products.find((product) => product.id === id)?.notWith.includes(of) === true;
  return (
    one.productId === other.productId ||
    excludes(one.productId, other.productId) ||
    excludes(other.productId, one.productId)
  );
}
