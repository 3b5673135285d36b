import { describe, expect, it } from "vitest";
import { contractingSteps, dealMoves } from "./contracting-steps.ts";

/** createContract, verifyContract, initiateSigning; then what is done by itself while the deal waits to be verified. */
const WAITING = [
  ["create verify send", "make verify send", "VRFY SUBS"],
  ["verify send", "verify send", "VRFY SUBS"],
  ["create send", "make", ""],
  ["create verify", "make verify", "VRFY"],
  ["create", "make", ""],
  ["verify", "verify", "VRFY"],
  ["send", "", ""],
  ["", "", ""],
] as const;

/** The same where the retailer had verified the deal. */
const VERIFIED = [
  ["create verify send", "make verify send", "SUBS"],
  ["verify send", "verify send", "SUBS"],
  ["create send", "make send", "SUBS"],
  ["create verify", "make verify", ""],
  ["create", "make", ""],
  ["verify", "verify", ""],
  ["send", "send", "SUBS"],
  ["", "", ""],
] as const;

const automationOf = (flags: string) => ({
  createContract: flags.includes("create"),
  verifyContract: flags.includes("verify"),
  initiateSigning: flags.includes("send"),
});

const sorted = (words: string) => words.split(" ").filter(Boolean).toSorted();

const done = (steps: object) =>
  Object.entries(steps)
    .filter(([, isDone]) => isDone)
    .map(([name]) => name)
    .toSorted();

describe("Automated contracting (TEN-05)", () => {
  it.each(WAITING)("with [%s] on, a deal that waits for verification gets [%s]", (flags, steps, moves) => {
    const found = contractingSteps({
      automation: automationOf(flags),
      dealStatus: "VPEN",
      byRetailer: false,
    });
    expect(done(found)).toEqual(sorted(steps));
    expect(dealMoves("VPEN", { ...found, isVerified: true }).join(" ")).toBe(moves);
  });

  it.each(VERIFIED)("with [%s] on, a verified deal gets [%s]", (flags, steps, moves) => {
    const found = contractingSteps({
      automation: automationOf(flags),
      dealStatus: "VRFY",
      byRetailer: false,
    });
    expect(done(found)).toEqual(sorted(steps));
    expect(dealMoves("VRFY", { ...found, isVerified: true }).join(" ")).toBe(moves);
  });

  it("leaves nothing undone when the retailer says that the contract is ready", () => {
    for (const [flags] of WAITING) {
      const found = contractingSteps({
        automation: automationOf(flags),
        dealStatus: "VPEN",
        byRetailer: true,
      });
      expect(done(found)).toEqual(["make", "send", "verify"]);
    }
  });

  it.each([
    ["VEXP", "VPEN VRWR SUBS", "VPEN"],
    ["VRFA", "VPEN VRWR SUBS", "VPEN"],
    ["VRWR", "SUBS", ""],
    ["PSIGN", "", ""],
  ] as const)(
    "%s moves [%s] with all three, [%s] when the retailer verifies and sends",
    (status, all, none) => {
      expect(dealMoves(status, { verify: true, send: true, isVerified: false }).join(" ")).toBe(all);
      expect(dealMoves(status, { verify: false, send: false, isVerified: false }).join(" ")).toBe(none);
    },
  );
});
