import { useState } from "react";
import { TextField } from "#design-system/text-field.tsx";
import type { Funding } from "#modules/orders/domain/order.ts";
import { LenderNameField } from "#modules/payoffs/ui/lender-name-field.tsx";
import { MoneyField } from "#modules/pricing/ui/calculator/money-field.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { DraftAnswer } from "#modules/deal-drafts/ui/checkout-api.ts";

/** Who lends the money of a cash order, and for how much (OP-15); each field is kept when it is left. */
export function OwnLenderFields({
  draft,
  problems,
  onSave,
}: {
  readonly draft: DraftAnswer;
  /** English, by field. */
  readonly problems: Readonly<Record<string, string>>;
  readonly onSave: (funding: Funding, lenderContact: string) => void;
}) {
  const t = useText();
  const before = draft.order.funding;
  const [name, setName] = useState({
    lenderName: before?.lenderName ?? "",
    isNameConfirmed: before?.isNameConfirmed === true,
  });
  const [contact, setContact] = useState(draft.buyer.lenderContact ?? "");
  const [amount, setAmount] = useState(before?.approvedAmountCents);
  const error = (field: string): string | undefined => problems[field] && t(problems[field]);
  const save = ({ approvedAmountCents = amount, lender = name } = {}): void => {
    setAmount(approvedAmountCents);
    setName(lender);
    onSave(
      {
        source: "THIRD_PARTY_FINANCING",
        ...(lender.lenderName.trim() !== "" && lender),
        ...(approvedAmountCents !== undefined && { approvedAmountCents }),
      },
      contact,
    );
  };
  return (
    <fieldset className="grid items-start gap-5 sm:grid-cols-2">
      <legend className="part-heading pb-3 text-title">{t("Your lender")}</legend>
      <LenderNameField
        {...name}
        error={error("lenderName")}
        label={t("Name of your bank or credit union")}
        onSettled={(lender) => save({ lender })}
        onType={setName}
      />
      <TextField
        error={error("lenderContact")}
        help={t("Phone or email of the person or office that handles your loan.")}
        id="lenderContact"
        label={t("How to reach your lender")}
        maxLength={200}
        onBlur={() => save()}
        onChange={(event) => setContact(event.target.value)}
        value={contact}
      />
      <MoneyField
        cents={amount ?? null}
        error={error("approvedAmountCents")}
        help={t(
          "After you submit, upload your approval letter under Documents. You can sign your contract before you upload it; your lender's money has to arrive before you get the car.",
        )}
        id="approvedAmountCents"
        label={t("Approved amount")}
        onSettled={(approvedAmountCents) => save({ approvedAmountCents })}
      />
    </fieldset>
  );
}
