import { Link } from "react-router";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";
import { RetryAlert } from "#design-system/retry-alert.tsx";
import { fillText } from "#modules/tenancy/domain/fill-text.ts";
import type { ApiError } from "#platform/browser/http/api-error.ts";
import { useText, useTexts } from "#platform/browser/texts/texts.tsx";
import { ChangedParts } from "./changed-parts.tsx";
import { checkoutMessages } from "../messages.ts";

/** Some amount is another one, beside what else is. */
const isPriceNew = ({ fields }: ApiError): boolean =>
  ["price", "amountDue", "monthlyPayment"].some((what) => `${what}.now` in fields);

/** Asked for where the way to pay is chosen. */
const LENDER_FIELDS = ["lenderName", "lenderContact", "approvedAmountCents"];

interface SubmitFailedProps {
  readonly error: ApiError;
  readonly orderNumber: string;
  readonly supportPhone: string;
  /** The same press again; an order that is in already stays one. */
  readonly onRetry: () => void;
}

/** Why the order was not taken, and the way on: what the server answered, or that it could not be reached (MSG-04). */
export function SubmitFailed({ error, orderNumber, supportPhone, onRetry }: SubmitFailedProps) {
  const t = useText();
  const text = useTexts(checkoutMessages);
  if (error.code === "order.priceChanged") {
    return (
      <AlertBar title={isPriceNew(error) ? t("The price changed") : t("Your order changed")} type="warning">
        <p>{t("{message} Review it above and submit again if you agree.", { message: error.message })}</p>
        <ChangedParts changes={error.fields} />
      </AlertBar>
    );
  }
  if (error.code === "order.detailsIncomplete") {
    const isLender = LENDER_FIELDS.some((field) => field in error.fields);
    return (
      <AlertBar
        action={
          <Link
            className="font-semibold text-link underline underline-offset-4"
            to={`/checkout/${orderNumber}/${isLender ? "payment-options" : "details"}`}
          >
            {t("Complete your details")}
          </Link>
        }
        title={error.message}
        type="wrongInput"
      >
        {[...new Set(Object.values(error.fields))].join(" ")}
      </AlertBar>
    );
  }
  if (error.code === "credit.applicationIncomplete") {
    return (
      <AlertBar
        action={
          <Link
            className="font-semibold text-link underline underline-offset-4"
            to={`/checkout/${orderNumber}/credit-application`}
          >
            {t("Complete your credit application")}
          </Link>
        }
        type="wrongInput"
      >
        {error.message}
      </AlertBar>
    );
  }
  if (error.code === "order.submittedOtherwise") {
    return (
      <AlertBar
        action={
          <Link
            className="font-semibold text-link underline underline-offset-4"
            to={`/checkout/${orderNumber}/decision`}
          >
            {t("See what you submitted")}
          </Link>
        }
        type="warning"
      >
        {error.message}
      </AlertBar>
    );
  }
  if (error.code === "network.unreachable")
    return <RetryAlert onRetry={onRetry}>{text("checkout.submitUnreachable")}</RetryAlert>;
  // Perhaps only the answer was lost.
  if (error.code === "network.timeout")
    return <RetryAlert onRetry={onRetry}>{text("checkout.submitUnanswered")}</RetryAlert>;
  if (error.status === 409) return <AlertBar type="warning">{error.message}</AlertBar>;
  return (
    <AlertBar namesPhone type="internalError">
      {fillText(text("checkout.submitFailed"), { phone: formatPhone(supportPhone) })}
    </AlertBar>
  );
}
