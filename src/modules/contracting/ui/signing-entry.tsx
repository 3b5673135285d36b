import { Navigate, useLocation, useSearchParams } from "react-router";
import { Skeleton } from "#design-system/skeleton.tsx";
import type { OrderListView } from "#modules/orders/domain/order-view.ts";
import { LoadFailed } from "#modules/orders/ui/load-failed.tsx";
import { SignedIn } from "#platform/browser/signed-in.tsx";
import { useApiData } from "#platform/browser/use-api-data.ts";

/** Finds the order that is meant, or the newest one, and goes there. */
export function SigningEntry() {
  return (
    <div className="page-width max-w-[48rem] py-10">
      <SignedIn waiting={<Skeleton className="h-40" />}>
        <Entry />
      </SignedIn>
    </div>
  );
}

function Entry() {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const page = pathname.split("/")[2];
  const asked = query.get("orderNumber");
  const orders = useApiData<OrderListView>(asked === null ? "/api/commerce/orders" : null);
  const newest = orders.data?.orders.find(({ orderStatus }) => orderStatus !== "CANCELED");
  const orderNumber = asked ?? newest?.orderNumber;
  if (orders.error)
    return <LoadFailed error={orders.error} onRetry={orders.reload} title="We couldn't find your contract" />;
  if (orderNumber !== undefined) {
    const path = `/progress/${encodeURIComponent(orderNumber)}/signing`;
    return <Navigate replace to={page ? `${path}/${page}` : path} />;
  }
  return orders.data ? <Navigate replace to="/deals" /> : <Skeleton className="h-40" />;
}
