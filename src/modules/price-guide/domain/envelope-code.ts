/** What a result code of the price guide means for an offer. */
type EnvelopeMeaning =
  | "offer"
  /** More miles than it makes offers for. */
  | "too-many-miles"
  /** It makes no offer for this car. */
  | "not-eligible"
  /** Our account with it is set up wrong: an operator's matter, never the seller's. */
  | "misconfigured"
  | "unreadable";

const OFFER = "200200";
const TOO_MANY_MILES = "200422";

/** The six digits of an envelope (research note 7.1); one that nobody knows is never an offer. */
export function meaningOfCode(code: string): EnvelopeMeaning {
  if (code === OFFER) return "offer";
  if (code === TOO_MANY_MILES) return "too-many-miles";
  if (/^4000\d\d$/u.test(code)) return "misconfigured";
  return /^200\d{3}$/u.test(code) ? "not-eligible" : "unreadable";
}
