import { useEffect, useState, type Dispatch, type SetStateAction } from "react";

/**
 * State of a form that survives a reload, the back button and a sign-in, until this tab is closed.
 * For what people type about an order; never for card, bank or ID numbers.
 */
export function useDraft<T>(
  key: string,
  initial: () => T,
): readonly [T, Dispatch<SetStateAction<T>>, () => void] {
  const name = `fc.draft.${key}`;
  const [value, setValue] = useState<T>(() => ({ ...initial(), ...read<T>(name) }));
  useEffect(() => write(name, JSON.stringify(value)), [name, value]);
  return [value, setValue, () => write(name, null)];
}

function read<T>(name: string): Partial<T> {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? "{}") as Partial<T>;
  } catch {
    // Storage is blocked or holds something else: start afresh.
    return {};
  }
}

function write(name: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, value);
  } catch {
    // Storage is blocked or full: the form works, it only forgets on reload.
  }
}
