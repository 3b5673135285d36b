import type { ReactNode } from "react";
import { Navigate, useLocation, useSearchParams } from "react-router";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { LinkButton } from "#design-system/button.tsx";
import { PhoneLink } from "#design-system/phone-link.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { ORDER_NUMBER } from "#modules/orders/domain/order-number-schema.ts";
import { LoadFailed } from "#modules/orders/ui/load-failed.tsx";
import { SignedIn } from "#platform/browser/session/signed-in.tsx";
import { useText, useTexts } from "#platform/browser/texts/texts.tsx";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import type { SigningState } from "#modules/signing-services/domain/signing-status.ts";
import { contractingMessages } from "../messages.ts";

/** Finds the order that is meant, or the newest one with a contract (OP-01), and goes there. */
export function SigningEntry({ supportPhone }: { readonly supportPhone: string }) {
  const [query] = useSearchParams();
  const asked = query.get("orderNumber");
  return (
    <div className="page-width max-w-[48rem] py-10">
      <SignedIn waiting={<Skeleton className="h-40" />}>
        {asked === null ? <Newest /> : <Linked orderNumber={asked} supportPhone={supportPhone} />}
      </SignedIn>
    </div>
  );
}

/** The signing page of an order that the address names, e.g. `thank-you`. */
function ToOrder({ orderNumber }: { readonly orderNumber: string }) {
  const { pathname } = useLocation();
  const page = pathname.split("/")[2];
  const path = `/progress/${encodeURIComponent(orderNumber)}/signing`;
  return <Navigate replace to={page ? `${path}/${page}` : path} />;
}

/** Follows a link from a mail; says what is wrong with one that leads nowhere (MSG-22, MSG-23). */
function Linked({ orderNumber, supportPhone }: { orderNumber: string; supportPhone: string }) {
  const t = useText();
  const text = useTexts(contractingMessages);
  const isWhole = ORDER_NUMBER.test(orderNumber);
  const path = `/api/contracting/signing/${encodeURIComponent(orderNumber)}/status`;
  const status = useApiData<SigningState>(isWhole ? path : null);
  if (!isWhole) {
    const [before = "", after = ""] = text("linkBroken").split("{phone}");
    return (
      <Nowhere>
        {before}
        <PhoneLink number={supportPhone} />
        {after}
      </Nowhere>
    );
  }
  // One answer for unknown and foreign orders: nobody learns which numbers exist.
  if (status.error?.status === 404) return <Nowhere>{text("otherAccount")}</Nowhere>;
  if (status.error)
    return (
      <LoadFailed error={status.error} onRetry={status.reload} title={t("We couldn't load your contract")} />
    );
  return status.data ? <ToOrder orderNumber={orderNumber} /> : <Skeleton className="h-40" />;
}

function Nowhere({ children }: { children: ReactNode }) {
  const t = useText();
  const text = useTexts(contractingMessages);
  return (
    <div className="grid gap-5">
      <h1 className="text-heading">{text("notFound")}</h1>
      <AlertBar type="warning">{children}</AlertBar>
      <p>
        <LinkButton className="max-sm:w-full" look="secondary" to="/deals">
          {t("See your orders")}
        </LinkButton>
      </p>
    </div>
  );
}

function Newest() {
  const t = useText();
  const found = useApiData<{ readonly orderNumber: string | null }>("/api/contracting/order-to-sign");
  if (found.error)
    return (
      <LoadFailed error={found.error} onRetry={found.reload} title={t("We couldn't find your contract")} />
    );
  if (!found.data) return <Skeleton className="h-40" />;
  const { orderNumber } = found.data;
  return orderNumber === null ? <Navigate replace to="/deals" /> : <ToOrder orderNumber={orderNumber} />;
}
