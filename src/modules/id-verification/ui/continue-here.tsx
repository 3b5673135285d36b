import { useNavigate } from "react-router";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import type { PartyRole } from "#modules/orders/domain/order-party.ts";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { rememberOrder } from "./capture-here.ts";

/** For a buyer whose tracker is on the phone already: straight to the camera, without a text. */
export function ContinueHere({
  orderNumber,
  person = "buyer",
}: {
  readonly orderNumber: string;
  readonly person?: PartyRole | undefined;
}) {
  const t = useText();
  const navigate = useNavigate();
  const { run, error, isBusy } = useWrite();
  const go = async () => {
    const opened = await run(() =>
      apiClient.post<{ path: string }>("/public/id-verification/doc-verification/here", {
        orderNumber,
        person,
      }),
    );
    if (!opened) return;
    rememberOrder(orderNumber);
    await navigate(opened.path);
  };
  return (
    <div className="grid gap-4">
      {error && <AlertBar type="error">{error.message}</AlertBar>}
      <p>
        <Button busy={isBusy} className="max-sm:w-full" onClick={() => void go()}>
          {t("Continue on this phone")}
        </Button>
      </p>
    </div>
  );
}
