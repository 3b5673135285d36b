import { AppError } from "#platform/shared/app-error.ts";
import { english } from "#platform/shared/texts/text.ts";

const NOT_FOUND = english("We can't find this sale.");
const NO_OFFER = english(
  "You have no offer to sell on right now. It may have expired, or the car may be part of an order.",
);
const NOT_OFFERED = english("Selling online isn't possible here. Please call us.");
const NOT_NOW = english("This is no longer possible. Reload the page to see the latest status.");
const CHANGED = english("Your sale changed in another tab or on another device. Please check it again.");
const SLOT_TAKEN = english("That time was just taken. Choose another one.");
const SLOT_UNAVAILABLE = english("Choose one of the times shown.");
const SALE_OPEN = english("You're already selling us a car. Finish that sale first.");

/** The same for another store's, somebody else's and none. */
export const noSuchSale = (): AppError =>
  new AppError("not-found", { code: "sale.notFound", message: NOT_FOUND });

export const noOffer = (): AppError => new AppError("conflict", { code: "sale.noOffer", message: NO_OFFER });

export const notOffered = (): AppError =>
  new AppError("conflict", { code: "sale.notOffered", message: NOT_OFFERED });

/** OP-06. */
export const wrongAct = (move: string): AppError =>
  new AppError("conflict", { code: "state.transitionNotAllowed", message: NOT_NOW, move });

export const changedElsewhere = (): AppError =>
  new AppError("conflict", { code: "sale.changed", message: CHANGED });

export const slotTaken = (): AppError =>
  new AppError("conflict", { code: "sale.slotTaken", message: SLOT_TAKEN, fields: { slot: SLOT_TAKEN } });

export const slotUnavailable = (): AppError => wrongField("slot", SLOT_UNAVAILABLE);

export const saleOpen = (): AppError => new AppError("conflict", { code: "sale.open", message: SALE_OPEN });

export function wrongField(field: string, message: string): AppError {
  return new AppError("invalid", { code: "body.invalid", message, fields: { [field]: message } });
}
