import { AlertBar } from "#design-system/alert-bar.tsx";
import { type Refused, refusalWords } from "#modules/protection/ui/offer/refusal-words.ts";
import { useText } from "#platform/browser/texts/texts.tsx";

interface CoverageNewsProps {
  readonly fellAway: readonly (Refused & { readonly id: string; readonly label: string })[];
}

/** Plans that a change of the deal took out, each with a word why. */
export function CoverageNews({ fellAway }: CoverageNewsProps) {
  const t = useText();
  if (fellAway.length === 0) return null;
  return (
    <AlertBar hideAfter={null} type="warning">
      <ul className="grid gap-1">
        {fellAway.map((plan) => (
          <li key={plan.id}>
            {t("{plan} is no longer part of your order.", { plan: plan.label })} {refusalWords(plan, t)}
          </li>
        ))}
      </ul>
    </AlertBar>
  );
}
