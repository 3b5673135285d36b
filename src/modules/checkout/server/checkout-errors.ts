import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import { textOf } from "#modules/tenancy/domain/speak.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";
import { formatDollarsAndCents, type Cents } from "#platform/shared/money.ts";
import { checkoutMessages } from "../messages.ts";

type MessageKey = keyof typeof checkoutMessages;

function conflict(code: string, key: MessageKey): AppError {
  return new AppError("conflict", { code, message: checkoutMessages[key] });
}

/** Somebody else holds or bought it. */
export const vehicleUnavailable = (): AppError =>
  conflict("vehicle.unavailable", "checkout.vehicleUnavailable");
/** "Call for price" vehicles are shown, never sold online. */
export const vehicleNotPriced = (ctx: TenantContext): AppError =>
  new AppError("conflict", {
    code: "vehicle.notPriced",
    message: textOf(ctx.tenant)(checkoutMessages["checkout.noOnlinePrice"], {
      phone: formatPhone(ctx.tenant.support.phone),
    }),
  });
/** OP-20: the server owns the end of the hold. */
export const holdExpired = (): AppError => conflict("hold.expired", "checkout.holdExpired");
export const cartFull = (): AppError => conflict("cart.full", "checkout.cartFull");
export const notEditable = (): AppError => conflict("order.notEditable", "checkout.notEditable");
export const orderCanceled = (): AppError => conflict("order.canceled", "checkout.canceled");

/**
 * The buyer agreed to other terms; the draft now holds the new ones, and the total is in cents under
 * `fields.amountDueCents`.
 */
export function priceChanged(
  ctx: TenantContext,
  { amountDueCents, isTotalNew }: { readonly amountDueCents: Cents; readonly isTotalNew: boolean },
): AppError {
  return new AppError("conflict", {
    code: "order.priceChanged",
    message: isTotalNew
      ? textOf(ctx.tenant)(checkoutMessages["checkout.priceChanged"], {
          total: formatDollarsAndCents(amountDueCents),
        })
      : checkoutMessages["checkout.termsChanged"],
    fields: { amountDueCents: String(amountDueCents) },
  });
}

/** No such vehicle for this retailer. */
export function vehicleNotFound(): AppError {
  return new AppError("not-found", {
    code: "vehicle.notFound",
    message: checkoutMessages["checkout.vehicleUnavailable"],
  });
}

/** One field that the buyer can correct. */
export function fieldError(code: string, field: string, message: string): AppError {
  return new AppError("invalid", { code, message, fields: { [field]: message } });
}

/** MSG-34. */
export function outOfRange(ctx: TenantContext): AppError {
  const message = textOf(ctx.tenant)(checkoutMessages["checkout.outOfRange"], {
    phone: formatPhone(ctx.tenant.support.phone),
  });
  return fieldError("delivery.outOfRange", "deliveryOption", message);
}
