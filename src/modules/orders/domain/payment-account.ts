import { english, type Text } from "#platform/shared/texts/text.ts";

/** A card or bank account that money came from or goes back to, as much of it as may be shown. */
interface PaymentAccount {
  readonly kind: "card" | "bank";
  /** Brand of a card, name of a bank; null where nobody said. */
  readonly name: string | null;
  /** Last four digits; null where nobody said. */
  readonly ending: string | null;
}

const CODE = /^(?<kind>card|bank):(?<name>.*):(?<ending>[^:]*)$/u;
/** As rows were worded before they held a code. */
const WORDED = /^(?:(?<bank>.+) account|(?<card>.+)) ending in (?<ending>\d{2,4})$/u;

/** How an account is stored: `card:Visa:4242`, `bank:First Harbor Bank:6789`, `bank::`. */
export function accountCode({ kind, name, ending }: PaymentAccount): string {
  return `${kind}:${name ?? ""}:${ending ?? ""}`;
}

const WORDS = {
  card: {
    named: english("{name} ending in {digits}"),
    plain: english("Card ending in {digits}"),
    open: english("your card"),
  },
  bank: {
    named: english("{name} account ending in {digits}"),
    plain: english("Bank account ending in {digits}"),
    open: english("your bank account"),
  },
} as const;

/** A stored account in the reader's language: "Visa ending in 4242". What nobody understands is shown as it is. */
export function accountWords(t: Text, stored: string): string {
  const account = readAccount(stored);
  if (account === undefined) return stored;
  const { kind, name, ending: digits } = account;
  if (digits === null) return name ?? t(WORDS[kind].open);
  return name === null ? t(WORDS[kind].plain, { digits }) : t(WORDS[kind].named, { name, digits });
}

function readAccount(stored: string): PaymentAccount | undefined {
  const code = CODE.exec(stored)?.groups;
  if (code !== undefined) {
    const { kind, name, ending } = code;
    return { kind: kind === "card" ? "card" : "bank", name: name || null, ending: ending || null };
  }
  const worded = WORDED.exec(stored)?.groups;
  if (worded === undefined) return undefined;
  const { card, bank, ending = null } = worded;
  if (bank !== undefined) return { kind: "bank", name: bank === "Bank" ? null : bank, ending };
  return { kind: "card", name: card === "Card" ? null : (card ?? null), ending };
}
