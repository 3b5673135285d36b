export const OWNERSHIPS = ["OWNED", "FINANCED", "LEASED"] as const;
/** TRADE-02. */
export type Ownership = (typeof OWNERSHIPS)[number];
