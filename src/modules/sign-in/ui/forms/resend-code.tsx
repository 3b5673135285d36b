import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/plain-button.tsx";
import { useScreenText } from "../frame/use-screen-text.ts";
import type { Resend } from "./use-resend.ts";

/** The link under a code field that asks for another code (AUTH-03, AUTH-05 to AUTH-07). */
export function ResendCode({ resend }: { readonly resend: Resend }) {
  const text = useScreenText();
  const { wait, busy, note, send } = resend;
  if (!resend.isKnown) return null;
  const time = `${Math.floor(wait / 60)}:${String(wait % 60).padStart(2, "0")}`;
  return (
    <div className="grid gap-2">
      {note && (
        <AlertBar className="wrap-anywhere" type={note.type}>
          {note.text}
        </AlertBar>
      )}
      <Button
        busy={busy}
        className={`tabular justify-self-start ${wait > 0 ? "px-4" : "px-0!"}`}
        disabled={wait > 0}
        look="quiet"
        onClick={send}
      >
        {wait > 0 ? text("identity.resend.wait", { time }) : text("identity.resend")}
      </Button>
    </div>
  );
}
