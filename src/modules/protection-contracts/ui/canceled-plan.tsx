import { Icon } from "#design-system/icon.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { PlanView } from "../domain/contracts-view.ts";
import { canceledWords } from "./refund-words.ts";

/** The confirmation, with its number and where the money goes. */
export function CanceledPlan({ plan }: { readonly plan: PlanView }) {
  const t = useText();
  const number = plan.cancellation?.cancellationNumber;
  return (
    <output className="grid gap-2">
      <p className="flex items-center gap-2 text-lead">
        <Icon name="check" />
        {canceledWords(t, plan).join(" ")}
      </p>
      {number && <p className="text-ink-muted">{t("Confirmation {number}", { number })}</p>}
      <p>{t("We sent you an email with the details. The form is on the page of your order.")}</p>
    </output>
  );
}
