import { Link } from "react-router";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formatDollarsAndCents, type Cents } from "#platform/shared/money.ts";

interface ExplainedLinkProps {
  readonly orderNumber: string;
  /** What was shown before the application; undefined shows nothing. */
  readonly promisedCents: Cents | undefined;
  /** One of several offers. */
  readonly offerId?: string;
}

/** From an offer or an order to every cent between its payment and the one that was shown before. */
export function ExplainedLink({ orderNumber, promisedCents, offerId }: ExplainedLinkProps) {
  const t = useText();
  if (promisedCents === undefined) return null;
  const query = offerId === undefined ? "" : `?${new URLSearchParams({ offer: offerId }).toString()}`;
  return (
    <p className="text-small">
      {t("You were shown {payment} a month.", { payment: formatDollarsAndCents(promisedCents) })}{" "}
      <Link
        className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
        to={`/pre-qualify/payment/${encodeURIComponent(orderNumber)}${query}`}
      >
        {t("See what changed")}
      </Link>
    </p>
  );
}
