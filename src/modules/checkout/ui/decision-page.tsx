import { useState } from "react";
import { useParams } from "react-router";
import { Button, LinkButton } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { LoadFailed } from "#modules/orders/ui/load-failed.tsx";
import { OrderVehicle } from "#modules/orders/ui/order-vehicle.tsx";
import { isApiError } from "#platform/browser/http/api-error.ts";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { SignedIn } from "#platform/browser/session/signed-in.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { DecisionView } from "../domain/decision-view.ts";
import { draftPath, endApplication } from "./checkout-api.ts";
import { OfferTable } from "./offer-table.tsx";

const POLL_MS = 3_000;

/** What lenders answered (LEND-01): waiting, offers to compare, declined; also the page after the application (CART-06). */
export function DecisionPage() {
  const { orderNumber = "" } = useParams();
  return (
    <div className="page-width max-w-[60rem] py-6 md:py-10">
      <SignedIn waiting={<Skeleton className="h-96" />}>
        <Decision orderNumber={orderNumber} />
      </SignedIn>
    </div>
  );
}

function Decision({ orderNumber }: { readonly orderNumber: string }) {
  const t = useText();
  const { data, error, reload } = useApiData<DecisionView>(`${draftPath(orderNumber)}/decision`, (view) =>
    view.state === "waiting" ? POLL_MS : null,
  );
  if (error) return <LoadFailed error={error} onRetry={reload} title={t("We couldn't load your order")} />;
  if (!data) return <Skeleton className="h-96" />;
  return (
    <div className="grid gap-6">
      <Answer onEnded={reload} view={data} />
      <Card>
        <OrderVehicle vehicle={data.order.vehicle} />
      </Card>
    </div>
  );
}

interface AnswerProps {
  readonly view: DecisionView;
  readonly onEnded: () => void;
}

function Answer({ view, onEnded }: AnswerProps) {
  const t = useText();
  const { order, state } = view;
  const options = (
    <LinkButton
      className="max-sm:w-full justify-self-start"
      to={`/checkout/${order.orderNumber}/payment-options`}
    >
      {t("Choose another way to pay")}
    </LinkButton>
  );
  switch (state) {
    case "offers":
      return <OfferTable onEnded={onEnded} view={view} />;
    case "waiting":
      return <Waiting onEnded={onEnded} view={view} />;
    case "accepted":
      return (
        <section className="grid gap-3">
          <h1 className="text-heading">{t("Your car is reserved")}</h1>
          <LinkButton className="justify-self-start" to={`/progress/${order.orderNumber}`}>
            {t("Track your order")}
          </LinkButton>
        </section>
      );
    case "declined":
      return (
        <section className="grid gap-3">
          <h1 className="text-heading">{t("No lender approved this deal")}</h1>
          <p className="max-w-prose">
            {t(
              "Each lender sends you its reasons. You can change the down payment or the term and apply again, pay in full, or use your own bank or credit union.",
            )}
          </p>
          {options}
        </section>
      );
    case "timed-out":
      return (
        <section className="grid gap-3">
          <h1 className="text-heading">{t("The lenders are taking longer than usual")}</h1>
          <p className="max-w-prose">
            {t(
              "Your application is safe and your car is still held. We write to you as soon as there is an answer.",
            )}
          </p>
          <Withdraw onEnded={onEnded} orderNumber={order.orderNumber} />
        </section>
      );
    case "ended":
    case "none":
      return (
        <section className="grid gap-3">
          <h1 className="text-heading">
            {state === "ended" ? t("This application has ended") : t("There is no application yet")}
          </h1>
          <p>{t("Nothing was charged, and your car is still in your cart.")}</p>
          {options}
        </section>
      );
  }
}

function Waiting({ view, onEnded }: AnswerProps) {
  const t = useText();
  return (
    <section aria-live="polite" className="grid gap-3">
      <h1 className="text-heading">{t("Application received")}</h1>
      <p className="max-w-prose">
        {t(
          "Lenders are looking at it now. Most answer within minutes. You can leave this page: we write to you, and your car is held meanwhile.",
        )}
      </p>
      {view.lenders.length > 0 && (
        <ul className="grid gap-1">
          {view.lenders.map(({ lenderName, state }) => (
            <li className="flex justify-between gap-4 border-b border-line py-2" key={lenderName}>
              <span>{lenderName}</span>
              <span className="text-ink-muted">{state === "PENDING" ? t("Deciding") : t("Answered")}</span>
            </li>
          ))}
        </ul>
      )}
      <Withdraw onEnded={onEnded} orderNumber={view.order.orderNumber} />
    </section>
  );
}

function Withdraw({ orderNumber, onEnded }: { readonly orderNumber: string; readonly onEnded: () => void }) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const withdraw = async (): Promise<void> => {
    try {
      await endApplication(orderNumber, "withdrawn");
      onEnded();
    } catch (problem) {
      if (!isApiError(problem)) throw problem;
      setFailure(problem.message);
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      {isAsking ? (
        <>
          <p>{t("Withdraw the application? Lenders stop deciding; your car stays in your cart.")}</p>
          <Button look="secondary" onClick={() => void withdraw()}>
            {t("Yes, withdraw")}
          </Button>
          <Button look="quiet" onClick={() => setAsking(false)}>
            {t("Keep waiting")}
          </Button>
        </>
      ) : (
        <Button look="quiet" onClick={() => setAsking(true)}>
          {t("Withdraw the application")}
        </Button>
      )}
      {failure && <p role="alert">{failure}</p>}
    </div>
  );
}
