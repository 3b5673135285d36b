import { describe, expect, test } from "vitest";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import { testApplicant } from "#tests/support/credit-request.ts";
import { fakeClock } from "#tests/support/fake-clock.ts";
import type { CreditBureau } from "./credit-bureau.ts";
import { sandboxCreditBureau } from "./sandbox/sandbox-credit-bureau.ts";
import { FILE_OUTCOMES } from "./sandbox/sandbox-outcomes.ts";

const ctx = { clock: fakeClock() } as unknown as RequestContext;
const adapters: readonly [string, CreditBureau][] = [["sandbox", sandboxCreditBureau]];

/** What every bureau promises, whoever stands behind it. */
describe.each(adapters)("A credit bureau: %s", (_name, bureau) => {
  test("a hit has a score within its range, four factors at most, and whom to call", async () => {
    const report = await bureau.hardPull(ctx, testApplicant({ ssn: "123456640" }));
    if ("kind" in report) throw new Error(report.vendorCode);
    expect(report).toMatchObject({ applicantId: "person-1", outcome: "HIT", score: { value: 640 } });
    expect(report.score?.factors).toHaveLength(4);
    expect(report.bureau.phone).toMatch(/^\d{10}$/u);
  });

  test("a frozen file is a report without a score, not a failure", async () => {
    const report = await bureau.hardPull(ctx, testApplicant({ ssn: "123450003" }));
    expect(report).toMatchObject({ outcome: "FROZEN", score: null });
  });

  test("a bureau that does not answer is a failure of ours, never of the person", async () => {
    const report = await bureau.hardPull(ctx, testApplicant({ ssn: "123450007" }));
    expect(report).toMatchObject({ kind: "failure", reason: "timeout" });
  });

  test.each(FILE_OUTCOMES)("$ending and $lastName select the same file", async ({ ending, lastName }) => {
    const byNumber = await bureau.hardPull(ctx, testApplicant({ ssn: `12345${ending}` }));
    const [address] = testApplicant().addresses;
    const soft = { applicantId: "person-1", firstName: "Avery", lastName, address: address! };
    expect(await bureau.softPull(ctx, soft)).toEqual(byNumber);
  });
});
