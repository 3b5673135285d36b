import { type ReactNode, useState } from "react";
import { MoneyText } from "#design-system/money-text.tsx";
import { SelectField } from "#design-system/select-field.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formatWholeDollars } from "#platform/shared/money.ts";
import type { PlanWords, ProductWords } from "../../domain/product-words.ts";
import type { MenuPlan } from "../../domain/protection-menu.ts";
import { refusalWords } from "../offer/refusal-words.ts";
import { addedWords } from "../plan/overlap-words.ts";
import { PACKAGE_TYPE } from "../plan/package-type.ts";
import { deductibleText, termText } from "../plan/plan-terms.ts";
import { DealBar } from "./deal-bar.tsx";
import { offeredPlan, type PlansPageParts } from "./plans-page-parts.ts";

interface Column {
  readonly product: ProductWords;
  readonly plan: PlanWords;
  /** Undefined without a car, or where it would not help. */
  readonly priced: MenuPlan | undefined;
}

/** PROT-04 "compare": one plan of every product side by side. */
export function ComparePage(parts: PlansPageParts) {
  const t = useText();
  const [picked, setPicked] = useState<Readonly<Record<string, string>>>({});
  const columns = parts.products.flatMap((product): Column[] => {
    const plan =
      product.plans.find(({ id }) => id === picked[product.id]) ??
      product.plans.find(({ id }) => offeredPlan(parts, id)) ??
      product.plans[0];
    return plan === undefined ? [] : [{ product, plan, priced: offeredPlan(parts, plan.id) }];
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="grid max-w-prose gap-2">
        <h1 className="text-heading">{t("Compare plans")}</h1>
        <p className="text-ink-muted">
          {t("All of them are optional. You don't need any to buy, finance or lease.")}
        </p>
      </header>
      <DealBar plans={parts.plans} vehicle={parts.vehicle} />
      <section
        aria-label={t("Compare plans")}
        className="overflow-x-auto"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls needs a stop of the keyboard
        tabIndex={0}
      >
        <table className="w-full min-w-max border-collapse text-small">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{t("Plan")}</span>
              </th>
              {columns.map(({ product, plan }) => (
                <th className="p-3 text-left align-bottom font-normal" key={product.id} scope="col">
                  <div className="w-36 sm:w-54">
                    <span className="block pb-2 text-body font-semibold">{product.name}</span>
                    <SelectField
                      id={`compare-${product.id}`}
                      aria-label={`${t("Plan")}, ${product.name}`}
                      label={t("Plan")}
                      onChange={(event) => setPicked({ ...picked, [product.id]: event.target.value })}
                      options={product.plans.map(({ id, name }) => ({ value: id, label: name }))}
                      value={plan.id}
                    />
                  </div>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {useRows(parts).map(({ label, cell }) => (
              <tr className="border-t border-line" key={label}>
                <th
                  className="sticky left-0 max-w-32 min-w-24 bg-surface p-3 pl-0 text-left align-top font-semibold"
                  scope="row"
                >
                  {label}
                </th>
                {columns.map((column) => (
                  <td className="p-3 align-top" key={column.product.id}>
                    <div className="w-36 sm:w-54">{cell(column)}</div>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

interface Row {
  readonly label: string;
  readonly cell: (column: Column) => ReactNode;
}

function useRows(parts: PlansPageParts): readonly Row[] {
  const t = useText();
  const { menu } = parts.plans;
  const noPrice = ({ plan }: Column): ReactNode => {
    const refused = menu?.refused.find(({ id }) => id === plan.id);
    return refused ? t("Wouldn't help: {reason}", { reason: refusalWords(refused, t) }) : "";
  };
  const prices: readonly Row[] = [
    {
      label: t("Price"),
      cell: (column) =>
        column.priced ? <MoneyText cents={column.priced.priceCents} exact /> : noPrice(column),
    },
    {
      label: t("Adds per month"),
      cell: ({ priced }) => priced?.monthlyCents != null && <MoneyText cents={priced.monthlyCents} exact />,
    },
    {
      label: t("In total, with tax and interest"),
      cell: ({ priced }) => priced && <MoneyText cents={priced.totalCostCents} exact />,
    },
    {
      label: t("Adds to the factory warranty"),
      cell: ({ priced }) =>
        priced?.overlap ? addedWords(priced.overlap, t) : priced && t("Covers other things"),
    },
  ];
  return [
    { label: t("In short"), cell: ({ product }) => product.summary },
    {
      label: t("Type"),
      cell: ({ product }) => (product.packageType === null ? "–" : t(PACKAGE_TYPE[product.packageType])),
    },
    { label: t("Lasts"), cell: ({ plan }) => termText(plan, t) },
    { label: t("Deductible"), cell: ({ plan }) => deductibleText(plan, t) ?? "–" },
    ...(menu === undefined ? [] : prices),
    { label: t("Covered"), cell: ({ product }) => <Items items={product.covers} /> },
    { label: t("Not covered"), cell: ({ product }) => <Items items={product.excludes} /> },
    {
      label: t("If you cancel"),
      cell: ({ product }) =>
        t("Full refund for {days} days, then the unused part less {fee}", {
          days: product.freeLookDays,
          fee: formatWholeDollars(product.feeCents),
        }),
    },
  ];
}

function Items({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className="grid gap-1">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
