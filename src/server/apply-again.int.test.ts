import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { submitOrder } from "#modules/checkout/server/submit-order.ts";
import { updateOrder } from "#modules/checkout/server/update-order.ts";
import { endApplication } from "#modules/credit-decisions/server/end-application.ts";
import { readDecision } from "#modules/credit-decisions/server/read-decision.ts";
import { type CreditWorld, makeCreditWorld, SSN } from "#tests/support/credit-world.ts";

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
});
