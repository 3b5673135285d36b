import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEAL_STATUSES } from "#modules/orders/domain/order.ts";
import { dealTransitionsOf } from "#modules/orders/domain/states/deal-transitions.ts";
import { dealPath, type LenderWord } from "./deal-path.ts";

const word = (state: LenderWord["state"], more: Partial<LenderWord> = {}): LenderWord => ({
  state,
  hasOffer: false,
  isWaiting: false,
  ...more,
});
const offer = word("APPROVED", { hasOffer: true });
const frozen = word("PENDING", { isWaiting: true });
const open = word("PENDING");
const no = word("DECLINED");
const notSent = word("LENDER_CONSTRAINT");
const silent = word("TIMEOUT");
const broken = word("ERROR");

describe("Where lenders' answers bring a deal (table D)", () => {
  it.each([
    ["DPEN", [open, open], []],
    ["DPEN", [open, no], []],
    ["DPEN", [open, offer], ["LNSEL"]],
    ["DPEN", [no, offer], ["LNSEL"]],
    ["DPEN", [no, no], ["LDEC"]],
    ["DPEN", [no, notSent], ["LDEC"]],
    ["DPEN", [notSent], ["LDEC"]],
    ["DPEN", [no, frozen], ["APEN"]],
    ["DPEN", [frozen, open], []],
    ["DPEN", [no, silent], ["LTIM"]],
    ["DPEN", [silent, broken], ["LTIM"]],
    ["APEN", [no, frozen], []],
    ["APEN", [offer], ["LNSEL"]],
    ["APEN", [no], ["LDEC"]],
    ["APEN", [silent], ["LTIM"]],
    ["LTIM", [silent, offer], ["DPEN", "LNSEL"]],
    ["LTIM", [no, no], ["LDEC"]],
    ["LTIM", [frozen], ["DPEN", "APEN"]],
    ["LTIM", [open], ["DPEN"]],
    ["LNSEL", [offer, no], []],
    ["LNSEL", [no, no], ["LDEC"]],
    ["LNSEL", [silent], []],
    ["LSEL", [offer], []],
    ["LSEL", [no], ["LNSEL", "LDEC"]],
    ["UDEC", [offer], []],
    ["UACC", [no], []],
    ["CSAV", [offer], []],
  ] as const)("%s with %j: %j", (from, words, path) => {
    expect(dealPath(from, words)).toEqual(path);
  });

  it("is a way that table D allows, whatever they say", () => {
    const table = dealTransitionsOf("Finance").moves;
    const anyWord = fc.record({
      state: fc.constantFrom(
        "PENDING",
        "APPROVED",
        "CONDITIONAL",
        "COUNTER_OFFER",
        "DECLINED",
        "ERROR",
        "TIMEOUT",
      ),
      hasOffer: fc.boolean(),
      isWaiting: fc.boolean(),
    }) as fc.Arbitrary<LenderWord>;
    fc.assert(
      fc.property(fc.constantFrom(...DEAL_STATUSES), fc.array(anyWord, { maxLength: 5 }), (from, words) => {
        let at = from;
        for (const to of dealPath(from, words)) {
          expect(table[at]).toContain(to);
          at = to;
        }
        expect(dealPath(at, words)).toEqual([]);
      }),
    );
  });
});
