import type { StepProps } from "#modules/order-steps/ui/step-props.ts";
import { useShell } from "../../shell/view/use-shell.ts";

/** What steps need to know about the retailer. */
export function useSite(): Pick<StepProps, "brandName" | "supportPhone" | "isDemo"> {
  const shell = useShell();
  return {
    brandName: shell?.brandName ?? "",
    supportPhone: shell?.supportPhone ?? "",
    isDemo: shell?.isDemo ?? false,
  };
}
