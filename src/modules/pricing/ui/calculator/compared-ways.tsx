import { useText } from "#platform/browser/texts/texts.tsx";
import { formatDollarsAndCents as money } from "#platform/shared/money.ts";
import type { Text } from "#platform/shared/texts/text.ts";
import type { ComparedWay } from "../../domain/compare-ways.ts";

/** Money off or the special rate, side by side and to the cent; which of them is above (PROT-05). */
export function ComparedWays({ ways }: { readonly ways: readonly ComparedWay[] }) {
  const t = useText();
  if (ways.length === 0) return null;
  return (
    <section aria-labelledby="compared-ways" className="mt-6 grid gap-3">
      <h3 className="text-body font-semibold" id="compared-ways">
        {t("Ways to use this car's incentives")}
      </h3>
      <ul className="grid gap-3">
        {ways.map((way) => (
          <li
            className={`grid gap-1 rounded-control border p-4 ${way.isCounted ? "border-action" : "border-line"}`}
            key={way.titles.join("|")}
          >
            <p className="font-semibold">
              {way.titles.length === 0 ? t("Without incentives") : way.titles.join(" + ")}
            </p>
            <p className="text-small tabular">{factsOf(way, t).join(" · ")}</p>
            <p className="text-small text-ink-muted tabular">
              {t("{total} in total", { total: money(way.costCents) })}
            </p>
            {way.lenders.length > 0 && (
              <p className="text-small text-ink-muted">
                {t("Only if {lenders} approves you. You can choose it in checkout.", {
                  lenders: way.lenders.join(", "),
                })}
              </p>
            )}
            {way.isCounted && (
              <p className="text-small font-semibold text-success">{t("Counted in the payment above")}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function factsOf({ apr, offCents, monthlyPaymentCents }: ComparedWay, t: Text): string[] {
  return [
    apr === null ? "" : t("{apr}% APR", { apr: apr.toFixed(2) }),
    offCents > 0 ? t("{amount} off", { amount: money(offCents) }) : "",
    monthlyPaymentCents === null ? "" : t("{payment} a month", { payment: money(monthlyPaymentCents) }),
  ].filter(Boolean);
}
