import { Link } from "react-router";
import { Badge } from "#design-system/badge.tsx";
import { Card } from "#design-system/card.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { ProductWords } from "../../domain/product-words.ts";
import { RefusedPlans } from "../offer/refused-plans.tsx";
import { OptionalNote } from "../plan/optional-note.tsx";
import { PACKAGE_TYPE } from "../plan/package-type.ts";
import { DealBar } from "./deal-bar.tsx";
import { PlanRows } from "./plan-rows.tsx";
import type { PlansPageParts } from "./plans-page-parts.ts";

/** PROT-04 "packages": everything that the retailer sells, with prices where the car is known. */
export function PackagesPage(parts: PlansPageParts) {
  const t = useText();
  const { products, vehicle, plans } = parts;
  const refused = plans.menu?.refused ?? [];
  const shown =
    plans.menu === undefined
      ? products
      : products.filter(({ id }) => plans.menu?.products.some((product) => product.id === id));
  return (
    <div className="grid gap-8">
      <header className="grid max-w-prose gap-2">
        <h1 className="text-heading">{t("Protection plans")}</h1>
        {vehicle === null && (
          <p className="text-ink-muted">
            {t("Prices depend on the car. Open a car and choose “Protection plans” to see them.")}
          </p>
        )}
      </header>
      <DealBar plans={parts.plans} vehicle={parts.vehicle} />
      <ul className="grid gap-4">
        {shown.map((product) => (
          <Product key={product.id} parts={parts} product={product} />
        ))}
      </ul>
      <RefusedPlans refused={refused} />
    </div>
  );
}

function Product({ product, parts }: { readonly product: ProductWords; readonly parts: PlansPageParts }) {
  const t = useText();
  return (
    <Card as="li" className="grid gap-4" data-product={product.id}>
      <div className="grid gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-title">{product.name}</h2>
          {product.packageType !== null && <Badge>{t(PACKAGE_TYPE[product.packageType])}</Badge>}
        </div>
        <p className="max-w-prose">{product.summary}</p>
        <OptionalNote />
      </div>
      <PlanRows parts={parts} product={product} />
      <p>
        <Link
          className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
          to={`${parts.base}/packages/${product.id}`}
        >
          {t("What {plan} covers, and what you get back", { plan: product.name })}
        </Link>
      </p>
    </Card>
  );
}
