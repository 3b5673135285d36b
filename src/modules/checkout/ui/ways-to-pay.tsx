import { RadioGroup } from "#design-system/radio-group.tsx";
import { DEFAULT_DEAL_TYPE } from "#modules/orders/domain/offered-deal-types.ts";
import { dealRules } from "#modules/orders/domain/deal-types.ts";
import type { DealType } from "#modules/orders/domain/order.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { english } from "#platform/shared/texts/text.ts";
import type { PaymentOption } from "../domain/payment-options-view.ts";
import { CashLimits } from "./cash-limits.tsx";
import { DealFigures } from "./deal-figures.tsx";

/** One of the cards of Payment Options; the buyer's own lender is a cash deal (OP-15). */
export interface WayToPay {
  readonly dealType: DealType;
  readonly isOwnLender: boolean;
}

export const DEAL_NAMES: Readonly<Record<DealType, string>> = {
  Cash: english("Pay in full"),
  Finance: english("Finance with us"),
  Lease: english("Lease with us"),
};

const OWN_LENDER = "own-lender";

/** Every way to pay as a card with its numbers; one that cannot be had says why. */
export function WaysToPay({
  options,
  isOwnLender,
  onChoose,
}: {
  readonly options: readonly PaymentOption[];
  readonly isOwnLender: boolean;
  readonly onChoose: (way: WayToPay) => void;
}) {
  const t = useText();
  const chosen = options.find(({ isChosen }) => isChosen)?.dealType ?? DEFAULT_DEAL_TYPE;
  const cards = options.map((option) => ({
    value: option.dealType as string,
    label: t(DEAL_NAMES[option.dealType]),
    disabled: option.problems.length > 0,
    help: <OptionHelp option={option} />,
  }));
  return (
    <RadioGroup
      columns={2}
      id="way-to-pay"
      legend={<span className="sr-only">{t("Ways to pay")}</span>}
      onChange={(value) => {
        const dealType = options.find((option) => option.dealType === value)?.dealType;
        onChoose({ dealType: dealType ?? DEFAULT_DEAL_TYPE, isOwnLender: value === OWN_LENDER });
      }}
      options={[
        ...cards,
        {
          value: OWN_LENDER,
          label: t("Use my own bank or credit union"),
          help: t("Your lender pays us the full price. You tell us who they are."),
        },
      ]}
      value={isOwnLender ? OWN_LENDER : chosen}
    />
  );
}

function OptionHelp({ option }: { readonly option: PaymentOption }) {
  const t = useText();
  const { amountDueCents, totalCostCents, terms, problems } = option;
  if (amountDueCents === null || totalCostCents === null) return <>{problems.join(" ")}</>;
  return (
    <div className="grid gap-1 pt-1 text-ink">
      <DealFigures amountDueCents={amountDueCents} terms={terms} totalCostCents={totalCostCents} />
      {dealRules(option.dealType).due === "whole-price" && <CashLimits />}
      {terms !== null && (
        <p className="text-fine text-ink-muted">
          {t("Estimate. The lender's decision sets your rate and payment.")}
        </p>
      )}
    </div>
  );
}
