import { alertFingerprint } from "../domain/alert-fingerprint.ts";

/** Of the kinds of UI-01; the others are no errors. */
const severityOf = (type: string): string | undefined =>
  /rror|wrong/u.test(type) ? "error" : /expired|warning/u.test(type) ? "warning" : undefined;
const PAUSE_MS = 300;

/** Tells every error alert that appears or changes (AN-01), and one that says "oops" as an error too (AN-02). */
export function watchAlerts(add: (event: Readonly<Record<string, unknown>>) => void): () => void {
  const seen = new WeakMap<Element, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    timer = undefined;
    for (const alert of document.querySelectorAll<HTMLElement>("[data-alert]")) {
      const type = alert.dataset["alert"] ?? "";
      const severity = severityOf(type);
      // Without its button: a title and the message.
      const text = alert.querySelector("[data-alert-text]")?.textContent ?? alert.textContent;
      const id = alertFingerprint(text);
      if (severity === undefined || seen.get(alert) === id) continue;
      seen.set(alert, id);
      add({ kind: "alert", type, severity, id });
      if (/oops/iu.test(text)) add({ kind: "error", type, severity, id });
    }
  };
  const soon = (): void => {
    timer ??= setTimeout(look, PAUSE_MS);
  };
  const observer = new MutationObserver(soon);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  soon();
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
