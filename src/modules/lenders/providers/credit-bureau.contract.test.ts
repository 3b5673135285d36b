import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testApplicant } from "#tests/support/credit-request.ts";
import { fakeClock } from "#tests/support/fake-clock.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import {
  type SevenHundredCreditStub,
  startSevenHundredCreditStub,
} from "#tests/vendors/seven-hundred-credit/seven-hundred-credit-stub.ts";
import type { BureauCallContext, CreditBureau } from "./credit-bureau.ts";
import { sandboxCreditBureau } from "./sandbox/sandbox-credit-bureau.ts";
import { FILE_OUTCOMES } from "./sandbox/sandbox-outcomes.ts";
import { sevenHundredCreditBureau } from "./seven-hundred-credit/seven-hundred-credit-bureau.ts";

const ctx = { clock: fakeClock(), log: silentLog } as unknown as BureauCallContext;
let stub: SevenHundredCreditStub;
let sevenHundredCredit: CreditBureau;
beforeAll(async () => {
  stub = await startSevenHundredCreditStub();
  const secrets = (reference: string) => stub.passwords[reference] ?? "";
  sevenHundredCredit = sevenHundredCreditBureau({ settings: stub.settings, secrets, deadlineMs: 300 });
});
afterAll(() => stub.close());

const adapters: readonly [string, () => CreditBureau][] = [
  ["sandbox", () => sandboxCreditBureau],
  ["700credit, by a stub", () => sevenHundredCredit],
];
const [address] = testApplicant().addresses;
const named = (lastName: string) => ({
  applicantId: "person-1",
  firstName: "Avery",
  lastName,
  birthDate: "1988-04-12",
  phone: "5125550100",
  zipCode: "78701",
  address: address!,
  ssn: null,
  token: "token",
});

/** What every bureau promises, whoever stands behind it. */
describe.each(adapters)("A credit bureau: %s", (_name, bureau) => {
  const hard = async (ssn: string) => {
    const report = await bureau().hardPull(ctx, testApplicant({ ssn }));
    if ("kind" in report) throw new Error(report.vendorCode);
    return report;
  };

  test("a hit has a score within its range, four factors at most, and whom to call", async () => {
    const report = await hard("123456640");
    expect(report).toMatchObject({
      applicantId: "person-1",
      outcome: "HIT",
      alerts: [],
      score: { value: 640, low: 300, high: 850 },
    });
    expect(report.score?.factors).toHaveLength(4);
    expect(report.score?.date).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
    expect(report.bureau.phone).toMatch(/^\d{10}$/u);
    expect(report.reference).not.toBe("");
  });

  test("counts what accounts take a month, without housing", async () => {
    expect((await hard("123456640")).obligationsCents).toBe(35_000);
    expect((await hard("123450010")).obligationsCents).toBe(400_000);
  });

  test("a frozen file is a report without a score, not a failure", async () => {
    expect(await hard("123450003")).toMatchObject({ outcome: "FROZEN", score: null, obligationsCents: 0 });
  });

  test.each([
    ["0001", { outcome: "THIN_FILE" }],
    ["0002", { outcome: "NO_HIT", score: null }],
    ["0004", { outcome: "HIT", alerts: ["FRAUD_ALERT"] }],
    ["0005", { outcome: "HIT", alerts: ["DECEASED"] }],
    ["0006", { outcome: "HIT", alerts: ["ADDRESS_MISMATCH"] }],
    ["0008", { bankruptcyMonthsAgo: 4, repossessionMonthsAgo: null }],
    ["0009", { bankruptcyMonthsAgo: null, repossessionMonthsAgo: 5 }],
  ])("a number ending in %s has the file %o", async (ending, expected) => {
    expect(await hard(`12345${ending}`)).toMatchObject(expected);
  });

  test("a bureau that does not answer is a failure of ours, never of the person", async () => {
    const report = await bureau().hardPull(ctx, testApplicant({ ssn: "123450007" }));
    expect(report).toMatchObject({ kind: "failure", reason: "timeout" });
    expect(await bureau().softPull(ctx, named("Timeout"))).toMatchObject({ reason: "timeout" });
  });

  test.each([
    ["Sample", { outcome: "HIT", score: { value: 715 } }],
    ["Nohit", { outcome: "NO_HIT", score: null }],
    ["Frozen", { outcome: "FROZEN", score: null }],
    ["Fraudalert", { outcome: "HIT", alerts: ["FRAUD_ALERT"] }],
  ])("a soft pull of %s needs no number", async (lastName, expected) => {
    expect(await bureau().softPull(ctx, named(lastName))).toMatchObject(expected);
  });
});

describe("The embedded bureau", () => {
  test.each(FILE_OUTCOMES)("$ending and $lastName select the same file", async ({ ending, lastName }) => {
    const byNumber = await sandboxCreditBureau.hardPull(ctx, testApplicant({ ssn: `12345${ending}` }));
    expect(await sandboxCreditBureau.softPull(ctx, named(lastName))).toEqual(byNumber);
  });
});
