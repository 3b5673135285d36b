import { DELIVERED } from "./is-delivered.ts";
import type { OrderStatus } from "../order.ts";

/** The car is no longer for sale: it is with its buyer or on the way there. */
export const SOLD_STATUSES: readonly OrderStatus[] = ["SOLD", "SOLD_BY_DRI", ...DELIVERED];
