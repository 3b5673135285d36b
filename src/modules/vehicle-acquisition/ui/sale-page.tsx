import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { LinkButton } from "#design-system/button.tsx";
import { PhoneLink } from "#design-system/phone-link.tsx";
import { RetryAlert } from "#design-system/retry-alert.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { SignedIn } from "#platform/browser/session/signed-in.tsx";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import { english } from "#platform/shared/texts/text.ts";
import { SALE_STEPS, type SaleStep } from "../domain/sale-steps.ts";
import type { SaleView } from "../domain/sale-view.ts";
import { AppointmentStep } from "./appointment-step.tsx";
import { CancelSale } from "./cancel-sale.tsx";
import { InspectionStep } from "./inspection-step.tsx";
import { PapersStep } from "./papers-step.tsx";
import { PaymentStep } from "./payment-step.tsx";
import { SALE_PATH } from "./sale-calls.ts";
import { SaleHistory } from "./sale-history.tsx";
import type { SalePartProps, SaleSite } from "./sale-site.ts";
import { SaleStepList } from "./sale-step-list.tsx";

/** The retailer's word comes by itself. */
const ASK_EVERY_MS = 15_000;

const TITLES = {
  OPEN: english("You're selling us your car"),
  CHANGED: english("Please review the new amount"),
  AGREED: english("We agree on the amount"),
  PAYING: english("Your money is on its way"),
  PAID: english("Sold. You've been paid."),
  CANCELED: english("This sale is canceled"),
} as const;

/** The tracker of a sale without a purchase: how it stands, and what is to be done. */
export function SalePage({ site }: { readonly site: SaleSite }) {
  return (
    <SignedIn waiting={<Waiting />}>
      <Sale site={site} />
    </SignedIn>
  );
}

function Sale({ site }: { readonly site: SaleSite }) {
  const t = useText();
  const navigate = useNavigate();
  const { data, error, reload, replace } = useApiData<SaleView>(SALE_PATH, ({ phase }) =>
    phase === "PAID" || phase === "CANCELED" ? null : ASK_EVERY_MS,
  );
  const isNone = error?.status === 404;
  useEffect(() => {
    if (isNone) void navigate("/trade-in", { replace: true });
  }, [isNone, navigate]);
  if (isNone || (data === undefined && error === undefined)) return <Waiting />;
  if (data === undefined)
    return (
      <div className="page-width max-w-[46rem] py-10">
        <h1 className="pb-5 text-heading">{t("Your sale")}</h1>
        <RetryAlert onRetry={reload}>{error?.message ?? ""}</RetryAlert>
      </div>
    );
  return <Tracker onChange={replace} sale={data} site={site} />;
}

function Tracker(props: SalePartProps) {
  const t = useText();
  const { sale, site } = props;
  const { car, phase } = sale;
  const isOver = phase === "CANCELED";
  return (
    <div className="page-width grid max-w-[46rem] content-start gap-8 py-6 md:py-12">
      <header className="grid gap-2">
        <p className="text-ink-muted wrap-anywhere">
          {[car.year, car.make, car.model, car.trim].filter(Boolean).join(" ")}
          {` · ${t("VIN ending in {ending}", { ending: sale.vinEnding })}`}
        </p>
        <h1 className="text-heading">{t(TITLES[phase])}</h1>
        {!isOver && <Amount sale={sale} />}
      </header>
      {isOver ? <Ended sale={sale} site={site} /> : <Steps {...props} />}
      <SaleHistory sale={sale} />
      {sale.allowed.includes("cancel") && <CancelSale {...props} />}
      <p className="text-ink-muted">
        {rich(t("Questions? Call {phone}."), { phone: <PhoneLink number={site.supportPhone} /> })}
      </p>
    </div>
  );
}

function Amount({ sale }: { readonly sale: SaleView }) {
  const t = useText();
  const amount = sale.inspection?.amountCents ?? sale.offerCents;
  return (
    <div className="grid gap-1">
      <p className="text-display font-semibold tabular">{formatDollarsAndCents(amount)}</p>
      <p className="text-ink-muted">
        {sale.inspection === null
          ? t("This amount stands. Only our inspection can change it, by the deductions that you saw.")
          : t("This is what we pay for your car.")}
      </p>
    </div>
  );
}

const PARTS: Readonly<Record<SaleStep, (props: SalePartProps) => React.ReactNode>> = {
  APPOINTMENT: AppointmentStep,
  PAPERS: PapersStep,
  INSPECTION: InspectionStep,
  PAYMENT: PaymentStep,
};

/** What waits for the seller first. */
function activeStep({ steps }: SaleView): SaleStep {
  // Papers that are half there are still the seller's turn.
  const waits = (step: SaleStep) =>
    steps[step] === "READY" || (step === "PAPERS" && steps[step] === "IN_PROGRESS");
  const attention = SALE_STEPS.find((step) => steps[step] === "NEEDS_ATTENTION");
  return (
    attention ??
    SALE_STEPS.find(waits) ??
    SALE_STEPS.find((step) => steps[step] === "IN_PROGRESS") ??
    "PAYMENT"
  );
}

function Steps(props: SalePartProps) {
  const [search] = useSearchParams();
  const wanted = SALE_STEPS.find((step) => step.toLowerCase() === search.get("step"));
  const active = activeStep(props.sale);
  const shown = wanted ?? active;
  const Part = PARTS[shown];
  return (
    <>
      <SaleStepList active={active} sale={props.sale} shown={shown} />
      <Part {...props} key={shown} />
    </>
  );
}

function Ended({ sale, site }: Omit<SalePartProps, "onChange">) {
  const t = useText();
  const isNotAsOffered = sale.inspection?.result.kind === "not-as-offered";
  return (
    <section className="grid gap-5">
      <p className="max-w-prose">
        {isNotAsOffered
          ? t(
              "The car isn't the one we made the offer for, so we can't buy it online. It stays yours, and nothing is due.",
            )
          : sale.canceledBy === "RETAILER"
            ? t("{brand} canceled it. The car stays yours, and nothing is due.", { brand: site.brand })
            : t("You canceled it. The car stays yours, and nothing is due.")}
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton className="max-sm:w-full" to="/trade-in/offer">
          {t("See your offer")}
        </LinkButton>
        <LinkButton className="max-sm:w-full" look="secondary" to="/search">
          {t("Find your next car")}
        </LinkButton>
      </div>
    </section>
  );
}

function Waiting() {
  const t = useText();
  return (
    <div aria-busy="true" className="page-width grid max-w-[46rem] gap-5 py-10">
      <h1 className="sr-only">{t("Your sale")}</h1>
      <span className="sr-only">{t("Loading")}</span>
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-48" />
      <Skeleton className="h-32" />
    </div>
  );
}
