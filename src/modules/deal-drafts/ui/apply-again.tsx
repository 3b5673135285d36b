import { Button } from "#design-system/button.tsx";
import { Dialog } from "#design-system/dialog.tsx";
import { formatDay } from "#modules/orders/ui/format-instant.ts";
import type { ApiError } from "#platform/browser/http/api-error.ts";
import { useText } from "#platform/browser/texts/texts.tsx";

/** Asks before credit is applied for anew with an order: what of the first application is over, and what lenders may do. */
export function ApplyAgain(props: {
  /** `credit.appliesAgain` of the server; undefined while nothing is asked. */
  readonly before: ApiError | undefined;
  /** IANA name, of the dealer. */
  readonly timeZone: string;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}) {
  const t = useText();
  const { before, timeZone, isBusy, onConfirm, onClose } = props;
  return (
    <Dialog
      actions={
        <>
          <Button busy={isBusy} onClick={onConfirm}>
            {t("Apply again")}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t("Go back")}
          </Button>
        </>
      }
      onClose={onClose}
      open={before !== undefined}
      title={t("Apply for credit again?")}
    >
      {before && <AppliedBefore fields={before.fields} timeZone={timeZone} />}
    </Dialog>
  );
}

/** @param props.fields of `credit.appliesAgain` */
export function AppliedBefore(props: { readonly fields: ApiError["fields"]; readonly timeZone: string }) {
  const t = useText();
  const { sentAt, deal } = props.fields;
  return (
    <div className="grid gap-2">
      <p>
        {sentAt
          ? t(
              "You applied for this car on {day}. That application is over, and no offer from it can be used.",
              {
                day: formatDay(sentAt, props.timeZone, t.language),
              },
            )
          : t("You applied for this car before. That application is over, and no offer from it can be used.")}
      </p>
      <p>
        {deal === "same"
          ? t("The deal is the same as then, so lenders may give the same answer.")
          : t("The deal is no longer the same: lenders get the amounts and terms on this page.")}
      </p>
      <p>
        {t(
          "We'll send a new application to every lender. They may check your credit again with a hard inquiry, which can lower your credit score.",
        )}
      </p>
    </div>
  );
}
