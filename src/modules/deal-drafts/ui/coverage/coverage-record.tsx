import { Card } from "#design-system/card.tsx";
import { MoneyText } from "#design-system/money-text.tsx";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { formatDay } from "#modules/orders/ui/format-instant.ts";
import { termsLine } from "#modules/protection/ui/plan/plan-terms.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { CoverageNews } from "./coverage-news.tsx";

/** What an order says about plans for as long as it is kept: chosen, declined, and what fell away. */
export function CoverageRecord({
  order,
}: {
  readonly order: Pick<OrderView, "coverage" | "products" | "dealer">;
}) {
  const t = useText();
  const { coverage, products, dealer } = order;
  if (coverage === null) return null;
  const { declined, fellAway } = coverage;
  const isEmpty = products.length + declined.length + fellAway.length === 0;
  if (isEmpty) return null;
  return (
    <Card as="section" aria-labelledby="plans" className="grid gap-4">
      <h2 className="text-title" id="plans">
        {t("Protection plans")}
      </h2>
      {products.length === 0 && <p>{t("You chose no protection plan.")}</p>}
      {products.length > 0 && (
        <ul className="grid gap-3">
          {products.map((product) => (
            <li className="flex flex-wrap items-baseline justify-between gap-x-4" key={product.id}>
              <span className="grid">
                <span className="font-semibold">{product.label}</span>
                <span className="text-small text-ink-muted">
                  {termsLine({ ...product, kind: kindOf(product.code) }, t)}
                </span>
              </span>
              <MoneyText cents={product.priceCents} exact />
            </li>
          ))}
        </ul>
      )}
      <DeclinedPlans coverage={coverage} dealer={dealer} />
    </Card>
  );
}

/** Plans that were offered and not taken, and those that left the deal, for as long as the order is kept. */
export function DeclinedPlans({ coverage, dealer }: Pick<OrderView, "coverage" | "dealer">) {
  const t = useText();
  if (coverage === null) return null;
  const { answeredAt, declined, fellAway } = coverage;
  return (
    <>
      <CoverageNews fellAway={fellAway} />
      {declined.length > 0 && (
        <div className="grid gap-1 text-small">
          <h3 className="font-semibold">
            {answeredAt === null
              ? t("Offered and declined")
              : t("Offered and declined on {day}", {
                  day: formatDay(answeredAt, dealer.timeZone, t.language),
                })}
          </h3>
          <ul className="grid gap-1 text-ink-muted">
            {declined.map(({ id, label, priceCents }) => (
              <li className="grid grid-cols-[1fr_auto] gap-x-4" key={id}>
                <span>{label}</span>
                <MoneyText cents={priceCents} exact />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** As the worksheet calls it. */
function kindOf(code: string): "serviceContract" | "ancillary" {
  return code === "serviceContract" ? code : "ancillary";
}
