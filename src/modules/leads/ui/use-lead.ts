import { useEffect, useRef, useState } from "react";
import { apiClient } from "#platform/browser/api-client.ts";
import { isApiError } from "#platform/browser/api-error.ts";
import { randomId } from "#platform/browser/random-id.ts";
import { useSession } from "#platform/browser/use-session.ts";
import { MIN_FILL_MS } from "../domain/lead-limits-data.ts";
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

/** Writing one message to a dealer; what was typed stays through closing, failing and coming back. */
export function useLead(kind: LeadKind, vehicleKey: string, start: LeadStart = {}) {
  const draftKey = `fc.lead.${kind}.${vehicleKey}`;
  const [values, setValues] = useState(start.values ?? NO_VALUES);
  const [errors, setErrors] = useState<LeadErrors>(start.errors ?? {});
  const [view, setView] = useState<LeadView>(start.view ?? { kind: "form" });
  const [isBusy, setBusy] = useState(false);
  const opened = useRef<number>(undefined);
  const sendingKey = useRef<string>(undefined);
  const { status } = useSession();
  useEffect(() => {
    opened.current = performance.now();
    // oxlint-disable-next-line react/set-state-in-effect -- a draft is in the browser's storage, unknown to the server
    if (start.values === undefined) setValues((now) => ({ ...now, ...readDraft(draftKey) }));
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
    sendingKey.current = undefined;
    writeDraft(draftKey, next);
  };
  const send = async (toSend: LeadValues) => {
    setBusy(true);
    const waited = performance.now() - (opened.current ?? 0);
    // Whoever has everything filled in for them is quick, and no machine.
    if (waited < MIN_FILL_MS) await new Promise((resolve) => setTimeout(resolve, MIN_FILL_MS - waited));
    const elapsedMs = Math.round(performance.now() - (opened.current ?? 0));
    sendingKey.current ??= randomId();
    try {
      const body = { vehicleKey, ...leadBody(kind, toSend), elapsedMs };
      await apiClient.post(`/public/leads/${kind}`, body, { idempotencyKey: sendingKey.current });
      writeDraft(draftKey, undefined);
      setValues(NO_VALUES);
      setView({ kind: "sent" });
    } catch (error) {
      if (!isApiError(error)) throw error;
      const fields = Object.keys(error.fields).length > 0 ? error.fields : undefined;
      // The trap was filled by a machine that helps people to type.
      if (error.code === "lead.notAccepted") change({ website: "" });
      setErrors(fields ?? {});
      setView(fields ? { kind: "form" } : { kind: "failed", reason: reasonOf(error.status, error.message) });
    } finally {
      setBusy(false);
    }
  };
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
    backToForm: () => setView({ kind: "form" }),
  };
}

export type Lead = ReturnType<typeof useLead>;

/** Too many, or gone: the server's words help. Everything else is said by the modal itself. */
function reasonOf(status: number, message: string): string | null {
  return status === 429 || status === 409 || status === 404 ? message : null;
}

function readDraft(key: string): Partial<LeadValues> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}") as Partial<LeadValues>;
  } catch {
    // Storage is blocked, or holds something else: the form starts empty.
    return {};
  }
}

function writeDraft(key: string, values: LeadValues | undefined): void {
  try {
    if (values === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ ...values, website: "" }));
  } catch {
    // Without storage the draft lives as long as the page.
  }
}
