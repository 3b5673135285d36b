import type { OrderFactSource } from "#modules/orders/server/order-facts.ts";
import { isContractSigned } from "./read-contract-facts.ts";

/** What orders shows of the contract: the tracker's own rule, so that no two screens disagree (OP-47). */
export const signingFactSource: OrderFactSource = async (trx, ctx, orders) => {
  const facts: [string, { isSigned: boolean }][] = [];
  for (const { id } of orders) facts.push([id, { isSigned: await isContractSigned(trx, ctx, id) }]);
  return new Map(facts);
};
