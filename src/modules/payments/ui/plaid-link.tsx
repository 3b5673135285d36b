import { useEffect, useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { StepHeading } from "#modules/order-steps/ui/step-heading.tsx";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { isApiError } from "#platform/browser/http/api-error.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { pageAddress } from "#platform/browser/page-address.ts";
import { loadScript } from "#modules/payment-gateways/ui/load-script.ts";
import { stepPath } from "./payment-document.ts";
import { paymentsPath } from "./payments-view.ts";

/** As much of Plaid Link as is used; the script may only come from Plaid. */
interface PlaidHandler {
  open(): void;
}
declare global {
  interface Window {
    Plaid?: {
      create(options: {
        token: string;
        onSuccess: (publicToken: string) => void;
        onExit: (error: object | null) => void;
      }): PlaidHandler;
    };
  }
}

const SCRIPT = "https://cdn.plaid.com/link/v2/stable/link-initialize.js";

/** Opens Plaid's window and goes on to the success, failure or error page. */
export function PlaidLink({ orderNumber }: { readonly orderNumber: string }) {
  const t = useText();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    const leave = (end: string) =>
      window.location.replace(pageAddress(`${stepPath(orderNumber)}/bank/${end}`));
    const open = async () => {
      const start = await apiClient.post<{ kind: string; linkToken: string }>(
        `${paymentsPath(orderNumber)}/bank/link-token`,
      );
      if (start.kind !== "plaid" || !(await loadScript(SCRIPT)) || !window.Plaid) return leave("error");
      window.Plaid.create({
        token: start.linkToken,
        onSuccess: (publicToken) => leave(`success?link=${encodeURIComponent(publicToken)}`),
        onExit: (error) => leave(error === null ? "failure" : "error"),
      }).open();
    };
    open().catch((error: unknown) => {
      if (!isApiError(error)) throw error;
      setProblem(error.message);
    });
  }, [orderNumber]);
  return (
    <div className="grid gap-5">
      <StepHeading title={t("Sign in to your bank")}>
        {t("The bank confirms that the account is yours. We never see your sign-in.")}
      </StepHeading>
      {problem === undefined ? <Skeleton className="h-40" /> : <AlertBar type="error">{problem}</AlertBar>}
    </div>
  );
}
