import { useEffect, useRef, useState, type ComponentType } from "react";
import { Button } from "#design-system/plain-button.tsx";
import { usePath, useText, useTexts } from "#platform/browser/texts.tsx";
import { WrittenLines, WrittenOnce } from "#platform/browser/written-once.tsx";
import { formatDollarsAndCents as money } from "#platform/shared/money.ts";
import { english } from "#platform/shared/text.ts";
import type { ShownEstimate } from "../domain/personal-pricing.ts";
import { pricingMessages } from "../messages.ts";
import { ReasonLine } from "./reason-line.tsx";
import type { CalculatorVehicle } from "./use-calculator.ts";

export interface PaymentSectionProps {
  readonly vehicle: CalculatorVehicle & { readonly estimatedPayment: ShownEstimate | null };
}

type Calculator = ComponentType<{ vehicle: CalculatorVehicle }>;

/** Address parts that ask for the calculator at once. */
const ASKS = /[?&](pay|down|term|credit|trade|owed)=/;

/**
 * What a vehicle costs, number by number with its reason; works without script. The calculator takes its place
 * when somebody asks for it, by the button or by an address that holds choices.
 */
export function PaymentSection({ vehicle }: PaymentSectionProps) {
  const t = useText();
  const text = useTexts(pricingMessages);
  const box = useRef<HTMLDivElement>(null);
  const [Loaded, setLoaded] = useState<Calculator | null>(null);
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const open = (isAsked: boolean) => {
    setState("busy");
    import("./payment-calculator.tsx").then(
      ({ PaymentCalculator }) => {
        setLoaded(() => PaymentCalculator);
        // The button that was pressed is gone.
        if (isAsked) box.current?.focus();
      },
      () => setState("failed"),
    );
  };
  useEffect(() => {
    const follow = () => {
      if (window.location.hash === "#payment") open(false);
    };
    if (ASKS.test(window.location.search)) open(false);
    else follow();
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);
  return (
    <div className="outline-none" ref={box} tabIndex={-1}>
      {Loaded === null ? (
        <div className="grid gap-4">
          <Breakdown vehicle={vehicle} />
          <p className="scripting-off:hidden">
            <Button busy={state === "busy"} look="secondary" onClick={() => open(true)}>
              {t("Change the terms")}
            </Button>
          </p>
          {state === "failed" && <p role="alert">{text("pricing.unavailable")}</p>}
        </div>
      ) : (
        <Loaded vehicle={vehicle} />
      )}
    </div>
  );
}

interface Row {
  readonly label: string;
  readonly reason: string;
  readonly value: string;
}

/** Reasons hold no amounts, so that the server writes each line once for all vehicles. */
function rowsOf({ vehicle }: PaymentSectionProps): readonly Row[] {
  const { priceCents, incentivesCents, estimatedPayment: shown } = vehicle;
  const price = priceCents ?? 0;
  const rows: Row[] = [
    { label: english("Vehicle price"), reason: english("The dealer's price."), value: money(price) },
  ];
  if (incentivesCents > 0)
    rows.push({
      label: english("Incentives"),
      reason: english("Incentives of the maker for this vehicle."),
      value: money(-incentivesCents),
    });
  if (shown === null) return rows;
  const {
    estimatedDownPaymentCents: down,
    estimatedMonthlyPaymentCents: monthly,
    estimatedTerm: term,
  } = shown;
  const financed = price - incentivesCents - down;
  return [
    ...rows,
    {
      label: english("Down payment"),
      reason: english("What you pay at signing. It lowers what is financed."),
      value: money(-down),
    },
    {
      label: english("Amount financed"),
      reason: english("The price less incentives and down payment, before tax, title and registration."),
      value: money(financed),
    },
    {
      label: english("APR"),
      reason: english(
        "An example rate for the credit this store assumes. Lenders set the rate of your contract.",
      ),
      value: `${shown.estimatedAPR.toFixed(2)}%`,
    },
    {
      label: english("Months"),
      reason: english("The usual term of this store. A longer one costs less a month and more in all."),
      value: String(term),
    },
    {
      label: english("Interest over the term"),
      reason: english("All monthly payments less the amount financed."),
      value: money(Math.max(0, monthly * term - financed)),
    },
    {
      label: english("Each month"),
      reason: english("The amount financed with its interest, in equal payments."),
      value: money(monthly),
    },
  ];
}

function Breakdown({ vehicle }: PaymentSectionProps) {
  const t = useText();
  const path = usePath();
  const { estimatedPayment } = vehicle;
  return (
    <>
      <div>
        <WrittenLines
          blank={({ value }) => value}
          by={({ label, reason }) => `reason ${label} ${reason}`}
          lines={rowsOf({ vehicle })}
        >
          {({ label, reason }, value) => <ReasonLine label={t(label)} reason={t(reason)} value={value} />}
        </WrittenLines>
      </div>
      <WrittenOnce by={`payment note ${estimatedPayment === null}`}>
        {() => (
          <p className="max-w-prose text-small text-ink-muted">
            {estimatedPayment !== null && `${t("An estimate, not an offer of credit.")} `}
            {t("Tax, title and registration are added at checkout.")}{" "}
            <a className="text-link underline underline-offset-4" href={path("/faq#payments")}>
              {t("How we estimate payments")}
            </a>
          </p>
        )}
      </WrittenOnce>
    </>
  );
}
