import { Link } from "react-router";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { ProductWords } from "../../domain/product-words.ts";
import { RefusedPlans } from "../offer/refused-plans.tsx";
import { CoveredLists } from "../plan/covered-lists.tsx";
import { OptionalNote } from "../plan/optional-note.tsx";
import { OverlapPicture } from "../plan/overlap-picture.tsx";
import { RefundTable } from "../plan/refund-table.tsx";
import { DealBar } from "./deal-bar.tsx";
import { PlanRows } from "./plan-rows.tsx";
import { offeredProduct, type PlansPageParts } from "./plans-page-parts.ts";

/** For a plan that ends with the loan where there is none: only its example of refunds. */
const USUAL_LOAN_MONTHS = 72;

interface PlanPageProps {
  readonly parts: PlansPageParts;
  readonly product: ProductWords;
}

/** PROT-04 "details": one product, all of it. */
export function PlanPage({ parts, product }: PlanPageProps) {
  const t = useText();
  const { menu } = parts.plans;
  const offered = offeredProduct(parts, product.id)?.plans ?? [];
  const added = offered.flatMap(({ id, name, overlap }) => (overlap === null ? [] : [{ id, name, overlap }]));
  const plan = offered.find(({ id }) => parts.plans.wish?.chosen.includes(id)) ?? offered[0];
  const refused = (menu?.refused ?? []).filter(({ productId }) => productId === product.id);
  return (
    <div className="grid gap-8">
      <header className="grid max-w-prose gap-2">
        <h1 className="text-heading">{product.name}</h1>
        <p className="text-lead text-ink-muted">{product.summary}</p>
        <OptionalNote />
      </header>
      <DealBar plans={parts.plans} vehicle={parts.vehicle} />
      {product.description !== null && <p className="max-w-prose">{product.description}</p>}
      <CoveredLists covers={product.covers} excludes={product.excludes} />
      <section className="grid gap-3">
        <h2 className="text-title">{t("Plans")}</h2>
        <PlanRows parts={parts} product={product} />
      </section>
      {added.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-title">{t("What it adds to the factory warranty")}</h2>
          <ul className="grid gap-6 md:grid-cols-2">
            {added.map(({ id, name, overlap }) => (
              <li className="grid content-start gap-1" key={id}>
                <p className="text-small font-semibold">{name}</p>
                <OverlapPicture overlap={overlap} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="grid gap-3">
        <h2 className="text-title">{t("If you cancel")}</h2>
        {plan && menu ? (
          <>
            <p className="text-small font-semibold">{plan.name}</p>
            <RefundTable
              plan={plan}
              sale={{
                saleDate: menu.saleDate,
                state: menu.state,
                loanMonths: menu.without?.termMonths ?? USUAL_LOAN_MONTHS,
              }}
            />
          </>
        ) : (
          <p className="max-w-prose">
            {t("Cancel any time. Within {days} days without a claim you get the whole price back.", {
              days: product.freeLookDays,
            })}
          </p>
        )}
      </section>
      <p className="text-small text-ink-muted">
        {t("Administered by {administrator}.", { administrator: product.administrator })}
      </p>
      <RefusedPlans refused={refused} />
      {product.kind === "gap" && (
        <Link
          className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
          to={`${parts.base}/gap`}
        >
          {t("How GAP works, with your own numbers")}
        </Link>
      )}
    </div>
  );
}
