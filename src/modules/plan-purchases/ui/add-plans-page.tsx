import { useState } from "react";
import { useParams } from "react-router";
import { Button, buttonClass, LinkButton } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { RetryAlert } from "#design-system/retry-alert.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { TextField } from "#design-system/text-field.tsx";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { SignedIn } from "#platform/browser/session/signed-in.tsx";
import { usePath, useText } from "#platform/browser/texts/texts.tsx";
import { formatDollarsAndCents as money } from "#platform/shared/money.ts";
import { english, type Text } from "#platform/shared/texts/text.ts";
import type { PurchasesView, PurchaseView } from "../domain/purchases-view.ts";
import { OfferCard } from "./offer-card.tsx";
import { payPage, purchasesPath } from "./purchase-calls.ts";

/** Plans after the order, each a purchase of its own (PROT-04). */
export function AddPlansPage() {
  const { orderNumber = "" } = useParams();
  return (
    <div className="page-width max-w-[44rem] py-8 md:py-12">
      <SignedIn waiting={<Skeleton className="h-80" />}>
        <AddPlans orderNumber={orderNumber} />
      </SignedIn>
    </div>
  );
}

function AddPlans({ orderNumber }: { readonly orderNumber: string }) {
  const t = useText();
  const [miles, setMiles] = useState<string>();
  const [typed, setTyped] = useState("");
  const path = purchasesPath(orderNumber);
  const { data, error, reload } = useApiData<PurchasesView>(
    miles === undefined ? path : `${path}?miles=${miles}`,
  );
  if (error) return <RetryAlert onRetry={reload}>{error.message}</RetryAlert>;
  if (data === undefined) return <Skeleton className="h-80" />;
  const isAsked = data.isDelivered && miles === undefined;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="grid gap-2">
        <h1 className="text-heading">{t("Add a protection plan")}</h1>
        <p>
          {t(
            "This is a separate purchase with its own payment and contract. The price, the loan and the papers of your car stay as they are. Every plan is optional.",
          )}
        </p>
      </header>
      {data.purchases.map((purchase) => (
        <Purchase key={purchase.purchaseId} orderNumber={orderNumber} purchase={purchase} />
      ))}
      {data.isDelivered && (
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (typed !== "") setMiles(typed);
          }}
        >
          <TextField
            id="add-plans-miles"
            inputMode="numeric"
            label={t("Miles on the odometer today")}
            maxLength={6}
            onChange={({ target }) => setTyped(target.value.replaceAll(/\D/gu, ""))}
            value={typed}
          />
          <Button look="secondary" type="submit">
            {t("Show plans")}
          </Button>
        </form>
      )}
      {!isAsked && (data.closedBecause !== null || data.plans.length === 0) && (
        <p>{t("No plan can be added to this order anymore.")}</p>
      )}
      {!isAsked &&
        data.plans.map((plan) => (
          <OfferCard
            key={plan.id}
            miles={data.miles}
            onChanged={reload}
            orderNumber={orderNumber}
            plan={plan}
          />
        ))}
      <p>
        <LinkButton look="secondary" to={`/deals/${encodeURIComponent(orderNumber)}`}>
          {t("Back to your order")}
        </LinkButton>
      </p>
    </div>
  );
}

/** What was agreed already: to pay, on its way, or bought. */
function Purchase({
  purchase,
  orderNumber,
}: {
  readonly purchase: PurchaseView;
  readonly orderNumber: string;
}) {
  const t = useText();
  const path = usePath();
  const isWaiting = purchase.charge?.state === "on-its-way" || purchase.charge?.state === "being-checked";
  return (
    <Card className="grid gap-2">
      <h2 className="text-title">{purchase.label}</h2>
      <p>{t(wordsOf(purchase, isWaiting), { amount: money(purchase.totalCents) })}</p>
      {purchase.status === "open" && !isWaiting && (
        <p>
          <a className={buttonClass("primary")} href={path(payPage(orderNumber, purchase.purchaseId))}>
            {t("Pay {amount}", { amount: money(purchase.totalCents) })}
          </a>
        </p>
      )}
    </Card>
  );
}

function wordsOf({ status }: PurchaseView, isWaiting: boolean): Parameters<Text>[0] {
  if (status === "paid") return english("You bought this plan for {amount}.");
  return isWaiting
    ? english("Your payment of {amount} is on its way. The plan starts when it arrives.")
    : english("You agreed to this plan. It starts once {amount} is paid.");
}
