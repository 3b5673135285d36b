import { LinkButton } from "#design-system/button.tsx";
import { MoneyText } from "#design-system/money-text.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formatWholeDollars } from "#platform/shared/money.ts";
import { english } from "#platform/shared/texts/text.ts";
import { REPAIR_COSTS } from "../../domain/repair-costs-data.ts";
import { OptionalNote } from "../plan/optional-note.tsx";
import type { PlansPageParts } from "./plans-page-parts.ts";

const HELPS = [
  english("You plan to keep the car after the factory warranty ends."),
  english("A repair of $2,000 would be hard to pay at once."),
  english("You finance most of the price, so for a while you owe more than the car is worth."),
];

const MAY_NOT_NEED = [
  english("The factory warranty covers the car for as long as you plan to keep it."),
  english("You have savings for a repair and would rather pay only for what breaks."),
  english("You pay in full or put a lot down. Then GAP has nothing to pay."),
  english(
    "You lease for three years or less: the factory warranty often lasts as long, and many leases include GAP.",
  ),
  english("Your auto insurance, your credit union or your credit card already covers the same thing."),
];

const PROMISES = [
  english("Nothing is added unless you add it, plan by plan."),
  english("You always see the payment without plans first."),
  english("Everyone pays the same price for the same plan on the same car."),
  english("We don't sell plans that can't help your car and your deal, and we say why."),
  english("You can cancel any time, online, and you see the refund before you buy."),
];

/** PROT-04 "why": what a plan is, what repairs may cost, and when nobody needs one. */
export function WhyPage({ base }: PlansPageParts) {
  const t = useText();
  return (
    <div className="grid gap-10">
      <header className="grid max-w-prose gap-3">
        <h1 className="text-heading">{t("Do you need a protection plan?")}</h1>
        <p className="text-lead text-ink-muted">
          {t(
            "A plan pays for some repairs or losses that your warranty and insurance don't. It helps some people and costs others more than it returns.",
          )}
        </p>
        <OptionalNote />
      </header>
      <RepairCosts />
      <div className="grid gap-8 md:grid-cols-2">
        <List items={HELPS} title={t("When a plan can help")} />
        <List items={MAY_NOT_NEED} title={t("When you may not need one")} />
      </div>
      <List items={PROMISES} title={t("How we sell them")} />
      <p className="max-w-prose text-small text-ink-muted">
        {t(
          "A service contract is not a warranty. The manufacturer's warranty comes with the car; a service contract is something you may buy.",
        )}
      </p>
      <LinkButton className="justify-self-start max-sm:w-full" to={`${base}/packages`}>
        {t("See the plans")}
      </LinkButton>
    </div>
  );
}

function RepairCosts() {
  const t = useText();
  return (
    <section aria-labelledby="repair-costs" className="grid gap-3">
      <h2 className="text-title" id="repair-costs">
        {t("What repairs may cost")}
      </h2>
      <dl className="grid gap-3 sm:grid-cols-3">
        {REPAIR_COSTS.map(({ repair, cents, isUpTo }) => (
          <div className="grid gap-1 rounded-card border border-line bg-surface-raised p-5" key={repair}>
            <dt>{t(repair)}</dt>
            <dd className="text-title font-bold">
              {isUpTo ? (
                t("up to {amount}", { amount: formatWholeDollars(cents) })
              ) : (
                <MoneyText cents={cents} />
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-small text-ink-muted">
        {t("Sample amounts. Real costs depend on the car, the shop and the damage.")}
      </p>
    </section>
  );
}

function List({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  const t = useText();
  return (
    <section className="grid content-start gap-3">
      <h2 className="text-title">{title}</h2>
      <ul className="grid max-w-prose list-disc gap-2 pl-5">
        {items.map((item) => (
          <li key={item}>{t(item)}</li>
        ))}
      </ul>
    </section>
  );
}
