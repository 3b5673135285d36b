import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { submitOrder } from "#modules/checkout/server/submit-order.ts";
import { updateOrder } from "#modules/checkout/server/update-order.ts";
import { endApplication } from "#modules/credit-decisions/server/end-application.ts";
import { readDecision } from "#modules/credit-decisions/server/read-decision.ts";
import { savePage } from "#modules/credit/server/save-page.ts";
import { listSandboxMessages } from "#modules/messaging/server/list-sandbox-messages.ts";
import { getOrderHistory } from "#modules/order-steps/server/get-order-history.ts";
import type { AppError } from "#platform/shared/app-error.ts";
import { TEST_BUYER } from "#tests/support/checkout-world.ts";
import { type CreditWorld, makeCreditWorld, SSN, TEST_PAGES } from "#tests/support/credit-world.ts";
import type { TrackerTestContext } from "#tests/support/tracker-world.ts";

let world: CreditWorld;
beforeAll(async () => {
  world = await makeCreditWorld();
});
afterAll(() => world.close());

let buyers = 0;
const buyer = () => world.as(`acc_again_${(buyers += 1)}`);

/** How often lenders were asked about an order, by the version of its application. */
async function versionsOf(orderNumber: string): Promise<readonly number[]> {
  const { rows } = await world.database.owner.query<{ version: number }>(
    `select distinct r.application_version as version from lender_request r join orders o on o.id = r.order_id
     where o.order_number = $1 order by 1`,
    [orderNumber],
  );
  return rows.map(({ version }) => version);
}

/** Subjects of what the buyer was written about an order, the newest first. */
async function mailsOf(orderNumber: string): Promise<readonly string[]> {
  const mails = await listSandboxMessages(world.system, { to: TEST_BUYER.email! });
  return mails.filter(({ text }) => text.includes(orderNumber)).map(({ subject }) => subject);
}

const reasonsOf = async (ctx: TrackerTestContext, orderNumber: string) =>
  (await getOrderHistory(ctx, { orderNumber })).history.map(({ reason }) => reason);

/** Near an invented name of the shipped list: a person looks before any lender is asked. */
const listed = (lastName: string) => ({
  ...TEST_PAGES,
  personal: { ...TEST_PAGES.personal, firstName: "Borya", lastName, birthDate: "03/12/1961" },
});

const asksFirst = (deal: "same" | "other") => ({
  kind: "conflict",
  details: { code: "credit.appliesAgain", fields: { deal, sentAt: expect.any(String) } },
});

describe("Applying for credit again with the same order", () => {
  test("after a decline is asked about first: nothing is sent, and the answers stay", async () => {
    const ctx = buyer();
    const { orderNumber, receipt } = await world.decided(ctx, SSN.decline);
    await expect(submitOrder(ctx, { orderNumber, ...receipt })).rejects.toMatchObject(asksFirst("same"));
    expect(await versionsOf(orderNumber)).toEqual([1]);
    expect((await readDecision(ctx, { orderNumber })).state).toBe("declined");
    const again = await submitOrder(ctx, { orderNumber, ...receipt, appliesAgain: true });
    expect(again.deal.status).toBe("DPEN");
    await world.runJobs();
    expect(await versionsOf(orderNumber)).toEqual([1, 2]);
  });

  test("after a withdrawal says that the deal is another one, and two tabs at once send it once", async () => {
    const ctx = buyer();
    const { orderNumber } = await world.decided(ctx, SSN.approve);
    await endApplication(ctx, { orderNumber, why: "declined" });
    const choices = { downPaymentCents: 700_000, termMonths: 48 };
    const { order } = await updateOrder(ctx, { orderNumber, choices });
    const submit = (appliesAgain?: boolean) =>
      submitOrder(ctx, { orderNumber, ...order.receipt, appliesAgain });
    await expect(submit()).rejects.toMatchObject(asksFirst("other"));
    await expect(submit(false)).rejects.toMatchObject(asksFirst("other"));
    const answers = await Promise.all([submit(true), submit(true)]);
    expect(answers.map(({ deal }) => deal.status)).toEqual(["DPEN", "DPEN"]);
    await world.runJobs();
    expect(await versionsOf(orderNumber)).toEqual([1, 2]);
    // An old tab's press is answered with what is there, and sends nothing more.
    expect((await submit()).orderNumber).toBe(orderNumber);
    expect(await versionsOf(orderNumber)).toEqual([1, 2]);
  });

  test("is told apart from the first time in the mail and in the history", async () => {
    const ctx = buyer();
    const { orderNumber, receipt } = await world.decided(ctx, SSN.decline);
    expect(await reasonsOf(ctx, orderNumber)).not.toContain("Application submitted again");
    await submitOrder(ctx, { orderNumber, ...receipt, appliesAgain: true });
    expect(await reasonsOf(ctx, orderNumber)).toContain("Application submitted again");
    const [newest, ...older] = await mailsOf(orderNumber);
    expect(newest).toBe("We received your updated credit application");
    expect(older).toContain("We received your credit application");
    // What follows is news of the new submission, told once more.
    await world.runJobs();
    world.clock.advance({ seconds: 60 });
    await world.runJobs();
    expect((await mailsOf(orderNumber))[0]).toBe(older[0]);
  });

  test("is not asked about, nor called an update, where it waited for a person and no lender ever had it", async () => {
    const ctx = buyer();
    const draft = await world.financeDraft(ctx);
    const { orderNumber } = draft;
    await world.fillIn(ctx, draft, { pages: listed("Samplevich") });
    await world.submit(ctx, draft);
    await world.runJobs();
    expect(await versionsOf(orderNumber)).toEqual([]);
    await endApplication(ctx, { orderNumber, why: "withdrawn" });
    const again = await world.submit(ctx, draft);
    expect(again.deal.status).toBe("DPEN");
    expect(await mailsOf(orderNumber)).not.toContain("We received your updated credit application");
    await endApplication(ctx, { orderNumber, why: "withdrawn" });
    // Whoever says so without need changes nothing about that.
    await submitOrder(ctx, { orderNumber, ...draft.receipt, appliesAgain: true });
    expect(await reasonsOf(ctx, orderNumber)).not.toContain("Application submitted again");
  });

  test("names the day and the deal of the last one that lenders had, not of one that waited for a person since", async () => {
    const ctx = buyer();
    const { orderNumber, receipt } = await world.decided(ctx, SSN.decline);
    const asked = await submitOrder(ctx, { orderNumber, ...receipt }).catch((error: AppError) => error);
    await savePage(
      ctx,
      { orderNumber, role: "PRIMARY" },
      { page: "personal", fields: listed("Samplevich").personal },
    );
    world.clock.advance({ seconds: 60 });
    await submitOrder(ctx, { orderNumber, ...receipt, appliesAgain: true });
    await endApplication(ctx, { orderNumber, why: "withdrawn" });
    const { details } = asked as AppError;
    await expect(submitOrder(ctx, { orderNumber, ...receipt })).rejects.toMatchObject({ details });
  });
});
