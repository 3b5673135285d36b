import * as v from "valibot";

/** `FC` and 14 characters of Crockford base32: 70 random bits. Anything else reads as not found, not as invalid. */
export const ORDER_NUMBER = /^FC[0-9A-HJKMNP-TV-Z]{14}$/u;

/** Path parameter of every call about one order. */
export const orderNumberParams = v.object({ orderNumber: v.pipe(v.string(), v.maxLength(64)) });
