import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { Button } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { CheckboxField } from "#design-system/checkbox-field.tsx";
import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";
import type { BuyerDraft } from "#modules/orders/domain/buyer-details-schema.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { Receipt } from "#modules/orders/ui/receipt.tsx";
import { isApiError, type ApiError } from "#platform/browser/http/api-error.ts";
import { usePath, useText } from "#platform/browser/texts/texts.tsx";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { dealRules } from "#modules/orders/domain/deal-types.ts";
import { TermsList } from "#modules/orders/ui/terms-list.tsx";
import { useCheckoutSite } from "#modules/deal-drafts/ui/checkout-site.tsx";
import { EndedIncentives } from "#modules/deal-drafts/ui/incentives/ended-incentives.tsx";
import { PromoField } from "#modules/deal-drafts/ui/promo-field.tsx";
import { StepActions } from "#design-system/step-actions.tsx";
import { english, textInContext } from "#platform/shared/texts/text.ts";
import { ACCEPT_TERMS } from "#modules/deal-drafts/domain/shown-terms.ts";
import { readAgain, submitDraft } from "#modules/deal-drafts/ui/checkout-api.ts";
import type { StepParts } from "#modules/deal-drafts/ui/step-parts.ts";
import { lenderShare } from "../domain/own-lender/lender-share.ts";
import { ApplyAgain } from "#modules/deal-drafts/ui/apply-again.tsx";
import { SubmitFailed } from "#modules/deal-drafts/ui/submit-failed.tsx";

/** Everything once more, then the one decision (CART-06). */
export function Overview(parts: StepParts) {
  const t = useText();
  const { supportPhone } = useCheckoutSite();
  const { order, buyer } = parts.draft;
  return (
    <div className="grid gap-6">
      <Card as="section" aria-labelledby="price">
        <h2 className="pb-2 text-title" id="price">
          {t("What you pay")}
        </h2>
        {order.terms && <TermsList terms={order.terms} />}
        <Receipt
          isCredit={order.terms !== null}
          receipt={order.receipt}
          {...(order.terms && { totalLabel: t("Due at signing") })}
        />
        {order.terms && (
          <p className="pt-3 text-small text-ink-muted">
            {t("An estimate. Lenders answer with their own terms; you choose one or none of them.")}
          </p>
        )}
        <OwnLender order={order} />
      </Card>
      <EndedIncentives ended={order.incentives.ended} />
      <PromoField onSaved={(saved) => parts.onChange({ ...parts.draft, order: saved })} order={order} />
      <BuyerSummary buyer={buyer} order={order} />
      <SubmitBox {...parts} supportPhone={supportPhone} />
    </div>
  );
}

/** Who pays it, where that is a lender of the buyer's, and what is left to the buyer. */
function OwnLender({ order: { funding, receipt } }: { readonly order: OrderView }) {
  const t = useText();
  const share = lenderShare({ funding, amountDueCents: receipt.amountDueCents });
  if (share === null) return null;
  const lender = funding?.lenderName ?? t("your own lender");
  return (
    <p className="pt-3">
      {share.leftCents === 0
        ? t("Paid by {lender}", { lender })
        : t("{lender} approved {amount} of it. You pay the other {rest}.", {
            lender,
            amount: formatDollarsAndCents(share.lenderCents),
            rest: formatDollarsAndCents(share.leftCents),
          })}
    </p>
  );
}

function BuyerSummary({ buyer, order }: { readonly buyer: BuyerDraft; readonly order: OrderView }) {
  const t = useText();
  const name = [buyer.firstName, buyer.lastName].filter(Boolean).join(" ");
  const lines = [
    name,
    buyer.email,
    buyer.phone && formatPhone(buyer.phone),
    [buyer.addressLine1, buyer.addressLine2].filter(Boolean).join(", "),
    [buyer.city, [buyer.state, buyer.zipCode].filter(Boolean).join(" ")].filter(Boolean).join(", "),
  ].filter(Boolean);
  return (
    <Card as="section" aria-labelledby="buyer" className="grid gap-4 sm:grid-cols-2">
      <div>
        <h2 className="pb-2 text-lead" id="buyer">
          {t("Buyer")}
        </h2>
        <ul className="grid gap-0.5 wrap-anywhere">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="pb-2 text-lead">
          {order.deliveryOption === "PICKUP" ? textInContext(t, "Pickup", "handover") : t("Delivery")}
        </h3>
        <p>
          {order.deliveryOption === "PICKUP"
            ? `${order.dealer.name}, ${order.dealer.city}, ${order.dealer.state}`
            : t("To your home address")}
        </p>
        <p className="text-small text-ink-muted">{t("You'll choose the day and time after you sign.")}</p>
      </div>
      <p className="flex flex-wrap gap-x-6 sm:col-span-2">
        <Link
          className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
          to={`/checkout/${order.orderNumber}/details`}
        >
          {t("Change details")}
        </Link>
        {order.terms && (
          <Link
            className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
            to={`/checkout/${order.orderNumber}/credit-application`}
          >
            {t("Change the credit application")}
          </Link>
        )}
      </p>
    </Card>
  );
}

interface Submission {
  readonly isBusy: boolean;
  readonly error: ApiError | undefined;
  /** @param appliesAgain the buyer was asked whether they want to */
  readonly submit: (appliesAgain?: boolean) => Promise<void>;
  /** What the server says of an application that was sent before; to be asked about. */
  readonly before: ApiError | undefined;
  readonly goBack: () => void;
}

function useSubmission({ draft, onChange, onTaken, onHoldEnded }: StepParts): Submission {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const [before, setBefore] = useState<ApiError>();
  const { orderNumber, receipt } = draft.order;
  const explain = async (failure: ApiError): Promise<void> => {
    if (failure.code === "vehicle.unavailable") return onTaken();
    if (failure.code === "hold.expired") return onHoldEnded();
    if (failure.code === "credit.appliesAgain") return setBefore(failure);
    setError(failure);
    // The draft now has another price: show it before anything is agreed.
    if (failure.code !== "order.priceChanged") return;
    const now = await readAgain(orderNumber);
    if (now !== undefined) onChange(now);
  };
  const submit = async (appliesAgain = false): Promise<void> => {
    setBusy(true);
    setError(undefined);
    setBefore(undefined);
    try {
      const { amountDueCents, termsDigest } = receipt;
      const { deal } = await submitDraft(orderNumber, { amountDueCents, termsDigest, appliesAgain });
      const page = dealRules(deal.type).hasLender ? "received" : "submitted";
      await navigate(`/checkout/${orderNumber}/${page}`, { replace: true });
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      await explain(failure);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, error, submit, before, goBack: () => setBefore(undefined) };
}

function SubmitBox({ supportPhone, ...parts }: StepParts & { readonly supportPhone: string }) {
  const t = useText();
  const path = usePath();
  // Agreed to are these terms: others are agreed to anew.
  const { termsDigest } = parts.draft.order.receipt;
  const [acceptedDigest, setAcceptedDigest] = useState<string>();
  const isAccepted = acceptedDigest === termsDigest;
  const [termsError, setTermsError] = useState<string>();
  const { isBusy, error, submit, before, goBack } = useSubmission(parts);
  const isCredit = parts.draft.order.terms !== null;
  const agreement = isCredit
    ? english("I apply for credit with the amounts above and accept the {terms}.")
    : english("I agree to buy this car at the price above and accept the {terms}.");
  const trySubmit = (): void => {
    setTermsError(isAccepted ? undefined : ACCEPT_TERMS);
    if (isAccepted) void submit();
    else document.getElementById("terms")?.focus();
  };
  return (
    <div className="grid gap-4">
      <CheckboxField
        checked={isAccepted}
        error={termsError}
        id="terms"
        label={
          <>
            {rich(t(agreement), {
              terms: (
                <a
                  className="text-link underline underline-offset-4"
                  href={path("/terms-of-use")}
                  rel="noopener"
                  target="_blank"
                >
                  {t("terms of use")}
                </a>
              ),
            })}
          </>
        }
        onChange={(event) => {
          setAcceptedDigest(event.target.checked ? termsDigest : undefined);
          setTermsError(undefined);
        }}
      />
      {error && (
        <SubmitFailed
          error={error}
          onRetry={trySubmit}
          orderNumber={parts.draft.order.orderNumber}
          supportPhone={supportPhone}
        />
      )}
      <ApplyAgain
        before={before}
        isBusy={isBusy}
        onClose={goBack}
        onConfirm={() => void submit(true)}
        timeZone={parts.draft.order.dealer.timeZone}
      />
      <p className="text-small text-ink-muted">
        {isCredit
          ? t(
              "Submitting sends your application to lenders, and we hold the car for you in the meantime. Nothing is charged, and you are free to decline every offer.",
            )
          : t(
              "Submitting reserves the car for you and charges nothing. After that you may place a deposit; the rest is due once the contract is signed.",
            )}
      </p>
      <StepActions>
        <Button busy={isBusy} className="max-sm:w-full" onClick={trySubmit}>
          {isCredit ? t("Submit Application") : t("Submit order")}
        </Button>
      </StepActions>
    </div>
  );
}
