import type { ReactNode } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { LinkButton } from "#design-system/button.tsx";
import { useText } from "#platform/browser/texts.tsx";
import { useApiData } from "#platform/browser/use-api-data.ts";
import { type BoughtCars, orderOfCar } from "./order-of-car.ts";

/** Tells the owner of a car that it is theirs; everybody else gets what the page says anyway. */
export function OwnCar(props: { readonly vehicleId: string; readonly children: ReactNode }) {
  const t = useText();
  const { data } = useApiData<BoughtCars>("/api/commerce/orders");
  const orderNumber = data && orderOfCar(data, props.vehicleId);
  if (!orderNumber) return props.children;
  return (
    <AlertBar
      action={
        <LinkButton look="secondary" to={`/deals/${encodeURIComponent(orderNumber)}`}>
          {t("See your order")}
        </LinkButton>
      }
      type="success"
    >
      {t("This is your car.")}
    </AlertBar>
  );
}
