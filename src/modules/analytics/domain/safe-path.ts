/** Every word of `src/app/routes.ts`; a test compares. What is not one of them is somebody's. */
const WORDS = new Set(
  (
    "search vehicles unavailable faq why-us warranty contact-us financing accessibility cookie-policy " +
    "privacy-notice privacy-policy terms-of-use oauth2 authorize sign-in code verify complete sign-up confirm " +
    "reset-password auth callback profile account preferences cart checkout details overview submitted deals " +
    "progress id-verification capture incomplete payment card bank deposit fulfillment signing hello-again " +
    "contract-ready review thank-you sandbox design saved compare insurance documents contract " +
    "trade-in favorites"
  ).split(" "),
);

/** The route of an address, in one language: `/es/vehicles/2021-kia-soul` is `/vehicles/:id`. */
export function safePath(address: string): string {
  const path = address.split(/[?#]/, 1)[0] ?? "";
  const segments = path.split("/").filter(Boolean).slice(0, 8);
  if (segments[0] === "es") segments.shift();
  return `/${segments.map((segment) => (WORDS.has(segment) ? segment : ":id")).join("/")}`;
}

/** Parameters of pages that may be named; their values are never sent. */
const PARAMETERS = new Set(
  (
    "q condition make model trim year body fuel drivetrain transmission color feature availability price payment " +
    "mileage distance zip sort page lang gclid fbclid utm_source utm_medium utm_campaign"
  ).split(" "),
);

/** Names of the known parameters of a question such as `?make=kia&x=1`, in order, each once. */
export function safeQuery(question: string): readonly string[] {
  return keepParameters(new URLSearchParams(question).keys());
}

export function keepParameters(names: Iterable<unknown>): readonly string[] {
  const kept = new Set<string>();
  for (const name of names) if (typeof name === "string" && PARAMETERS.has(name)) kept.add(name);
  return [...kept];
}
