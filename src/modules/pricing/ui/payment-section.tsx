import { useEffect, useRef, useState, type ComponentType } from "react";
import { Button } from "#design-system/plain-button.tsx";
import { answers } from "#platform/browser/forms/press-again.ts";
import { quietPart } from "#platform/browser/late-part.ts";
import { ServerWritten } from "#rendering/screens.tsx";
import { useText, useTexts } from "#platform/browser/texts/texts.tsx";
import type { ShownEstimate } from "../domain/personal-pricing.ts";
import { pricingMessages } from "../messages.ts";
import { hasOwnTerms } from "./has-own-terms.ts";
import { NO_PRICES, usePriceForShopper } from "./personal-pricing.ts";
import type { CalculatorVehicle } from "./calculator/use-calculator.ts";

interface PaymentSectionProps {
  readonly vehicle: CalculatorVehicle & { readonly estimatedPayment: ShownEstimate | null };
}

const loadBreakdown = async () => (await import("./payment-breakdown.tsx")).PaymentBreakdown;
const PaymentBreakdown = import.meta.env.SSR ? await loadBreakdown() : quietPart(loadBreakdown);

type Calculator = ComponentType<{ vehicle: CalculatorVehicle }>;

/** Address parts that ask for the calculator at once. */
const ASKS = /[?&](pay|down|term|credit|trade|owed)=/;

/**
 * What a vehicle costs, number by number with its reason; works without script. The calculator takes its place
 * when somebody asks for it, by the button or by an address that holds choices, or chose terms for another car.
 */
export function PaymentSection({ vehicle }: PaymentSectionProps) {
  const t = useText();
  const text = useTexts(pricingMessages);
  const box = useRef<HTMLDivElement>(null);
  const [Loaded, setLoaded] = useState<Calculator | null>(null);
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const open = (isAsked: boolean) => {
    import("./calculator/payment-calculator.tsx").then(
      ({ PaymentCalculator }) => {
        setLoaded(() => PaymentCalculator);
        // The button that was pressed is gone.
        if (isAsked) box.current?.focus();
      },
      () => setState("failed"),
    );
  };
  // Two payments on one page would contradict each other.
  const isPersonal = usePriceForShopper() !== NO_PRICES;
  useEffect(() => {
    if (isPersonal) open(false);
  }, [isPersonal]);
  useEffect(() => {
    const follow = () => {
      if (window.location.hash === "#payment") open(false);
    };
    if (ASKS.test(window.location.search) || hasOwnTerms()) open(false);
    else follow();
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);
  return (
    <div className="outline-none" ref={box} tabIndex={-1}>
      {Loaded === null ? (
        <div className="grid gap-4">
          <ServerWritten
            by={JSON.stringify([vehicle.priceCents, vehicle.incentivesCents, vehicle.estimatedPayment])}
            id="payment-breakdown"
          >
            <PaymentBreakdown vehicle={vehicle} />
          </ServerWritten>
          <p className="scripting-off:hidden">
            <Button
              busy={state === "busy"}
              className="late-button"
              look="secondary"
              onClick={() => {
                setState("busy");
                open(true);
              }}
              ref={answers}
            >
              {t("Customize payment")}
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
