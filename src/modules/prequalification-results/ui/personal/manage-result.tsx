import { useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/plain-button.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { dayText } from "#platform/shared/time/day-text.ts";
import type { QualificationView } from "#modules/prequalification/domain/journey-view.ts";
import { ChangeForm } from "./change-form.tsx";
import { expiryText } from "./expiry-text.ts";
import { movedText } from "./moved-text.ts";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

interface ManageResultProps {
  readonly view: QualificationView;
  readonly onWithdrawn: () => void;
}

/** A result that counts: until when, for where, what moved last, and what its owner can do with it (PQ-07 to PQ-10). */
export function ManageResult({ view: shown, onWithdrawn }: ManageResultProps) {
  const t = useText();
  const [changed, setChanged] = useState<QualificationView>();
  const [isChanging, setChanging] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const view = changed ?? shown;
  const soon = expiryText(t, view);
  return (
    <div className="grid gap-4">
      {soon !== null && (
        <AlertBar hideAfter={null} type="expired">
          {soon}
        </AlertBar>
      )}
      {view.moved && (
        <AlertBar hideAfter={null} key={view.moved.at} type="success">
          {movedText(t, view.moved)}
        </AlertBar>
      )}
      <ResultFacts view={view} />
      {isChanging ? (
        <ChangeForm
          onCancel={() => setChanging(false)}
          onChanged={(next) => {
            setChanged(next);
            setChanging(false);
          }}
          zipCode={view.zipCode ?? ""}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button look="secondary" onClick={() => setChanging(true)}>
            {t("Change zip code or income")}
          </Button>
          <Button look="quiet" onClick={() => setLeaving(true)}>
            {t("Withdraw")}
          </Button>
        </div>
      )}
      <WithdrawDialog onClose={() => setLeaving(false)} onWithdrawn={onWithdrawn} open={isLeaving} />
    </div>
  );
}

function ResultFacts({ view }: { readonly view: QualificationView }) {
  const t = useText();
  const day = (date: string | null) => date && dayText(new Date(date), t.language);
  const facts = [
    [t("Checked on"), day(view.asOf)],
    [t("Valid until"), day(view.validUntil)],
    [t("Where you live"), [view.zipCode, view.stateCode].filter(Boolean).join(", ")],
  ] as const;
  return (
    <dl className="grid gap-2">
      {facts.map(
        ([term, value]) =>
          value && (
            <div className="grid gap-x-4 sm:grid-cols-[10rem_1fr]" key={term}>
              <dt className="text-ink-muted">{term}</dt>
              <dd className="tabular">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
