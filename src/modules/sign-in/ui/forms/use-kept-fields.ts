import { useEffect } from "react";
import type { TypedFields } from "#platform/browser/forms/use-typed-fields.ts";

const KEY = "fc.sign-up";
/** Never the password, and no tick: an agreement is given anew. */
const FIELDS = ["firstName", "lastName", "email", "phoneNumber"] as const;

/**
 * Keeps what was typed into the sign-up form over a reload of its tab, and only over that: the form starts empty
 * whenever it is opened (AUTH-16). Forget it once the account is made.
 */
export function useKeptFields(form: TypedFields): { readonly forget: () => void } {
  const { formProps, reread, values } = form;
  useEffect(() => {
    if (isReload()) restore(formProps.ref.current);
    reread();
    // Once, when the form is there.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => {
    if (FIELDS.some((name) => (values[name] ?? "") !== "")) withStorage((storage) => keep(storage, values));
  }, [values]);
  return { forget: () => withStorage((storage) => storage.removeItem(KEY)) };
}

function keep(storage: Storage, values: TypedFields["values"]): void {
  storage.setItem(KEY, JSON.stringify(Object.fromEntries(FIELDS.map((name) => [name, values[name] ?? ""]))));
}

function restore(form: HTMLFormElement | null): void {
  withStorage((storage) => {
    const kept = read(storage.getItem(KEY));
    for (const name of FIELDS) {
      const field = form?.elements.namedItem(name);
      const text = kept[name];
      // What the browser itself brought back, or somebody typed before the page came alive, wins.
      if (field instanceof HTMLInputElement && field.value === "" && typeof text === "string")
        field.value = text;
    }
  });
}

function read(stored: string | null): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(stored ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    // Somebody else wrote there: as if nothing had been kept.
    return {};
  }
}

function isReload(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "reload";
}

function withStorage(use: (storage: Storage) => void): void {
  try {
    use(window.sessionStorage);
  } catch {
    // Blocked by the browser's settings: nothing is kept.
  }
}
