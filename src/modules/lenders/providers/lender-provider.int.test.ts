import { afterAll, beforeAll, beforeEach, describe } from "vitest";
import {
  type LenderOutcome,
  lenderProviderContract,
  type LenderProviderCase,
} from "#tests/contracts/lender-provider.contract.ts";
import { testApplicant, testCreditRequest } from "#tests/support/credit-request.ts";
import { fakeClock } from "#tests/support/fake-clock.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { testTenantConfig } from "#tests/support/test-tenant-config.ts";
import { AUTOFI_DECISIONS } from "#tests/vendors/autofi/autofi-decisions-data.ts";
import { type AutofiStub, startAutofiStub } from "#tests/vendors/autofi/autofi-stub.ts";
import { autofiLenderProvider } from "./autofi/autofi-lender-provider.ts";
import { referenceIdOf } from "./autofi/application-body.ts";
import type { LenderCallContext, LenderProvider, Submission } from "./lender-provider.ts";
import { testCreditBureau } from "#tests/support/test-credit-bureau.ts";
import { sandboxLenderProvider } from "./sandbox/sandbox-lender-provider.ts";

const program = testTenantConfig("north").config.lenders.programs.find(({ id }) => id === "meridian-auto")!;
const ctx = {
  clock: fakeClock(),
  log: silentLog,
  siteOrigin: "https://cars.test",
  creditBureau: testCreditBureau,
} as unknown as LenderCallContext;
let count = 0;

function submissionOf(over: Parameters<typeof testCreditRequest>[0]): Submission {
  count += 1;
  const requestedAt = ctx.clock.now().toISOString();
  const request = testCreditRequest({ applicationId: `app-${count}`, requestedAt, ...over });
  return { program, request, reference: null };
}

const withNumber = (ssn: string) => ({ applicants: [testApplicant({ ssn })] });

async function submitted(provider: LenderProvider, submission: Submission): Promise<Submission> {
  const sent = await provider.submit(ctx, submission);
  if (sent.kind !== "submitted") throw new Error(sent.vendorCode);
  return { ...submission, reference: sent.reference };
}

/** What the sandbox decides by: see the table in the module's README. */
const TYPED: Readonly<Record<LenderOutcome, Parameters<typeof testCreditRequest>[0]>> = {
  approved: withNumber("123456780"),
  conditional: withNumber("123450004"),
  counter: {
    ...withNumber("123456780"),
    deal: { downPaymentCents: 0, amountFinancedCents: 3_000_000, frontAmountCents: 3_000_000 },
  },
  declined: withNumber("123456510"),
  waiting: withNumber("123450011"),
};

describe("The embedded lenders", () => {
  const brokenNumber = ({ request, ...submission }: Submission): Submission => ({
    ...submission,
    request: { ...request, ...withNumber("123450012") },
  });
  lenderProviderContract((): LenderProviderCase => ({
    provider: sandboxLenderProvider,
    ctx,
    given: (outcome) => submitted(sandboxLenderProvider, submissionOf(TYPED[outcome])),
    fresh: () => submissionOf(TYPED.approved),
    breakDown: brokenNumber,
  }));
});

describe("AutoFi, by a stub that answers as documented", () => {
  let stub: AutofiStub;
  let autofi: LenderProvider;
  beforeAll(async () => {
    stub = await startAutofiStub();
    autofi = autofiLenderProvider({
      settings: stub.settings,
      secrets: (reference) => (reference === "env:SECRET_AUTOFI" ? stub.secret : "callback-secret"),
      callbackSecretRef: "env:SECRET_AUTOFI_CALLBACK",
      deadlineMs: 2000,
    });
  });
  beforeEach(() => void (stub.next.length = 0));
  afterAll(() => stub.close());

  lenderProviderContract((): LenderProviderCase => ({
    provider: autofi,
    ctx,
    async given(outcome) {
      const submission = await submitted(autofi, submissionOf({}));
      const state = { declined: "DECLINED", waiting: "PENDING" }[outcome as string] ?? "APPROVED";
      const decision = { ...AUTOFI_DECISIONS[outcome], name: program.name };
      stub.decide(referenceIdOf(submission.request), state, decision);
      return submission;
    },
    fresh: () => submissionOf({}),
    breakDown(submission) {
      for (let turn = 0; turn < 3; turn += 1) stub.next.push([503, { message: "secret detail" }]);
      return submission;
    },
  }));
});
