import { useEffect, useState } from "react";
import { AlertBar, type AlertType } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { GENERAL_ERROR, isApiError } from "#platform/browser/api-error.ts";
import { identityMessages } from "../messages.ts";
import { resendCode } from "./identity-api.ts";

/** OP-22: the first half minute belongs to the code that was just sent. */
const FIRST_WAIT_SECONDS = 30;

/** AUTH-18: asks for another code once the countdown has run out. */
export function ResendCode({ email, onSent }: { readonly email: string; readonly onSent: () => void }) {
  const [wait, setWait] = useState(FIRST_WAIT_SECONDS);
  const [note, setNote] = useState<{ readonly type: AlertType; readonly text: string }>();
  useEffect(() => {
    if (wait <= 0) return undefined;
    const timer = setTimeout(() => setWait(wait - 1), 1000);
    return () => clearTimeout(timer);
  }, [wait]);

  const send = async (): Promise<void> => {
    try {
      const { resendAfterSeconds, oneRequestLeft } = await resendCode({ email });
      setWait(resendAfterSeconds);
      const warning = oneRequestLeft === true ? ` ${identityMessages["identity.oneRequestLeft"]}` : "";
      setNote({ type: "resent", text: `We sent a new code to ${email}.${warning}` });
      onSent();
    } catch (error) {
      const known = isApiError(error) ? error : undefined;
      if (known?.code === "identity.resendTooSoon") setWait(known.retryAfterSeconds ?? FIRST_WAIT_SECONDS);
      setNote({ type: "warning", text: known?.message ?? GENERAL_ERROR });
    }
  };

  return (
    <div className="grid gap-2">
      {note && <AlertBar type={note.type}>{note.text}</AlertBar>}
      <Button disabled={wait > 0 || email === ""} look="quiet" onClick={() => void send()}>
        {wait > 0 ? `Send a new code in ${wait} s` : "Send a new code"}
      </Button>
    </div>
  );
}
