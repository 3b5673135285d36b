import type { OrderTradeIn } from "#modules/orders/domain/order.ts";
import { US_STATES } from "#platform/shared/fields/address/us-states-data.ts";
import { type ContractInput, sellerOf } from "../../contract-input.ts";
import type { Block } from "../../package-document.ts";
import { mileageText, nameAndAddress } from "../shared-blocks.ts";

/** A deal with a traded-in car. */
export type TradeInput = ContractInput & { readonly trade: OrderTradeIn };

/** What the papers of a traded-in car call it. */
export function tradedCarName({ trade, tradedCar }: TradeInput): string {
  return tradedCar ? `${tradedCar.year} ${tradedCar.make} ${tradedCar.model}` : trade.car;
}

/** The bank or the leasing company by name, as far as its owner said it. */
export function lenderName({ trade, tradedCar }: TradeInput): string {
  const named = tradedCar?.lender?.name ?? trade.payoff?.lender;
  return named ?? (trade.ownership === "LEASED" ? "your leasing company" : "your lender");
}

/** The year in which the papers are made: `November 21, 2026` ends with it. */
export function contractYear({ dates }: Pick<ContractInput, "dates">): number {
  return Number(dates.contract.slice(-4));
}

/** Who gives which car to whom: the head of every paper of a traded-in car. */
export function tradePartiesBlock(
  input: TradeInput,
  names: { readonly owner: string; readonly retailer: string },
): Block {
  return {
    kind: "facts",
    rows: [
      [names.owner, nameAndAddress(input.buyer)],
      [names.retailer, sellerOf(input)],
      ...tradedCarRows(input),
      ["Order", input.orderNumber],
      ["Date", input.dates.contract],
    ],
  };
}

/** The car as its owner described it. */
function tradedCarRows(input: TradeInput): readonly (readonly [string, string])[] {
  const { trade, tradedCar } = input;
  const { title } = trade;
  const body = tradedCar?.bodyStyle?.toUpperCase();
  return [
    ["Traded-in vehicle", trade.car],
    ...(body ? [["Body type", body] as const] : []),
    ["VIN", tradedCar?.vin ?? "not stated yet; we read it from the vehicle when you hand it over"],
    ["Odometer", mileageText(trade.miles)],
    ...(tradedCar?.plate ? [["License plate", tradedCar.plate] as const] : []),
    ...(title
      ? [["Title", trade.ownership === "LEASED" ? lessorsTitle(input, title) : titleText(title)] as const]
      : []),
  ];
}

const NAMES = {
  one: "in your name alone",
  and: "in two names joined by “and”: both sign",
  or: "in two names joined by “or”: either may sign",
} as const;

type Title = NonNullable<OrderTradeIn["title"]>;

const stateName = (state: string): string => US_STATES.find(({ value }) => value === state)?.label ?? state;

function titleText({ state, names, isLost }: Title): string {
  return `Issued by ${stateName(state)}, ${NAMES[names]}${isLost ? "; lost" : ""}`;
}

/** A lessee is on no title. */
function lessorsTitle(input: TradeInput, { state }: Title): string {
  return `In the name of ${lenderName(input)}; the vehicle is registered in ${stateName(state)}`;
}
