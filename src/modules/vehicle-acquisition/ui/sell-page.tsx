import { useEffect } from "react";
import { useNavigate } from "react-router";
import { RetryAlert } from "#design-system/retry-alert.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import type { TradeInView } from "#modules/trade-in/domain/trade-in-view.ts";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { SignedIn } from "#platform/browser/session/signed-in.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import { type KnownSeller, SellForm } from "./sell-form.tsx";
import type { SaleSite } from "./sale-site.ts";

/** Accepting an offer as a sale: what stands, and who sells. */
export function SellPage({ site }: { readonly site: SaleSite }) {
  return (
    <SignedIn waiting={<Waiting />}>
      <Sell site={site} />
    </SignedIn>
  );
}

function Sell({ site }: { readonly site: SaleSite }) {
  const t = useText();
  const navigate = useNavigate();
  const offer = useApiData<TradeInView>("/api/trade-in");
  const known = useApiData<KnownSeller>("/api/profile");
  const view = offer.data;
  const isGone =
    offer.error?.status === 404 || (view !== undefined && view.decision !== "AVAILABLE" && !view.isSelling);
  const isSelling = view?.isSelling === true;
  useEffect(() => {
    if (isGone || isSelling)
      void navigate(isSelling ? "/trade-in/sale" : "/trade-in/offer", { replace: true });
  }, [isGone, isSelling, navigate]);
  const error = offer.error ?? known.error;
  if (error !== undefined && !isGone)
    return (
      <div className="page-width max-w-[46rem] py-10">
        <h1 className="pb-5 text-heading">{t("Sell us your car")}</h1>
        <RetryAlert
          onRetry={() => {
            offer.reload();
            known.reload();
          }}
        >
          {error.message}
        </RetryAlert>
      </div>
    );
  if (view?.figure?.kind !== "offer" || known.data === undefined || isGone || isSelling) return <Waiting />;
  const { car, figure, vinEnding } = view;
  return (
    <div className="page-width grid max-w-[46rem] content-start gap-8 py-6 md:py-12">
      <header className="grid gap-2">
        <p className="text-ink-muted wrap-anywhere">
          {car !== null && [car.year, car.make, car.model, car.trim].filter(Boolean).join(" ")}
        </p>
        <h1 className="text-heading">{t("Sell us your car")}</h1>
        <p className="text-display font-semibold tabular">{formatDollarsAndCents(figure.amountCents)}</p>
        <p className="max-w-prose text-ink-muted">
          {t(
            "When you accept, this amount stands, whatever day you bring the car. Only our inspection can change it, by the deductions that you saw. You can cancel until we send the money.",
          )}
        </p>
      </header>
      <SellForm
        known={known.data}
        needsVin={vinEnding === null}
        onDone={() => void navigate("/trade-in/sale")}
        site={site}
      />
    </div>
  );
}

function Waiting() {
  const t = useText();
  return (
    <div aria-busy="true" className="page-width grid max-w-[46rem] gap-5 py-10">
      <h1 className="sr-only">{t("Sell us your car")}</h1>
      <span className="sr-only">{t("Loading")}</span>
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-64" />
    </div>
  );
}
