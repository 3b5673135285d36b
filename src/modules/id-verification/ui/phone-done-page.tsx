import { useLocation } from "react-router";
import { Icon } from "#design-system/icon.tsx";
import { StepResult } from "#modules/order-steps/ui/step-result.tsx";
import { useText, useTexts } from "#platform/browser/texts/texts.tsx";
import { idVerificationMessages } from "../messages.ts";
import type { CaptureEnd } from "./capture-calls.ts";
import { useRememberedOrder } from "./capture-here.ts";
import { PictureExamples } from "./picture-examples.tsx";
import { WayBack } from "./way-back.tsx";

/** For a phone that only took the pictures: its part is over, and the order goes on elsewhere. */
function WhatNow({ isKnown }: { /** Not for whoever only opened the address. */ readonly isKnown: boolean }) {
  const t = useText();
  const facts = [
    ...(isKnown ? [t("Your pictures arrived and your ID is verified.")] : []),
    t("Your order goes on by itself on your computer."),
    t("You can close this page."),
  ];
  return (
    <ul className="grid gap-3 rounded-card bg-surface-sunken p-5">
      {facts.map((fact) => (
        <li className="flex items-start gap-3" key={fact}>
          <Icon className="mt-0.5 shrink-0 text-success" name="check" size={20} />
          {fact}
        </li>
      ))}
    </ul>
  );
}

/** The last page on the phone: no sign-in, no order number; back to the computer, or to this tab's order (OP-52). */
export function PhoneDonePage({ isComplete }: { readonly isComplete: boolean }) {
  const t = useText();
  const text = useTexts(idVerificationMessages);
  const { state } = useLocation();
  const end = (state as { outcome?: CaptureEnd } | null)?.outcome;
  const isHere = useRememberedOrder() !== null;
  const isInPerson = end === "IN_PERSON";
  const problem =
    end === "CANCELED" ? text("cancelled") : end === "FAILED" ? text("failed") : text("unfinished");
  const title = isComplete ? t("Thank you") : isInPerson ? t("We'll check your ID in person") : problem;
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
              : t("Return to your computer to send a new link and try again.")}
          </p>
        )}
        {isHere && !isInPerson && (
          <p>{isComplete ? t("Your ID is verified.") : t("Go back to your order to try again.")}</p>
        )}
      </StepResult>
      {isComplete && !isHere && <WhatNow isKnown={end === "SUCCESSFUL"} />}
      {!isComplete && !isInPerson && end !== "CANCELED" && (
        <section aria-labelledby="good-pictures" className="grid gap-3">
          <h2 className="font-semibold" id="good-pictures">
            {t("What a good picture looks like")}
          </h2>
          <PictureExamples />
        </section>
      )}
      <WayBack />
    </div>
  );
}
