/**
 * The day of a contract that nobody has dated yet. Where the retailer counts equal months (`regular`) it decides due
 * dates alone; with the other conventions it makes every estimate of one retailer the same, on cards and in calculators.
 */
export const ANY_DAY = "2026-01-01";
