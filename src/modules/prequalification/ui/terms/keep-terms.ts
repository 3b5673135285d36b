import type { PersonalChoices } from "../../domain/terms/personal-choices.ts";
import { TERMS_KEY } from "./has-personal-terms.ts";
import { openTerms } from "./personal-terms-store.ts";

/** Where the choices stand beside the terms. */
const CHOICES_KEY = "fc.personal-choices";

/** Keeps the signed terms of `QualificationView` for this tab and prices every car by them from now on. */
export async function keepTerms(token: string): Promise<void> {
  write(TERMS_KEY, token);
  await reopenTerms();
}

/** Nobody is pre-qualified in this tab any longer: expired, withdrawn, signed out. */
export function dropTerms(): void {
  for (const key of [TERMS_KEY, CHOICES_KEY]) write(key, null);
  openTerms.set(null);
}

/** From now on every car is priced with these wishes. */
export async function choosePersonally(choices: PersonalChoices): Promise<void> {
  write(CHOICES_KEY, JSON.stringify(choices));
  await reopenTerms();
}

/** Reads what this tab kept, and the retailer's rules for where the shopper lives. */
export async function reopenTerms(): Promise<void> {
  openTerms.set(null);
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Storage is blocked or full: the terms hold until the page is left.
  }
}
