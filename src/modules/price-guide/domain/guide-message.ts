const OFFER_ID = /^[0-9A-Za-z-]{6,64}$/u;

/** A message as a window hears it. */
interface HeardMessage {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
}

interface Frame {
  /** The one origin that is listened to. */
  readonly origin: string;
  /** Window of our own frame. */
  readonly source: unknown;
}

/**
 * The id of an offer that the frame of the price guide tells of; null for everybody else's messages and for anything that is
 * no such message. What it says of an amount is not read: the server asks for itself.
 */
export function offerIdOfMessage({ origin, source, data }: HeardMessage, frame: Frame): string | null {
  if (origin !== frame.origin || source === null || source !== frame.source) return null;
  if (typeof data !== "object" || data === null) return null;
  const { type, offerId } = data as Readonly<Record<string, unknown>>;
  return type === "offer" && typeof offerId === "string" && OFFER_ID.test(offerId) ? offerId : null;
}
