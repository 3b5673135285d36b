import type { Cents } from "#platform/shared/money.ts";

/** What an address says about payments; what it does not say, or not readably, is the retailer's default. */
export interface AskedTerms {
  readonly downPaymentCents?: Cents;
  readonly termMonths?: number;
  readonly zip?: string;
}

/** `down` in dollars, `term` in months, `zip` with five digits. */
export function askedTerms(search: URLSearchParams): AskedTerms {
  const down = (search.get("down") ?? "").replace(/[$,\s]|\.\d*\s*$/gu, "");
  const term = search.get("term") ?? "";
  const zip = (search.get("zip") ?? "").trim();
  return {
    ...(/^\d{1,6}$/u.test(down) && { downPaymentCents: Number(down) * 100 }),
    ...(/^\d{1,3}$/u.test(term) && { termMonths: Number(term) }),
    ...(/^\d{5}$/u.test(zip) && { zip }),
  };
}

/** As an address says them; reading it again gives the same terms. */
export function termsAsText({
  downPaymentCents,
  termMonths,
  zip,
}: AskedTerms): Readonly<Record<string, string>> {
  return {
    ...(downPaymentCents !== undefined && { down: String(downPaymentCents / 100) }),
    ...(termMonths !== undefined && { term: String(termMonths) }),
    ...(zip !== undefined && { zip }),
  };
}
