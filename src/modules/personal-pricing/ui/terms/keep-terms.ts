import { apiClient } from "#platform/browser/http/api-client.ts";
import type { PersonalChoices } from "../../domain/terms/personal-choices.ts";
import type { PersonalTerms } from "../../domain/terms/personal-terms.ts";
import type { PriceBook } from "../../domain/terms/price-book.ts";
import { TERMS_KEY } from "./has-personal-terms.ts";
import { openTerms } from "./personal-terms-store.ts";
import { leaseWith, priceWith } from "./price-with.ts";
import { warmUp } from "./warm-up.ts";

/** Where the choices stand beside the terms. */
const CHOICES_KEY = "fc.personal-choices";

/** By what was asked last: an answer that comes too late changes nothing. */
let round = 0;

/** Keeps the signed terms of `QualificationView` for this tab and prices every car by them from now on. */
export async function keepTerms(token: string): Promise<void> {
  write(TERMS_KEY, token);
  await open(token, readChoices());
}

/** Nobody is pre-qualified in this tab any longer: expired, withdrawn, signed out. */
export function dropTerms(): void {
  round += 1;
  for (const key of [TERMS_KEY, CHOICES_KEY]) write(key, null);
  openTerms.set(null);
}

/** From now on every car is priced with these wishes. */
export async function choosePersonally(choices: PersonalChoices): Promise<void> {
  write(CHOICES_KEY, JSON.stringify(choices));
  const now = openTerms.get();
  if (now !== null) await open(now.token, choices);
}

/** Goes on with what this tab kept. */
export async function reopenTerms(): Promise<void> {
  const token = read(TERMS_KEY);
  if (token !== null && openTerms.get()?.token !== token) await open(token, readChoices());
}

/** Without the retailer's rules cars keep their usual estimates, which are true as well. */
async function open(token: string, choices: PersonalChoices): Promise<void> {
  round += 1;
  const mine = round;
  const terms = termsIn(token);
  if (terms === null) return dropTerms();
  const book = await bookOf(terms);
  if (mine !== round || book === null) return;
  const by = { terms, book, choices };
  const priceOf = priceWith(by);
  if (openTerms.get() === null) await warmUp(priceOf, book.contractDate);
  if (mine === round) openTerms.set({ token, terms, choices, priceOf, leaseOf: leaseWith(by) });
}

/** As long as rules are taken as they were read; days and configurations change. */
const BOOK_FRESH_MS = 10 * 60_000;

let known: { readonly state: string; readonly book: PriceBook; readonly readAt: number } | undefined;

async function bookOf({ state }: PersonalTerms): Promise<PriceBook | null> {
  const now = performance.now();
  if (known?.state === state && now - known.readAt < BOOK_FRESH_MS) return known.book;
  const query = { state };
  const book = await apiClient
    .get<PriceBook>("/public/prequalification/price-book", { query })
    .catch(() => null);
  if (book !== null) known = { state, book, readAt: now };
  return book;
}

/** The server alone checks the signature; whoever writes other terms here fools nobody else. */
function termsIn(token: string): PersonalTerms | null {
  try {
    const [payload = ""] = token.split(".");
    const bytes = Uint8Array.from(atob(payload.replaceAll("-", "+").replaceAll("_", "/")), (char) =>
      char.charCodeAt(0),
    );
    const terms = JSON.parse(new TextDecoder().decode(bytes)) as PersonalTerms;
    return terms.version === 1 ? terms : null;
  } catch {
    // Not what the server writes.
    return null;
  }
}

function readChoices(): PersonalChoices {
  try {
    return JSON.parse(read(CHOICES_KEY) ?? "{}") as PersonalChoices;
  } catch {
    // Not what this code writes: the retailer's usual wishes count.
    return {};
  }
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    // Storage is blocked: nothing was kept.
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Storage is blocked or full: the terms hold until the page is left.
  }
}
