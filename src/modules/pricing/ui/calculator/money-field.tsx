import { useEffect, useEffectEvent, useState } from "react";
import { TextField } from "#design-system/text-field.tsx";
import { groupDigits } from "#design-system/typed-number.ts";
import type { Cents } from "#platform/shared/money.ts";
import { typedAmount } from "./typed-amount.ts";

/** CALC-05. */
const SETTLED_AFTER_MS = 1000;

interface MoneyFieldProps {
  readonly id: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  /** Null while nothing was said. */
  readonly cents: Cents | null;
  /** Called a second after the last key, or at once on Enter and when the field is left. */
  readonly onSettled: (cents: Cents) => void;
}

/** An amount in dollars, at most 999,999 (UI-07), that counts once somebody has stopped typing. */
export function MoneyField({ id, label, help, error, cents, onSettled }: MoneyFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const settle = useEffectEvent(() => {
    if (draft === null) return;
    setDraft(null);
    onSettled(Math.round(Number(draft || "0") * 100));
  });
  useEffect(() => {
    if (draft === null) return undefined;
    const timer = setTimeout(() => settle(), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  return (
    <TextField
      autoComplete="off"
      before="$"
      className="tabular"
      error={error}
      help={help}
      id={id}
      inputMode="decimal"
      label={label}
      maxLength={12}
      onBlur={() => settle()}
      onChange={(event) => setDraft(typedAmount(event.target.value))}
      onKeyDown={(event) => event.key === "Enter" && settle()}
      value={draft ?? (cents === null ? "" : textOf(cents))}
    />
  );
}

function textOf(cents: Cents): string {
  const [dollars = "", fraction] = (cents / 100).toFixed(2).split(".");
  return fraction === "00" ? groupDigits(dollars) : `${groupDigits(dollars)}.${fraction}`;
}
