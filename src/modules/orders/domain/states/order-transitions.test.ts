import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkTransition } from "#platform/shared/transition-table.ts";
import { dealTransitionsOf, nextDealStatus } from "./deal-transitions.ts";
import {
  DEAL_STATUSES,
  DEAL_TYPES,
  ORDER_STATUSES,
  type DealStatus,
  type DealType,
  type OrderStatus,
} from "../order.ts";
import { isBehind, nextOrderStatus } from "./order-milestones.ts";
import { orderTransitions } from "./order-transitions.ts";

const words = <T extends string>(text: string) => text.split(" ").filter(Boolean) as T[];

/** Table C (docs/requirements/tables.md). */
const TABLE_C: readonly [OrderStatus, string][] = [
  ["DRAFT", "PII_UPDATE_SUCCESSFUL SUBMITTED_TO_UNIFI ORDER_INITIATION_FAILED CANCELED"],
  ["PII_UPDATE_SUCCESSFUL", "SUBMITTED_TO_UNIFI DRAFT ORDER_INITIATION_FAILED CANCELED"],
  ["ORDER_INITIATION_FAILED", "DRAFT SUBMITTED_TO_UNIFI CANCELED"],
  ["SUBMITTED_TO_UNIFI", "SUBMITTED ORDER_INITIATION_FAILED OFFRAMP CANCELED"],
  ["SUBMITTED", "ID_VERIFICATION_COMPLETED DOCS_UPLOADED CONTRACT_PENDING OFFRAMP CANCELED"],
  ["ID_VERIFICATION_COMPLETED", "DOCS_UPLOADED CONTRACT_PENDING OFFRAMP CANCELED"],
  ["DOCS_UPLOADED", "CONTRACT_PENDING OFFRAMP CANCELED"],
  ["CONTRACT_PENDING", "SOLD SOLD_BY_DRI OFFRAMP CANCELED"],
  ["OFFRAMP", "SOLD SOLD_BY_DRI DELIVERED CANCELED"],
  ["SOLD", "DELIVERED DELIVERED_NO_RETURN CANCELED"],
  ["SOLD_BY_DRI", "DELIVERED DELIVERED_NO_RETURN CANCELED"],
  ["DELIVERED", "DELIVERED_NO_RETURN CANCELED"],
  ["DELIVERED_NO_RETURN", ""],
  ["CANCELED", ""],
];

/** Table D (docs/requirements/tables.md), for a deal that is financed and one that is not. */
const TABLE_D: readonly [DealStatus, { both: string; financed?: string; cash?: string }][] = [
  ["CFAIL", { both: "CSAV CANC" }],
  ["CSAV", { both: "CANC", financed: "DPEN", cash: "VPEN" }],
  ["DPEN", { both: "LSEL LNSEL LDEC LTIM APEN CANC" }],
  ["LTIM", { both: "DPEN LDEC CANC" }],
  ["APEN", { both: "LSEL LNSEL LDEC LTIM CANC" }],
  ["LNSEL", { both: "LSEL LDEC UDEC CANC" }],
  ["LSEL", { both: "UACC UDEC LNSEL CANC" }],
  ["LDEC", { both: "CSAV CANC" }],
  ["UDEC", { both: "CSAV CANC" }],
  ["UACC", { both: "VPEN CANC" }],
  ["VPEN", { both: "VRFY VRWR VRFA VEXP CANC" }],
  ["VRFA", { both: "VPEN CANC" }],
  ["VEXP", { both: "VPEN CANC" }],
  ["VRWR", { both: "SUBS VPEN VEXP CANC" }],
  ["VRFY", { both: "SUBS VPEN VEXP CANC" }],
  ["SUBS", { both: "PSIGN SIGN VEXP CANC" }],
  ["PSIGN", { both: "SIGN VEXP CANC" }],
  ["SIGN", { both: "CANC", financed: "SUBF", cash: "BOOK" }],
  ["SUBF", { both: "BOOK FUND PDOC RTRN CANC" }],
  ["BOOK", { both: "CANC", financed: "FUND PDOC RTRN" }],
  ["PDOC", { both: "SUBF BOOK FUND RTRN CANC" }],
  ["RTRN", { both: "SUBF VPEN CANC" }],
  ["FUND", { both: "CANC" }],
  ["CANC", { both: "" }],
  ["UNKNOWN", { both: DEAL_STATUSES.filter((status) => status !== "UNKNOWN").join(" ") }],
];

describe("Order status (table C)", () => {
  test("has a row for every status, and begins as a draft", () => {
    expect(TABLE_C.map(([from]) => from).toSorted()).toEqual([...ORDER_STATUSES].toSorted());
    expect(
      ORDER_STATUSES.filter((status) => checkTransition(orderTransitions, null, status) === "move"),
    ).toEqual(["DRAFT"]);
  });

  test.each(TABLE_C)("%s may become: %s", (from, allowed) => {
    for (const to of ORDER_STATUSES) {
      const expected = to === from ? "same" : words(allowed).includes(to) ? "move" : "refused";
      expect(checkTransition(orderTransitions, from, to)).toBe(expected);
    }
  });

  test.each(TABLE_C)("%s refuses every other status, except milestones it has passed", (from, allowed) => {
    for (const to of ORDER_STATUSES) {
      if (to === from || isBehind(from, to)) expect(nextOrderStatus(from, to)).toBe(from);
      else if (words(allowed).includes(to)) expect(nextOrderStatus(from, to)).toBe(to);
      else expect(() => nextOrderStatus(from, to)).toThrow("state.transitionNotAllowed");
    }
  });

  test("keeps the furthest milestone when documents come before the ID", () => {
    expect(nextOrderStatus("DOCS_UPLOADED", "ID_VERIFICATION_COMPLETED")).toBe("DOCS_UPLOADED");
    expect(nextOrderStatus("OFFRAMP", "DOCS_UPLOADED")).toBe("OFFRAMP");
    expect(() => nextOrderStatus("CANCELED", "DOCS_UPLOADED")).toThrow();
  });

  test("never leaves a final status and never goes back to the cart after submission", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ORDER_STATUSES), { maxLength: 60 }), (reports) => {
        let status: OrderStatus = "DRAFT";
        let isSubmitted = false;
        for (const report of reports) {
          const before: OrderStatus = status;
          try {
            status = nextOrderStatus(status, report);
          } catch {
            expect(status).toBe(before);
          }
          if (before === "CANCELED" || before === "DELIVERED_NO_RETURN") expect(status).toBe(before);
          isSubmitted ||= status === "SUBMITTED";
          if (isSubmitted)
            expect(["DRAFT", "PII_UPDATE_SUCCESSFUL", "SUBMITTED_TO_UNIFI"]).not.toContain(status);
        }
      }),
    );
  });

  test("ends the same however often and in whatever order the milestones are reported", () => {
    const milestones = ["ID_VERIFICATION_COMPLETED", "DOCS_UPLOADED", "CONTRACT_PENDING"] as const;
    const all = fc.shuffledSubarray([...milestones, ...milestones, ...milestones], {
      minLength: 9,
      maxLength: 9,
    });
    fc.assert(
      fc.property(all, (reports) => {
        expect(reports.reduce<OrderStatus>(nextOrderStatus, "SUBMITTED")).toBe("CONTRACT_PENDING");
      }),
    );
  });
});

describe("Deal status (table D)", () => {
  test("has a row for every code, and begins saved or failed", () => {
    expect(TABLE_D.map(([from]) => from).toSorted()).toEqual([...DEAL_STATUSES].toSorted());
    for (const status of DEAL_STATUSES) {
      const expected = status === "CSAV" || status === "CFAIL" ? "move" : "refused";
      expect(checkTransition(dealTransitionsOf("Cash"), null, status)).toBe(expected);
    }
  });

  describe.each(DEAL_TYPES)("of a %s deal", (dealType: DealType) => {
    test.each(TABLE_D)("%s may become exactly what the table says", (from, row) => {
      const allowed = words(`${row.both} ${(dealType === "Cash" ? row.cash : row.financed) ?? ""}`);
      for (const to of DEAL_STATUSES) {
        if (to === from) expect(nextDealStatus(dealType, from, to)).toBe(from);
        else if (allowed.includes(to)) expect(nextDealStatus(dealType, from, to)).toBe(to);
        else expect(() => nextDealStatus(dealType, from, to)).toThrow("state.transitionNotAllowed");
      }
    });
  });

  test("can always be canceled until it is", () => {
    for (const from of DEAL_STATUSES) expect(nextDealStatus("Finance", from, "CANC")).toBe("CANC");
  });
});
