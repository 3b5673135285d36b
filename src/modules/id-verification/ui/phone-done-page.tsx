import { useLocation } from "react-router";
import { StepResult } from "#modules/orders/ui/step-result.tsx";
import { useTexts } from "#platform/browser/texts.tsx";
import { idVerificationMessages } from "../messages.ts";
import type { CaptureEnd } from "./capture-calls.ts";
import { useRememberedOrder } from "./capture-here.ts";
import { WayBack } from "./way-back.tsx";

/** The last page on the phone: no sign-in, no order number; back to the computer, or to this tab's order (OP-52). */
export function PhoneDonePage({ isComplete }: { readonly isComplete: boolean }) {
  const text = useTexts(idVerificationMessages);
  const { state } = useLocation();
  const end = (state as { outcome?: CaptureEnd } | null)?.outcome;
  const isHere = useRememberedOrder() !== null;
  const isInPerson = end === "IN_PERSON";
  const problem =
    end === "CANCELED" ? text("cancelled") : end === "FAILED" ? text("failed") : text("unfinished");
  const title = isComplete ? "Thank you" : isInPerson ? "We'll check your ID in person" : problem;
  return (
    <div className="page-width grid max-w-[34rem] gap-6 py-10">
      <StepResult
        icon={isComplete ? "check" : isInPerson ? "user" : "warning"}
        title={title}
        tone={isComplete ? "success" : isInPerson ? "waiting" : "problem"}
      >
        {isInPerson && <p>{text("inPerson")}</p>}
        {!isHere && (
          <p>
            {isComplete || isInPerson
              ? text("returnToComputer")
              : "Return to your computer to send a new link and try again."}
          </p>
        )}
        {isHere && !isInPerson && (
          <p>{isComplete ? "Your ID is verified." : "Go back to your order to try again."}</p>
        )}
      </StepResult>
      <WayBack />
    </div>
  );
}
