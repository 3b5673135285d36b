import { useLocation } from "react-router";
import { StepResult } from "#modules/orders/ui/step-result.tsx";
import { useTexts } from "#platform/browser/texts.tsx";
import { idVerificationMessages } from "../messages.ts";

/** The last page on the phone: no sign-in, no order, back to the computer (OP-52). */
export function PhoneDonePage({ isComplete }: { readonly isComplete: boolean }) {
  const text = useTexts(idVerificationMessages);
  const { state } = useLocation();
  const outcome = (state as { outcome?: string } | null)?.outcome;
  const problem =
    outcome === "CANCELED" ? text("cancelled") : outcome === "FAILED" ? text("failed") : text("unfinished");
  return (
    <div className="page-width max-w-[34rem] py-10">
      <StepResult
        icon={isComplete ? "check" : "warning"}
        title={isComplete ? "Thank you" : problem}
        tone={isComplete ? "success" : "problem"}
      >
        <p>
          {isComplete
            ? text("returnToComputer")
            : "Return to your computer to send a new link and try again."}
        </p>
      </StepResult>
    </div>
  );
}
