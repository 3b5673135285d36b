/** Who buys, and signs: the order's own buyer, and somebody who buys together with them. */
export type BuyingSigner = "buyer" | "co-buyer";
