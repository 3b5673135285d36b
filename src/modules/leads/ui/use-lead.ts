import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from "react";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { type ApiError, isApiError } from "#platform/browser/http/api-error.ts";
import { randomId } from "#platform/browser/random-id.ts";
import { useSession } from "#platform/browser/session/use-session.ts";
import type { LeadKind } from "../domain/lead-schema.ts";
import {
  leadBody,
  type LeadErrors,
  leadErrors,
  type LeadStart,
  type LeadValues,
  type LeadView,
  NO_VALUES,
  withProfile,
} from "../domain/lead-values.ts";
import { keepDraft, readDraft, type Sending } from "./lead-draft.ts";

/** Writing one message to a dealer; what was typed stays through closing, failing and coming back. */
export function useLead(kind: LeadKind, vehicleKey: string, start: LeadStart = {}) {
  const draftKey = `fc.lead.${kind}.${vehicleKey}`;
  const [values, setValues] = useState(start.values ?? NO_VALUES);
  const [errors, setErrors] = useState<LeadErrors>(start.errors ?? {});
  const [view, setView] = useState<LeadView>(start.view ?? { kind: "form" });
  const { send, sendAgain, forget, isBusy } = useSend({
    kind,
    vehicleKey,
    draftKey,
    setValues,
    setErrors,
    setView,
  });
  useKeptDraft({ draftKey, isStarted: start.values !== undefined, setValues, sendAgain });
  useProfile(kind, setValues);
  const change = (changed: Partial<LeadValues>) => {
    const next = { ...values, ...changed };
    setValues(next);
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in changed))));
    forget();
    keepDraft(draftKey, { values: next });
  };
  const submit = () => {
    const wrong = leadErrors(kind, values);
    setErrors(wrong);
    if (Object.keys(wrong).length === 0 && !isBusy) void send(values);
  };
  const retry = () => void send({ ...values, website: "" });
  const backToForm = () => {
    // Nothing is sent behind the back of somebody who went on writing.
    forget();
    keepDraft(draftKey, { values });
    setView({ kind: "form" });
  };
  return { values, errors, view, isBusy, change, submit, retry, backToForm };
}

type SetValues = Dispatch<SetStateAction<LeadValues>>;

interface SendParts {
  readonly kind: LeadKind;
  readonly vehicleKey: string;
  readonly draftKey: string;
  readonly setValues: SetValues;
  readonly setErrors: (errors: LeadErrors) => void;
  readonly setView: (view: LeadView) => void;
}

/** Sends a message once, however often it is tried: until an answer is heard, every try is the same call. */
function useSend(parts: SendParts) {
  const { draftKey, setValues, setView } = parts;
  const [isBusy, setBusy] = useState(false);
  const opened = useRef<number>(undefined);
  const sending = useRef<Sending>(undefined);
  useEffect(() => {
    opened.current = performance.now();
  }, [draftKey]);
  const send = async (toSend: LeadValues): Promise<void> => {
    setBusy(true);
    sending.current ??= {
      key: randomId(),
      elapsedMs: Math.round(performance.now() - (opened.current ?? 0)),
    };
    keepDraft(draftKey, { values: toSend, sending: sending.current });
    try {
      await post(sending.current, toSend, parts);
      sending.current = undefined;
      setValues(NO_VALUES);
      setView({ kind: "sent" });
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (tellRefusal(error, toSend, parts)) sending.current = undefined;
    } finally {
      setBusy(false);
    }
  };
  return {
    send,
    isBusy,
    forget: () => {
      sending.current = undefined;
    },
    sendAgain: (unheard: Sending, toSend: LeadValues) => {
      sending.current = unheard;
      void send(toSend);
    },
  };
}

/** @throws ApiError */
async function post({ key, elapsedMs }: Sending, toSend: LeadValues, parts: SendParts): Promise<void> {
  const { kind, vehicleKey, draftKey } = parts;
  const body = { vehicleKey, ...leadBody(kind, toSend), elapsedMs };
  // Whoever leaves at once has sent it all the same; the server checks who was quick (decision 0178).
  await apiClient.post(`/public/leads/${kind}`, body, { idempotencyKey: key, keepalive: true });
  keepDraft(draftKey, undefined);
}

/** @returns whether an answer was heard: what is sent next is another try, by then slower and with an empty trap */
function tellRefusal(error: ApiError, toSend: LeadValues, parts: SendParts): boolean {
  const { draftKey, setValues, setErrors, setView } = parts;
  const fields = Object.keys(error.fields).length > 0 ? error.fields : undefined;
  const isHeard = error.status > 0 && error.status < 500;
  if (isHeard) {
    setValues({ ...toSend, website: "" });
    keepDraft(draftKey, { values: toSend });
  }
  setErrors(fields ?? {});
  setView(fields ? { kind: "form" } : { kind: "failed", reason: reasonOf(error.status, error.message) });
  return isHeard;
}

interface DraftParts {
  readonly draftKey: string;
  /** The server wrote the form, with what somebody without script had typed. */
  readonly isStarted: boolean;
  readonly setValues: SetValues;
  readonly sendAgain: (unheard: Sending, values: LeadValues) => void;
}

/** What was typed before, and sent again where nobody heard an answer. */
function useKeptDraft({ draftKey, isStarted, setValues, sendAgain }: DraftParts): void {
  const latest = useRef(sendAgain);
  useEffect(() => {
    if (isStarted) return;
    setValues((now) => ({ ...now, ...readDraft(draftKey).values }));
  }, [draftKey, isStarted, setValues]);
  useEffect(() => {
    const { values: kept, sending: unheard } = readDraft(draftKey);
    if (isStarted || unheard === undefined) return;
    // Its page was left before an answer came: the same call again, which counts once.
    latest.current(unheard, { ...NO_VALUES, ...kept });
  }, [draftKey, isStarted]);
}

/** Names and numbers of somebody who is signed in. */
function useProfile(kind: LeadKind, setValues: SetValues): void {
  const { status } = useSession();
  useEffect(() => {
    if (status !== "signed-in") return undefined;
    const abort = new AbortController();
    apiClient.get<Parameters<typeof withProfile>[2]>("/api/profile", { signal: abort.signal }).then(
      (profile) => setValues((now) => withProfile(kind, now, profile)),
      (error: unknown) => {
        // Without it people type their names themselves.
        if (!isApiError(error) && !abort.signal.aborted) throw error;
      },
    );
    return () => abort.abort();
  }, [kind, status, setValues]);
}

export type Lead = ReturnType<typeof useLead>;

/** Too many, or gone: the server's words help. Everything else is said by the modal itself. */
function reasonOf(status: number, message: string): string | null {
  return status === 429 || status === 409 || status === 404 ? message : null;
}
