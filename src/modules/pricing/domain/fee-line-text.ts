import { formatDollarsAndCents } from "#platform/shared/money.ts";
import type { Text } from "#platform/shared/texts/text.ts";
import type { PricedLine } from "./priced-line.ts";
import { formatRate } from "./rate.ts";
import type { SheetLine } from "./worksheet/sheet-line.ts";

/** A fee of a state or the dealer with its name and reason in words a buyer can read. */
export function feeLineText(line: SheetLine, t: Text): PricedLine {
  const { amountCents, isEstimate, confidence } = line;
  const state = String(line.because.values["state"]);
  const said = { amountCents, isEstimate, ...(confidence && { confidence }) };
  switch (line.code) {
    case "tax":
      return { code: "tax", label: t(line.label ?? ""), ...said, derivation: taxDerivation(line, t) };
    case "title":
      return {
        code: "title",
        label: t("Title"),
        ...said,
        derivation: t("What {state} charges to issue the title in your name.", { state }),
      };
    case "registration":
      return {
        code: "registration",
        label: t("Registration"),
        ...said,
        derivation: t(
          "A typical registration in {state}; the exact amount follows from the vehicle and your county.",
          { state },
        ),
      };
    case "docFee":
      return {
        code: "docFee",
        label: t("Documentation fee"),
        ...said,
        derivation:
          line.because.code === "docFeeCapped"
            ? t("The dealer's fee for preparing the documents, limited by {state} law.", { state })
            : t("The dealer's fee for preparing the documents."),
      };
    default:
      throw new Error(`${line.code} is no fee`);
  }
}

function taxDerivation({ because: { values } }: SheetLine, t: Text): string {
  const cents = (name: string) => Number(values[name] ?? 0);
  const money = (name: string) => formatDollarsAndCents(cents(name));
  const tax = t("{rate} {state} {tax} on {base}.", {
    rate: formatRate(cents("ratePpm")),
    state: String(values["state"]),
    tax: t(String(values["taxName"])).toLowerCase(),
    base: money("baseCents"),
  });
  const trade = t("That is the price less {credit} for your trade-in.", { credit: money("creditCents") });
  const params = { rate: formatRate(cents("localPpm")), limit: money("localBaseCents") };
  const local =
    cents("localBaseCents") === 0
      ? t("Plus {rate} local tax.", params)
      : t("Plus {rate} local tax on the first {limit}.", params);
  return [tax, cents("creditCents") === 0 ? "" : trade, cents("localPpm") === 0 ? "" : local]
    .filter(Boolean)
    .join(" ");
}
