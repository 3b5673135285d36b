import { english } from "#platform/shared/texts/text.ts";
import type { HandoverStatus } from "./handover-status.ts";

const AT_DEALER = english("We'll call you about the car that you traded in.");
const STAYS = english("The car that you wanted to trade in stays yours.");

/** True where the dealer has the traded car: received, whatever was paid for it since. */
export const isWithDealer = (status: HandoverStatus | null): boolean =>
  status === "RECEIVED" || status === "PAID_OFF" || status === "RELEASED";

/** What becomes of the traded car of a canceled order, in one sentence (English): the same in mails and on pages. */
export const tradeInAfterCancellation = (status: HandoverStatus | null): string =>
  isWithDealer(status) ? AT_DEALER : STAYS;
