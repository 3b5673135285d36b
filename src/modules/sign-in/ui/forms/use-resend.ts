import { useEffect, useState } from "react";
import { isApiError } from "#platform/browser/http/api-error.ts";
import type { AlertType } from "#design-system/alert-bar.tsx";
import { identityMessages } from "#modules/accounts/messages.ts";
import { useTexts } from "#platform/browser/texts/texts.tsx";
import type { CodeSentAnswer } from "../identity-api.ts";
import { type PendingCode, rememberCode } from "../pending-code.ts";
import { useScreenText } from "../frame/use-screen-text.ts";
import { useRefusal } from "./use-refusal.ts";

export interface Resend {
  /** Whole seconds until another code may be asked for; 0 when it may. */
  readonly wait: number;
  readonly busy: boolean;
  /** False while nobody said to which address. */
  readonly isKnown: boolean;
  readonly note: { readonly type: AlertType; readonly text: string } | undefined;
  readonly send: () => void;
}

interface ResendInput {
  readonly pending: PendingCode | undefined;
  readonly ask: (input: { readonly email: string }) => Promise<CodeSentAnswer>;
  readonly onSent: () => void;
}

/** AUTH-18: another code once the countdown has run out; it keeps running through a reload. */
export function useResend({ pending, ask, onSent }: ResendInput): Resend {
  const [busy, setBusy] = useState(false);
  const [note, setNote] = useState<Resend["note"]>();
  const wait = useSecondsUntil(pending?.resendAt);
  const screen = useScreenText();
  const text = useTexts(identityMessages);
  const refusalOf = useRefusal();
  const send = async (): Promise<void> => {
    if (pending === undefined || busy) return;
    setBusy(true);
    try {
      const { resendAfterSeconds, oneRequestLeft } = await ask({ email: pending.email });
      rememberCode({ ...pending, resendAt: inSeconds(resendAfterSeconds), oneRequestLeft });
      setNote({ type: "resent", text: screen("identity.resend.sent", { email: pending.email }) });
      onSent();
    } catch (error) {
      if (isApiError(error) && error.code === "identity.resendTooSoon")
        rememberCode({ ...pending, resendAt: inSeconds(error.retryAfterSeconds ?? 30) });
      setNote({ type: "warning", text: refusalOf(error).text });
    } finally {
      setBusy(false);
    }
  };
  const lastOne = pending?.oneRequestLeft === true ? text("identity.oneRequestLeft") : undefined;
  const isKnown = pending !== undefined;
  return { wait, busy, isKnown, note: withWarning(note, lastOne), send: () => void send() };
}

/** Epoch milliseconds that many seconds from now. */
export function inSeconds(seconds: number): number {
  return Date.now() + seconds * 1000;
}

/** MSG-20: the last request is announced before it is needed. */
function withWarning(note: Resend["note"], warning: string | undefined): Resend["note"] {
  if (warning === undefined || note?.type === "warning") return note;
  return { type: note?.type ?? "warning", text: note === undefined ? warning : `${note.text} ${warning}` };
}

function useSecondsUntil(instant: number | undefined): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (instant === undefined) return undefined;
    const tick = (): void => setLeft(Math.min(600, Math.max(0, Math.ceil((instant - Date.now()) / 1000))));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [instant]);
  return instant === undefined ? 0 : left;
}
