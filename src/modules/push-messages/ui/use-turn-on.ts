import { useState } from "react";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { type Asked, turnUpdatesOn } from "./push-browser.ts";

/** The button that turns updates on: whether it works, and why it did not. */
export function useTurnOn(onDone: () => void) {
  const t = useText();
  const { run, isBusy, error } = useWrite();
  const [asked, setAsked] = useState<Asked>();
  const press = async () => {
    const ended = await run(turnUpdatesOn);
    setAsked(ended);
    if (ended === "on") onDone();
  };
  const problems: Partial<Record<Asked, string>> = {
    blocked: t(
      "Notifications are blocked for this site. Allow them in your browser's settings, then try again.",
    ),
    failed: t("This browser can't get notifications right now. You'll still get our emails."),
  };
  return { press, isBusy, problem: error?.message ?? (asked && problems[asked]), isOn: asked === "on" };
}
