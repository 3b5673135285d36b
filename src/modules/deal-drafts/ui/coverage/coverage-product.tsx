import { useId, useState } from "react";
import { Badge } from "#design-system/badge.tsx";
import { Button } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { CheckboxField } from "#design-system/checkbox-field.tsx";
import { Disclosure } from "#design-system/disclosure.tsx";
import { Icon } from "#design-system/icon.tsx";
import { RadioGroup } from "#design-system/radio-group.tsx";
import type { MenuPlan, MenuProduct } from "#modules/protection/domain/protection-menu.ts";
import type { RefundSale } from "#modules/protection/domain/refund/refund-by-month.ts";
import { CoveredLists } from "#modules/protection/ui/plan/covered-lists.tsx";
import { OptionalNote } from "#modules/protection/ui/plan/optional-note.tsx";
import { OverlapPicture } from "#modules/protection/ui/plan/overlap-picture.tsx";
import { PlanPrice } from "#modules/protection/ui/plan/plan-price.tsx";
import { TermsText } from "#modules/protection/ui/plan/terms-text.tsx";
import { addedWords } from "#modules/protection/ui/plan/overlap-words.ts";
import { RefundTable } from "#modules/protection/ui/plan/refund-table.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formatDollarsAndCents } from "#platform/shared/money.ts";

interface CoverageProductProps {
  readonly product: MenuProduct;
  readonly sale: RefundSale;
  readonly isBusy: boolean;
  /** A chosen product that covers the same. */
  readonly blockedBy: string | undefined;
  readonly add: (plan: MenuPlan) => void;
  readonly remove: () => void;
}

/** One product, folded until somebody wants it: its plans with none chosen, and the consent to the one that is picked. */
export function CoverageProduct({ product, sale, isBusy, blockedBy, add, remove }: CoverageProductProps) {
  const t = useText();
  const id = useId();
  const [picked, setPicked] = useState<string>();
  const added = product.plans.find(({ isChosen }) => isChosen);
  // As it was found: what somebody opened or added stays open under their hands.
  const [isOpen] = useState(added !== undefined);
  const shown = added ?? product.plans.find((plan) => plan.id === picked);
  return (
    <Card as="section" aria-labelledby={id} className="py-1 md:py-2" data-product={product.id}>
      {/* Not a Disclosure: it holds one, whose arrow would turn with it. */}
      <details className="group/product" open={isOpen}>
        <Summary id={id} isAdded={added !== undefined} product={product} />
        <div className="grid gap-4 pt-2 pb-4">
          <OptionalNote />
          {added ? (
            <Added isBusy={isBusy} plan={added} remove={remove} />
          ) : blockedBy === undefined ? (
            <Choice add={add} isBusy={isBusy} picked={picked} product={product} setPicked={setPicked} />
          ) : (
            <p className="text-small">
              {t(
                "You added {product}, which covers the same thing. Remove it first to choose this one instead.",
                {
                  product: blockedBy,
                },
              )}
            </p>
          )}
          {shown?.overlap && <OverlapPicture overlap={shown.overlap} />}
          <Terms plan={shown ?? product.plans[0]} product={product} sale={sale} />
        </div>
      </details>
    </Card>
  );
}

/** What the product is and what its cheapest plan costs, so that all of them can be compared at a glance. */
function Summary(props: { readonly id: string; readonly product: MenuProduct; readonly isAdded: boolean }) {
  const t = useText();
  const { id, product, isAdded } = props;
  const [cheapest] = product.plans;
  return (
    <summary className="flex min-h-12 items-center gap-3 py-2">
      <span className="grid min-w-0 grow gap-x-6 gap-y-1 py-2 sm:grid-cols-[minmax(0,1fr)_auto]">
        <span className="grid content-start gap-1">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="text-title" id={id}>
              {product.name}
            </h2>
            {isAdded && <Badge tone="success">{t("Added")}</Badge>}
          </span>
          <span className="text-small">{product.summary}</span>
        </span>
        {!isAdded && cheapest && (
          <span className="flex flex-wrap items-baseline gap-x-2 sm:grid sm:content-start sm:justify-items-end">
            <strong>{t("From {amount}", { amount: formatDollarsAndCents(cheapest.priceCents) })}</strong>
            {cheapest.monthlyCents !== null && (
              <span className="text-small">
                {t("adds {amount} a month", { amount: formatDollarsAndCents(cheapest.monthlyCents) })}
              </span>
            )}
          </span>
        )}
      </span>
      <Icon
        className="shrink-0 transition-transform duration-200 ease-calm group-open/product:rotate-180"
        name="chevron-down"
      />
    </summary>
  );
}

interface TermsProps {
  readonly product: MenuProduct;
  readonly plan: MenuPlan | undefined;
  readonly sale: RefundSale;
}

function Terms({ product, plan, sale }: TermsProps) {
  const t = useText();
  return (
    <Disclosure className="border-t border-line" summary={t("What it covers, and what you get back")}>
      <div className="grid gap-5 pb-2">
        {product.description !== null && <p className="max-w-prose text-small">{product.description}</p>}
        <CoveredLists covers={product.covers} excludes={product.excludes} />
        <Refund plan={plan} sale={sale} />
        <p className="text-small text-ink-muted">
          {t("Administered by {administrator}.", { administrator: product.administrator })}
        </p>
      </div>
    </Disclosure>
  );
}

function Refund({ plan, sale }: { readonly plan: MenuPlan | undefined; readonly sale: RefundSale }) {
  if (plan === undefined) return null;
  return (
    <div className="grid gap-1">
      <h3 className="font-sans text-small font-semibold tracking-normal">{plan.name}</h3>
      <RefundTable plan={plan} sale={sale} />
    </div>
  );
}

interface ChoiceProps {
  readonly product: MenuProduct;
  readonly picked: string | undefined;
  readonly setPicked: (id: string) => void;
  readonly isBusy: boolean;
  readonly add: (plan: MenuPlan) => void;
}

function Choice({ product, picked, setPicked, isBusy, add }: ChoiceProps) {
  const t = useText();
  const plan = product.plans.find(({ id }) => id === picked);
  return (
    <div className="grid gap-4">
      <RadioGroup
        columns={product.plans.length > 1 ? 2 : 1}
        id={`plan-${product.id}`}
        legend={<span className="text-small">{t("Plans")}</span>}
        onChange={setPicked}
        options={product.plans.map((one) => ({
          value: one.id,
          label: one.name,
          help: (
            <span className="grid gap-1.5">
              <TermsText plan={one} />
              <PlanPrice plan={one} />
              {one.overlap && <span>{addedWords(one.overlap, t)}</span>}
            </span>
          ),
        }))}
        value={picked ?? ""}
      />
      {plan && <Consent add={add} isBusy={isBusy} key={plan.consent.hash} plan={plan} />}
    </div>
  );
}

interface ConsentProps {
  readonly plan: MenuPlan;
  readonly isBusy: boolean;
  readonly add: (plan: MenuPlan) => void;
}

/** One consent a plan: its words, agreed to by a box of their own before anything is added. */
function Consent({ plan, isBusy, add }: ConsentProps) {
  const t = useText();
  const [isAgreed, setAgreed] = useState(false);
  const [error, setError] = useState<string>();
  const tryAdd = (): void => {
    if (isAgreed) {
      add(plan);
      return;
    }
    setError(t("Read the sentence and check the box to add this plan."));
    document.getElementById(`agree-${plan.id}`)?.focus();
  };
  return (
    <div className="grid gap-2 rounded-card bg-surface-sunken p-4">
      <CheckboxField
        checked={isAgreed}
        error={error}
        id={`agree-${plan.id}`}
        label={plan.consent.words}
        onChange={(event) => {
          setAgreed(event.target.checked);
          setError(undefined);
        }}
      />
      <Button busy={isBusy} className="justify-self-start max-sm:w-full" look="secondary" onClick={tryAdd}>
        {t("Add this plan")}
      </Button>
    </div>
  );
}

interface AddedProps {
  readonly plan: MenuPlan;
  readonly isBusy: boolean;
  readonly remove: () => void;
}

function Added({ plan, isBusy, remove }: AddedProps) {
  const t = useText();
  return (
    <div className="grid gap-3 rounded-card border-2 border-action p-4">
      <div className="grid gap-1">
        <p className="font-semibold">{plan.name}</p>
        <TermsText plan={plan} />
        <PlanPrice plan={plan} />
      </div>
      <p className="text-small text-ink-muted">{t("You agreed: “{words}”", { words: plan.consent.words })}</p>
      <Button busy={isBusy} className="justify-self-start max-sm:w-full" look="secondary" onClick={remove}>
        {t("Remove this plan")}
      </Button>
    </div>
  );
}
