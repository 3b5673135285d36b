import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/plain-button.tsx";
import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";
import { RetryAlert } from "#design-system/retry-alert.tsx";
import { fillText, textInContext } from "#platform/shared/texts/text.ts";
import { useText, useTexts } from "#platform/browser/texts/texts.tsx";
import { formatDollarsAndCents, formatWholeDollars, type Cents } from "#platform/shared/money.ts";
import { dealProblemKeys } from "../../deal-problem-keys.ts";
import { type NotPossible } from "../../domain/deal-input.ts";
import { DEAL_TYPES, type DealProblem, type DealType } from "#modules/worksheet/domain/terms/deal-parts.ts";
import { financedLimits } from "#modules/worksheet/domain/terms/down-payment.ts";
import type { PersonalPricing } from "../../domain/personal-pricing.ts";
import { pricingMessages } from "../../messages.ts";
import { ComparedWays } from "./compared-ways.tsx";
import { CalculatorForm } from "./calculator-form.tsx";
import { ChoiceRow } from "./choice-row.tsx";
import { DealHeadline, DealLines } from "./deal-result.tsx";
import { priceErrorHelp } from "../personal-words.ts";
import { useCalculator, type CalculatorVehicle, type Calculator } from "./use-calculator.ts";

/** Finance, lease or cash for one vehicle, to the cent what the server and checkout say (CALC-01 to CALC-10). */
export function PaymentCalculator({ vehicle }: { vehicle: CalculatorVehicle }) {
  const t = useText();
  const text = useTexts(pricingMessages);
  const calculator = useCalculator(vehicle);
  const { choices, rules, estimate, personal, lender, choose } = calculator;
  const isRefused = personal !== null && personal.priceErrors.length > 0;
  const labels: Record<DealType, string> = {
    finance: textInContext(t, "Finance", "way to pay"),
    lease: textInContext(t, "Lease", "way to pay"),
    cash: t("Cash"),
  };
  const offered = DEAL_TYPES.filter((type) => type !== "lease" || vehicle.condition === "new");
  return (
    <div className="@container grid gap-6" data-calculator="">
      <ChoiceRow
        isLegendHidden
        legend={t("How you pay")}
        name="calculator-type"
        // Terms and limits differ from type to type, so the choices about them start anew (OP-54).
        onChoose={(type) => choose({ type, downPaymentCents: undefined, termMonths: undefined })}
        options={offered.map((type) => ({ value: type, label: labels[type] }))}
        value={choices.type}
      />
      {calculator.hasFailed && (
        <RetryAlert onRetry={calculator.retry}>
          {fillText(text("pricing.detailsUnavailable"), { phone: formatPhone(vehicle.phone) })}
        </RetryAlert>
      )}
      {rules === null || estimate === null ? (
        !calculator.hasFailed && <div className="min-h-96 appear-late rounded-card bg-surface-sunken" />
      ) : (
        // The amount stays in sight of thumbs that change it; beside the form only where both have room for their words.
        <div className="grid items-start gap-x-10 gap-y-6 @lg:grid-cols-2 @lg:grid-rows-[auto_1fr]">
          <div className="max-md:sticky max-md:top-16 max-md:z-[5] max-md:bg-surface max-md:py-2 @lg:col-start-2">
            {isRefused ? (
              <NotQualified calculator={calculator} personal={personal} />
            ) : estimate.kind === "not-possible" ? (
              <Refusal
                calculator={calculator}
                leastFinancedCents={financedLimits(rules, vehicle.priceCents ?? 0).minimumCents}
                phone={vehicle.phone}
                refusal={estimate}
              />
            ) : (
              <DealHeadline estimate={estimate} lender={lender} />
            )}
          </div>
          <div className="@lg:col-start-1 @lg:row-span-2 @lg:row-start-1">
            <CalculatorForm calculator={calculator} rules={rules} />
          </div>
          {estimate.kind !== "not-possible" && !isRefused && (
            <div className="@lg:col-start-2">
              <DealLines estimate={estimate} lender={lender} />
              <ComparedWays ways={calculator.ways} />
            </div>
          )}
        </div>
      )}
    </div>
  );
}

/** VEH-16, VEH-17: no lender takes this car with these choices; whom to call, and what would make it possible. */
function NotQualified({
  calculator,
  personal,
}: {
  readonly calculator: Calculator;
  readonly personal: PersonalPricing;
}) {
  const t = useText();
  const text = useTexts(pricingMessages);
  const help = priceErrorHelp(personal.priceErrors);
  const down = personal.possiblePricing?.suggestedDownPaymentCents ?? null;
  const withoutTrade = { tradeValueCents: undefined, tradeOwedCents: undefined };
  return (
    <AlertBar
      action={
        <div className="flex flex-wrap gap-3">
          {down !== null && (
            <Button look="secondary" onClick={() => calculator.choose({ downPaymentCents: down })}>
              {t("Try {amount} down", { amount: formatWholeDollars(down) })}
            </Button>
          )}
          {personal.possiblePricing?.suggestedTradeRemoval && (
            <Button look="secondary" onClick={() => calculator.choose(withoutTrade)}>
              {t("Try without your trade-in")}
            </Button>
          )}
          <Button look="secondary" onClick={() => calculator.choose({ type: "cash" })}>
            {t("See the cash price")}
          </Button>
        </div>
      }
      type="warning"
    >
      <p>{fillText(text("pricing.notQualified"), { phone: formatPhone(personal.dealerPhone) })}</p>
      {help !== null && <p>{text(help)}</p>}
    </AlertBar>
  );
}

interface RefusalProps {
  readonly calculator: Calculator;
  readonly refusal: NotPossible;
  readonly leastFinancedCents: Cents;
  readonly phone: string;
}

/** No other amounts help against these. */
const ONLY_CASH: readonly DealProblem[] = ["mileage-too-high", "vehicle-too-old"];

/** Why this deal is not possible, with one tap to the nearest one that is. */
function Refusal({ calculator, refusal, leastFinancedCents, phone }: RefusalProps) {
  const t = useText();
  const text = useTexts(pricingMessages);
  const { limits, problems } = refusal;
  const isAboutDown = problems.some((problem) => problem.startsWith("down-payment"));
  const isTooLow =
    problems.includes("down-payment-too-low") || problems.includes("down-payment-below-loan-limit");
  const down = isTooLow ? limits?.minimumCents : limits?.maximumCents;
  const isOnlyCash = problems.some((problem) => ONLY_CASH.includes(problem));
  const values = {
    minimum: formatDollarsAndCents(isTooLow ? (limits?.minimumCents ?? 0) : leastFinancedCents),
    maximum: formatDollarsAndCents(limits?.maximumCents ?? 0),
    phone: formatPhone(phone),
  };
  return (
    <AlertBar
      action={
        isAboutDown && down !== undefined ? (
          <Button look="secondary" onClick={() => calculator.choose({ downPaymentCents: down })}>
            {t("Use {amount}", { amount: formatDollarsAndCents(down) })}
          </Button>
        ) : problems.includes("lease-not-offered") ? (
          <Button look="secondary" onClick={() => calculator.choose({ type: "finance" })}>
            {t("See the payment with a loan")}
          </Button>
        ) : isOnlyCash ? (
          <Button look="secondary" onClick={() => calculator.choose({ type: "cash" })}>
            {t("See the cash price")}
          </Button>
        ) : undefined
      }
      type="warning"
    >
      {problems.map((problem) => (
        <p key={problem}>{fillText(text(dealProblemKeys[problem]), values)}</p>
      ))}
    </AlertBar>
  );
}
