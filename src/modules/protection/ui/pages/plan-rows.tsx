import { CheckboxField } from "#design-system/checkbox-field.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { ProductWords } from "../../domain/product-words.ts";
import { PlanPrice } from "../plan/plan-price.tsx";
import { TermsText } from "../plan/terms-text.tsx";
import { offeredPlan, offeredProduct, type PlansPageParts } from "./plans-page-parts.ts";

interface PlanRowsProps {
  readonly product: ProductWords;
  readonly parts: PlansPageParts;
}

/** The plans of a product; with a car its prices, and a box that shows the payment with it and adds it to nothing. */
export function PlanRows({ product, parts }: PlanRowsProps) {
  const t = useText();
  const { wish, choose, menu } = parts.plans;
  const shown = product.plans.filter(({ id }) => menu === undefined || offeredPlan(parts, id));
  const preview = (id: string, isOn: boolean): void => {
    const others = (wish?.chosen ?? []).filter((one) => !coversTheSame(parts, product.id, one));
    choose({ chosen: isOn ? [...others, id] : others });
  };
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {shown.map((plan) => {
        const priced = offeredPlan(parts, plan.id);
        return (
          <li className="grid content-start gap-1.5 rounded-control border border-line p-4" key={plan.id}>
            <p className="font-semibold">{plan.name}</p>
            <TermsText plan={plan} />
            {priced && <PlanPrice plan={priced} />}
            {priced && (
              <CheckboxField
                checked={wish?.chosen.includes(plan.id) ?? false}
                id={`preview-${plan.id}`}
                label={
                  <>
                    {t("Preview")}
                    <span className="sr-only"> {`${product.name}, ${plan.name}`}</span>
                  </>
                }
                onChange={(event) => preview(plan.id, event.target.checked)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Whether a chosen plan gives way to this product: another plan of it, or of a product that covers the same. */
function coversTheSame(parts: PlansPageParts, productId: string, planId: string): boolean {
  const [other = ""] = planId.split(".");
  if (other === productId) return true;
  const isRival = (one: string, two: string) => offeredProduct(parts, one)?.notWith.includes(two) ?? false;
  return isRival(productId, other) || isRival(other, productId);
}
