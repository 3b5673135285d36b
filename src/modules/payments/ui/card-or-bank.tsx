import { RadioGroup } from "#design-system/radio-group.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";

export type CardOrBank = "card" | "bank";

interface CardOrBankChoiceProps {
  readonly id: string;
  readonly value: CardOrBank;
  readonly onChange: (value: CardOrBank) => void;
}

/** How an amount is paid that needs no linked bank. */
export function CardOrBankChoice({ id, value, onChange }: CardOrBankChoiceProps) {
  const t = useText();
  return (
    <RadioGroup
      id={id}
      legend={t("How would you like to pay?")}
      onChange={(chosen) => onChange(chosen === "bank" ? "bank" : "card")}
      options={[
        { value: "card", label: t("Card"), help: t("Right away.") },
        { value: "bank", label: t("Bank account number"), help: t("Takes up to 3 business days.") },
      ]}
      value={value}
    />
  );
}
