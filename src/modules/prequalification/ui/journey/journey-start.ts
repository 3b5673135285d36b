import { safeReturnTo } from "#modules/accounts/domain/safe-return-to.ts";
import { splitLanguage } from "#platform/shared/texts/language.ts";
import { english } from "#platform/shared/texts/text.ts";

const PLACES = ["header", "card", "details", "checkout", "financing", "link"] as const;
/** Where somebody was asked whether they want to know their payments. */
export type StartedFrom = (typeof PLACES)[number];

/** Where a journey began, and where it leads back to. */
export interface JourneyStart {
  readonly startedFrom: StartedFrom;
  /** A path of this store, in no language. */
  readonly returnTo: string;
}

const HOME = "/search";

/** Reads `?from=card&return=/search`; an address elsewhere, or one of these pages, leads to the search instead. */
export function journeyStart(search: string): JourneyStart {
  const asked = new URLSearchParams(search);
  const from = asked.get("from");
  return {
    startedFrom: PLACES.find((place) => place === from) ?? "link",
    returnTo: storePath(asked.get("return")),
  };
}

function storePath(value: string | null): string {
  const { path } = splitLanguage(safeReturnTo(value, HOME));
  // A second look, because what stood behind the language is the address now.
  const safe = safeReturnTo(path, HOME);
  return /^\/pre-qualify(?:[/?#]|$)/iu.test(safe) ? HOME : safe;
}

/** The form again, with the way back. */
export function startPath({ returnTo, startedFrom }: JourneyStart): string {
  const query = new URLSearchParams({
    ...(startedFrom !== "link" && { from: startedFrom }),
    ...(returnTo !== HOME && { return: returnTo }),
  });
  return query.size === 0 ? "/pre-qualify" : `/pre-qualify?${query}`;
}

const BACK: readonly (readonly [pattern: RegExp, text: string])[] = [
  [/^\/vehicles\//u, english("Back to the car")],
  [/^\/search/u, english("See cars with your payments")],
  [/^\/checkout\//u, english("Back to checkout")],
  [/^\/cart/u, english("Back to your cart")],
  [/^\/compare/u, english("Back to your comparison")],
  [/^\/saved-vehicles/u, english("Back to your saved cars")],
];
const ELSEWHERE = english("Back to where you were");

/** What the way back is called (English). */
export function backLabel(returnTo: string): string {
  return BACK.find(([pattern]) => pattern.test(returnTo))?.[1] ?? ELSEWHERE;
}
