import { english, type Text } from "#platform/shared/texts/text.ts";

/** Why coming back from a provider did not end in a session (AUTH-13); the sign-in page explains each. */
export const PROVIDER_PROBLEMS = [
  "denied",
  "emailUnverified",
  "accountExists",
  "providerUnavailable",
  "linkExpired",
  "notAccepted",
  "connectedElsewhere",
  "alreadyConnected",
] as const;
export type ProviderProblem = (typeof PROVIDER_PROBLEMS)[number];

/** How people call a provider; the retailer's own pool is just the sign-in page. */
function providerName(provider: string | null | undefined, t: Text): string {
  if (provider === "google") return "Google";
  return provider === "apple" ? "Apple" : t("the sign-in page");
}

/**
 * What to tell the person, from the query of the page they were sent to; undefined when there is nothing
 * to tell. Only known problems and providers are ever spoken of.
 */
export function providerProblemText(search: URLSearchParams, t: Text): string | undefined {
  const problem = PROVIDER_PROBLEMS.find((known) => known === search.get("problem"));
  return problem && t(TEXTS[problem], { name: providerName(search.get("provider"), t) });
}

const TEXTS: Readonly<Record<ProviderProblem, string>> = {
  denied: english("You didn't finish signing in at {name}. Try again, or choose another way to sign in."),
  emailUnverified: english(
    "The email address at {name} isn't verified. Verify it there, or sign up with your email and a password.",
  ),
  accountExists: english(
    "You already have an account with this email. Sign in the way you usually do, then connect {name} in your profile.",
  ),
  providerUnavailable: english(
    "We couldn't reach {name}. Try again in a moment, or choose another way to sign in.",
  ),
  linkExpired: english("This sign-in has expired or was already used. Please start again."),
  notAccepted: english("We couldn't confirm the answer from {name}. Please start again."),
  connectedElsewhere: english("This sign-in at {name} already belongs to another account."),
  alreadyConnected: english("Your account is already connected to another sign-in at {name}."),
};
