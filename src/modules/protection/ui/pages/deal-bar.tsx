import { DEAL_TYPE_OF_PAYMENT } from "#modules/orders/domain/offered-deal-types.ts";
import { useState } from "react";
import { Link } from "react-router";
import { Card } from "#design-system/card.tsx";
import { RetryAlert } from "#design-system/retry-alert.tsx";
import { TextField } from "#design-system/text-field.tsx";
import { ChoiceRow } from "#modules/pricing/ui/calculator/choice-row.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { textInContext } from "#platform/shared/texts/text.ts";
import { INVALID_ZIP_CODE } from "#platform/shared/fields/address/zip-code.ts";
import { PaymentPreview } from "../offer/payment-preview.tsx";
import type { PlansPageParts } from "./plans-page-parts.ts";
import type { Plans } from "./use-menu.ts";
import { ZIP_CODE } from "#platform/shared/fields/address/zip-code-pattern.ts";

/** How the car would be paid for and where it will live: both decide what plans cost and which fit. */
export function DealBar({ plans, vehicle }: Pick<PlansPageParts, "plans" | "vehicle">) {
  const t = useText();
  const { menu, error, wish, choose, isBusy } = plans;
  if (wish === undefined || vehicle === null) return null;
  const options = [
    { value: DEAL_TYPE_OF_PAYMENT.finance, label: textInContext(t, "Finance", "way to pay") },
    ...(vehicle.isNew
      ? [{ value: DEAL_TYPE_OF_PAYMENT.lease, label: textInContext(t, "Lease", "way to pay") } as const]
      : []),
    { value: DEAL_TYPE_OF_PAYMENT.cash, label: t("Cash") },
  ] as const;
  return (
    <div aria-busy={isBusy} className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <Card as="section" aria-label={t("Your deal")} className="grid gap-4">
        <ChoiceRow
          legend={t("How you pay")}
          name="plans-pay"
          onChoose={(dealType) => choose({ dealType })}
          options={options}
          value={wish.dealType}
        />
        <ZipField
          key={wish.zip}
          onZip={(zip) => choose({ zip })}
          serverError={zipError(error)}
          zip={wish.zip}
        />
        <p className="text-small text-ink-muted">
          {t("An estimate with the down payment and term you chose for this car.")}{" "}
          <Link
            className="text-link underline underline-offset-4"
            to={`/vehicles/${encodeURIComponent(vehicle.key)}#payment`}
          >
            {t("Change them")}
          </Link>
        </p>
      </Card>
      {error && zipError(error) === undefined ? (
        <RetryAlert onRetry={plans.retry}>
          {isOurs(error) ? t("We can't price protection plans right now.") : error.message}
        </RetryAlert>
      ) : (
        menu && <PaymentPreview isPreview menu={menu} />
      )}
    </div>
  );
}

/** Nothing that the shopper chose is in the way (MSG-44). */
function isOurs({ status }: NonNullable<Plans["error"]>): boolean {
  return status === 0 || status >= 500;
}

function zipError(error: Plans["error"]): string | undefined {
  if (error === undefined) return undefined;
  return error.fields["zip"] ?? (error.code.startsWith("zip") ? error.message : undefined);
}

interface ZipFieldProps {
  readonly zip: string;
  readonly serverError: string | undefined;
  readonly onZip: (zip: string) => void;
}

function ZipField({ zip, serverError, onZip }: ZipFieldProps) {
  const t = useText();
  const [typed, setTyped] = useState(zip);
  const [isWrong, setWrong] = useState(false);
  const settle = (): void => {
    const isZip = ZIP_CODE.test(typed);
    setWrong(!isZip);
    if (isZip && typed !== zip) onZip(typed);
  };
  return (
    <TextField
      autoComplete="postal-code"
      className="tabular"
      error={isWrong ? t(INVALID_ZIP_CODE) : serverError}
      help={t("Where the car will be registered")}
      id="plans-zip"
      inputMode="numeric"
      label={t("Zip code")}
      maxLength={5}
      onBlur={settle}
      onChange={(event) => setTyped(event.target.value.replaceAll(/\D/g, ""))}
      onKeyDown={(event) => event.key === "Enter" && settle()}
      value={typed}
    />
  );
}
