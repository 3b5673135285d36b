import { Link } from "react-router";
import { LinkButton } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import type { OrderListView, OrderView } from "#modules/orders/domain/order-view.ts";
import { LoadFailed } from "#modules/orders/ui/load-failed.tsx";
import { SignedIn } from "#platform/browser/session/signed-in.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { contractStep } from "#modules/contracting/domain/contract-step.ts";
import { documentsStep } from "#modules/documents/domain/documents-step.ts";
import { stepPath } from "#modules/order-steps/domain/step-path.ts";

/** NAV-01 Documents: where the papers of each order are. */
export function MyDocumentsPage() {
  const t = useText();
  return (
    <div className="page-width grid max-w-[60rem] gap-6 py-8 md:py-12">
      <h1 className="text-heading">{t("Your documents")}</h1>
      <SignedIn waiting={<Waiting />}>
        <OrdersWithPapers />
      </SignedIn>
    </div>
  );
}

function OrdersWithPapers() {
  const t = useText();
  const { data, error, reload } = useApiData<OrderListView>("/api/commerce/orders");
  if (error)
    return <LoadFailed error={error} onRetry={reload} title={t("We couldn't load your documents")} />;
  if (!data) return <Waiting />;
  if (data.orders.length === 0) {
    return (
      <Card className="grid justify-items-start gap-4">
        <p className="text-lead">{t("Documents belong to an order, and you don't have one yet.")}</p>
        <LinkButton to="/search">{t("Find your car")}</LinkButton>
      </Card>
    );
  }
  return (
    <ul className="grid gap-4">
      {data.orders.map((order) => (
        <Papers key={order.orderNumber} order={order} />
      ))}
    </ul>
  );
}

function Papers({ order }: { readonly order: OrderView }) {
  const t = useText();
  const isOver = order.cancellationDate !== null;
  return (
    <Card as="li" className="grid gap-2">
      <h2 className="text-lead">{order.vehicle.title}</h2>
      <ul className="grid sm:grid-cols-3">
        <Paper label={t("Receipt")} to={`/deals/${encodeURIComponent(order.orderNumber)}`} />
        {!isOver && (
          <>
            <Paper label={t("Uploaded documents")} to={stepPath(documentsStep, order.orderNumber)} />
            <Paper label={t("Contract")} to={stepPath(contractStep, order.orderNumber)} />
          </>
        )}
      </ul>
    </Card>
  );
}

function Paper({ label, to }: { readonly label: string; readonly to: string }) {
  return (
    <li>
      <Link
        className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
        to={to}
      >
        {label}
      </Link>
    </li>
  );
}

function Waiting() {
  const t = useText();
  return (
    <div aria-busy="true" className="grid gap-4">
      <span className="sr-only">{t("Loading your documents")}</span>
      <Card className="grid gap-4">
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="h-5 w-1/2" />
      </Card>
    </div>
  );
}
