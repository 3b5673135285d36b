import { useEffect, useRef, useState } from "react";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { isApiError } from "#platform/browser/http/api-error.ts";
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
  const [isBusy, setBusy] = useState(false);
  const opened = useRef<number>(undefined);
  const sending = useRef<Sending>(undefined);
  const { status } = useSession();
  useEffect(() => {
    opened.current = performance.now();
    // oxlint-disable-next-line react/set-state-in-effect -- a draft is in the browser's storage, unknown to the server
    if (start.values === undefined) setValues((now) => ({ ...now, ...readDraft(draftKey).values }));
  }, [draftKey, start.values]);
  useEffect(() => {
    const { values: kept, sending: unheard } = readDraft(draftKey);
    if (start.values !== undefined || unheard === undefined) return;
    // Its page was left before an answer came: the same call again, which counts once.
    sending.current = unheard;
    void latestSend.current({ ...NO_VALUES, ...kept });
  }, [draftKey, start.values]);
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
  }, [kind, status]);
  const change = (changed: Partial<LeadValues>) => {
    const next = { ...values, ...changed };
    setValues(next);
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in changed))));
    sending.current = undefined;
    keepDraft(draftKey, { values: next });
  };
  const send = async (toSend: LeadValues) => {
    setBusy(true);
    sending.current ??= {
      key: randomId(),
      elapsedMs: Math.round(performance.now() - (opened.current ?? 0)),
    };
    const { key: idempotencyKey, elapsedMs } = sending.current;
    keepDraft(draftKey, { values: toSend, sending: sending.current });
    try {
      const body = { vehicleKey, ...leadBody(kind, toSend), elapsedMs };
      // Whoever leaves at once has sent it all the same; the server checks who was quick (decision 0178).
      await apiClient.post(`/public/leads/${kind}`, body, { idempotencyKey, keepalive: true });
      keepDraft(draftKey, undefined);
      sending.current = undefined;
      setValues(NO_VALUES);
      setView({ kind: "sent" });
    } catch (error) {
      if (!isApiError(error)) throw error;
      const fields = Object.keys(error.fields).length > 0 ? error.fields : undefined;
      // An answer was heard: what is sent next is another try, by then slower and with an empty trap.
      if (error.status > 0 && error.status < 500) {
        sending.current = undefined;
        setValues({ ...toSend, website: "" });
        keepDraft(draftKey, { values: toSend });
      }
      setErrors(fields ?? {});
      setView(fields ? { kind: "form" } : { kind: "failed", reason: reasonOf(error.status, error.message) });
    } finally {
      setBusy(false);
    }
  };
  const latestSend = useRef(send);
  const submit = () => {
    const wrong = leadErrors(kind, values);
    setErrors(wrong);
    if (Object.keys(wrong).length === 0 && !isBusy) void send(values);
  };
  return {
    values,
    errors,
    view,
    isBusy,
    change,
    submit,
    retry: () => void send({ ...values, website: "" }),
    backToForm: () => {
      // Nothing is sent behind the back of somebody who went on writing.
      sending.current = undefined;
      keepDraft(draftKey, { values });
      setView({ kind: "form" });
    },
  };
}

export type Lead = ReturnType<typeof useLead>;

/** Too many, or gone: the server's words help. Everything else is said by the modal itself. */
function reasonOf(status: number, message: string): string | null {
  return status === 429 || status === 409 || status === 404 ? message : null;
}
