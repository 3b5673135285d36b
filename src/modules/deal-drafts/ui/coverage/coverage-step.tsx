import { useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { RetryAlert } from "#design-system/retry-alert.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { StepActions } from "#design-system/step-actions.tsx";
import type { MenuPlan, OrderProtectionView } from "#modules/protection/domain/protection-menu.ts";
import { PaymentPreview } from "#modules/protection/ui/offer/payment-preview.tsx";
import { RefusedPlans } from "#modules/protection/ui/offer/refused-plans.tsx";
import { SampleNote } from "#modules/protection/ui/plan/sample-note.tsx";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { usePath, useText } from "#platform/browser/texts/texts.tsx";
import { type DraftAnswer, draftPath } from "../checkout-api.ts";
import { type AgreedPlan, coveragePath, savePlans } from "./coverage-api.ts";
import { CoverageNews } from "./coverage-news.tsx";
import { CoverageProduct } from "./coverage-product.tsx";
import type { StepParts } from "../step-parts.ts";
import { useNextStep } from "../use-next-step.ts";

/** PROT-05: every plan that can help, none of them chosen, and a way on without any that is as easy. */
export function CoverageStep({ draft, onChange }: StepParts) {
  const t = useText();
  const path = usePath();
  const goOn = useNextStep("Coverage");
  const { order } = draft;
  const offer = useApiData<OrderProtectionView>(coveragePath(order.orderNumber));
  const write = useWrite();
  const [writing, setWriting] = useState<string>();
  const save = (plans: readonly AgreedPlan[], at: string): Promise<DraftAnswer | undefined> => {
    setWriting(at);
    return write.run(async () => {
      offer.replace(await savePlans(order.orderNumber, plans));
      const changed = await apiClient.get<DraftAnswer>(draftPath(order.orderNumber));
      onChange(changed);
      return changed;
    });
  };
  const menu = offer.data;
  const chosen = chosenPlans(menu);
  const add = (plan: MenuPlan) =>
    void save(
      [...chosen.filter(({ id }) => !id.startsWith(`${plan.productId}.`)), agreed(plan)],
      plan.productId,
    );
  const remove = (productId: string) =>
    void save(
      chosen.filter(({ id }) => !id.startsWith(`${productId}.`)),
      productId,
    );
  const decline = async (): Promise<void> => {
    const saved = menu === undefined ? draft : await save([], DECLINE);
    if (saved) await goOn(saved.order);
  };
  if (!menu && !offer.error) return <Skeleton className="h-96" />;
  return (
    <div aria-busy={write.isBusy} className="grid gap-6">
      <p className="max-w-prose">
        {t(
          "Service contracts and other plans from {dealer}. They are optional, never needed to buy or finance, and none is part of your order until you add it.",
          { dealer: order.dealer.name },
        )}{" "}
        <a
          className="text-link underline underline-offset-4"
          href={path(`/vehicles/${encodeURIComponent(order.vehicle.key)}/protection`)}
          rel="noopener"
          target="_blank"
        >
          {t("When a plan helps, and when it doesn't")}
        </a>
      </p>
      {offer.error && (
        <RetryAlert onRetry={offer.reload}>{t("We can't price protection plans right now.")}</RetryAlert>
      )}
      <CoverageNews fellAway={menu?.fellAway ?? []} />
      {menu && <Menu add={add} busyAt={write.isBusy ? writing : undefined} menu={menu} remove={remove} />}
      {write.error && <AlertBar type="error">{write.error.message}</AlertBar>}
      <StepActions>
        {chosen.length > 0 && (
          <Button className="max-sm:w-full" onClick={() => void goOn(order)}>
            {t("Continue with {count} {count:plan|plans}", { count: chosen.length })}
          </Button>
        )}
        <Button
          busy={write.isBusy && writing === DECLINE}
          className="max-sm:w-full"
          onClick={() => void decline()}
        >
          {t("Continue without coverage")}
        </Button>
      </StepActions>
    </div>
  );
}

/** No product's id has capital letters. */
const DECLINE = "DECLINE";

interface MenuProps {
  readonly menu: OrderProtectionView;
  readonly add: (plan: MenuPlan) => void;
  readonly remove: (productId: string) => void;
  /** The product that is being written. */
  readonly busyAt: string | undefined;
}

function Menu({ menu, add, remove, busyAt }: MenuProps) {
  const t = useText();
  const sale = {
    saleDate: menu.saleDate,
    state: menu.state,
    loanMonths: menu.without?.termMonths ?? USUAL_LOAN_MONTHS,
  };
  return (
    <>
      {menu.products.some(({ isSample }) => isSample) && <SampleNote />}
      <PaymentPreview menu={menu} />
      {menu.products.length === 0 && <p>{t("None of our plans would help with this car and deal.")}</p>}
      {menu.products.map((product) => (
        <CoverageProduct
          add={add}
          blockedBy={chosenRival(menu, product.id)}
          isBusy={busyAt === product.id}
          key={product.id}
          product={product}
          remove={() => remove(product.id)}
          sale={sale}
        />
      ))}
      <RefusedPlans refused={menu.refused} />
    </>
  );
}

/** For a plan that ends with the loan where there is none: only its example of refunds. */
const USUAL_LOAN_MONTHS = 72;

/** The name of a chosen product that covers the same. */
function chosenRival(menu: OrderProtectionView, productId: string): string | undefined {
  const product = menu.products.find(({ id }) => id === productId);
  return menu.products.find(
    ({ id, notWith, plans }) =>
      plans.some(({ isChosen }) => isChosen) &&
      (notWith.includes(productId) || (product?.notWith.includes(id) ?? false)),
  )?.name;
}

function agreed({ id, consent }: MenuPlan): AgreedPlan {
  return { id, consent: consent.hash };
}

function chosenPlans(menu: OrderProtectionView | undefined): readonly AgreedPlan[] {
  const plans = menu?.products.flatMap((product) => product.plans) ?? [];
  return plans.filter(({ isChosen }) => isChosen).map(agreed);
}
