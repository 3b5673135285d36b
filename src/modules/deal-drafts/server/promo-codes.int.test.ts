import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { transitionOrder } from "#modules/orders/server/transition-order.ts";
import { makeCheckoutWorld, makeDraft, type CheckoutWorld } from "#tests/support/checkout-world.ts";
import { applyPromo } from "./apply-promo.ts";
import { getDraft } from "#modules/checkout/server/get-draft.ts";
import type { CheckoutContext } from "./checkout-context.ts";
import { submitOrder } from "#modules/checkout/server/submit-order.ts";

let world: CheckoutWorld;
beforeAll(async () => {
  world = await makeCheckoutWorld();
});
afterAll(() => world.close());

type PromoCode = CheckoutContext["tenant"]["config"]["promoCodes"][number];

let accounts = 0;
function buyer(codes: readonly PromoCode[]): CheckoutContext {
  accounts += 1;
  const ctx = world.as(`acc_promo_${accounts}`);
  return { ...ctx, tenant: { ...ctx.tenant, config: { ...ctx.tenant.config, promoCodes: [...codes] } } };
}

/** A draft with a code, ready to be submitted. */
async function draftWith(ctx: CheckoutContext, code: string) {
  const { orderNumber } = await makeDraft(ctx, await world.addVehicle());
  return applyPromo(ctx, { orderNumber, code });
}

const cancel = (orderId: string) =>
  world.ctx.db.transaction((trx) =>
    transitionOrder(trx, world.ctx, { orderId, orderStatus: "CANCELED", actor: "test", reason: "test" }),
  );

const REFUSED = { kind: "invalid", details: { code: "promo.refused", fields: { code: expect.any(String) } } };

describe("A promo code with limits (OP-40)", () => {
  test("is given once for its last use, however many submit at the same moment", async () => {
    const codes = [{ code: "LAST1", title: "Last one", amount: 500, uses: 1 }];
    const buyers = Array.from({ length: 100 }, () => buyer(codes));
    const drafts = [];
    for (const ctx of buyers) drafts.push({ ctx, order: await draftWith(ctx, "LAST1") });
    const answers = await Promise.allSettled(drafts.map(({ ctx, order }) => submitOrder(ctx, order)));
    const sold = answers.filter((answer) => answer.status === "fulfilled");
    expect(sold.map(({ value }) => value.promo?.code)).toEqual(["LAST1"]);
    const refused = answers.filter((answer) => answer.status === "rejected");
    expect(
      new Set(refused.map(({ reason }) => (reason as { details: { code: string } }).details.code)),
    ).toEqual(new Set(["order.priceChanged"]));
    const [loser] = drafts.filter((_, at) => answers[at]?.status === "rejected");
    if (!loser) throw new Error("nobody lost");
    const { order } = await getDraft(loser.ctx, loser.order);
    expect(order.promo).toBeNull();
    expect((await submitOrder(loser.ctx, loser.order)).orderStatus).toBe("SUBMITTED");
  }, 240_000);

  test("comes back with a canceled order", async () => {
    const codes = [{ code: "BACK1", title: "Back again", amount: 500, uses: 1 }];
    const [first, second] = [buyer(codes), buyer(codes)];
    const order = await draftWith(first, "BACK1");
    await submitOrder(first, order);
    await expect(draftWith(second, "BACK1")).rejects.toMatchObject(REFUSED);
    await cancel(order.deal.dealId);
    const again = await draftWith(second, "BACK1");
    expect((await submitOrder(second, again)).promo?.code).toBe("BACK1");
  });

  test("counts so often for one account, whoever else has it", async () => {
    const codes = [{ code: "ONCE", title: "Once each", percent: 1, usesPerAccount: 1 }];
    const [first, second] = [buyer(codes), buyer(codes)];
    await submitOrder(first, await draftWith(first, "ONCE"));
    await expect(draftWith(first, "ONCE")).rejects.toMatchObject(REFUSED);
    expect((await draftWith(second, "ONCE")).promo?.code).toBe("ONCE");
  });

  test("is refused in the same words whatever is wrong with it", async () => {
    const codes: PromoCode[] = [
      { code: "EARLY", title: "Early", amount: 500, validFrom: "2099-01-01" },
      { code: "LATE", title: "Late", amount: 500, validTo: "2020-01-01" },
      { code: "ELSEWHERE", title: "Elsewhere", amount: 500, rooftops: ["houston"] },
      { code: "GONE", title: "Gone", amount: 500, uses: 1 },
    ];
    const winner = buyer(codes);
    await submitOrder(winner, await draftWith(winner, "GONE"));
    const ctx = buyer(codes);
    const { orderNumber } = await makeDraft(ctx, await world.addVehicle());
    const said = [];
    for (const code of ["NOBODY", "EARLY", "LATE", "ELSEWHERE", "GONE"])
      said.push(
        await applyPromo(ctx, { orderNumber, code }).catch((error: { details: object }) => error.details),
      );
    expect(new Set(said.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(said[0]).toMatchObject(REFUSED.details);
  });

  test("is not found by 1,000 guesses: 15 in an hour are heard, all get equal answers, the right one too", async () => {
    const ctx = buyer([{ code: "SECRET", title: "Secret", amount: 500 }]);
    const { orderNumber } = await makeDraft(ctx, await world.addVehicle());
    const now = ctx.clock.now();
    const atOnce = { ...ctx, clock: { now: () => now } };
    const guess = (code: string): Promise<string> =>
      applyPromo(atOnce, { orderNumber, code }).then(
        () => "taken",
        (error: { details: object }) => JSON.stringify(error.details),
      );
    const answers = [];
    for (let at = 0; at < 1_000; at += 50)
      answers.push(
        ...(await Promise.all(
          Array.from({ length: 50 }, (_, one) => guess(at === 500 && one === 0 ? "secret" : `G-${at + one}`)),
        )),
      );
    const counts = new Map<string, number>();
    for (const answer of answers) counts.set(answer, (counts.get(answer) ?? 0) + 1);
    expect([...counts.values()].toSorted((one, other) => one - other)).toEqual([15, 985]);
    expect([...counts.keys()].join(" ")).toMatch(
      /promo\.refused.*promo\.tooMany|promo\.tooMany.*promo\.refused/u,
    );
    expect((await getDraft(ctx, { orderNumber })).order.promo).toBeNull();
  });

  test("is good until midnight where the car is sold", async () => {
    const codes = [
      { code: "TODAY", title: "Today", amount: 500, validFrom: "2026-11-30", validTo: "2026-11-30" },
    ];
    const at = (instant: string) => ({ ...buyer(codes), clock: { now: () => new Date(instant) } });
    // The rooftop is in Texas: six hours behind.
    const said = [];
    for (const instant of [
      "2026-11-30T05:59:59Z",
      "2026-11-30T06:00:00Z",
      "2026-12-01T05:59:59Z",
      "2026-12-01T06:00:00Z",
    ])
      said.push(
        await draftWith(at(instant), "TODAY").then(
          ({ promo }) => promo?.code,
          (error: { details: { code: string } }) => error.details.code,
        ),
      );
    expect(said).toEqual(["promo.refused", "TODAY", "TODAY", "promo.refused"]);
  });

  test("is not found from many accounts behind one network", async () => {
    const caller = { address: "198.51.100.7" } as NonNullable<CheckoutContext["caller"]>;
    const refusedBy = new Set<string>();
    for (let at = 0; at < 15 && !refusedBy.has("promo.tooMany"); at++) {
      const ctx = { ...buyer([]), caller };
      const { orderNumber } = await makeDraft(ctx, await world.addVehicle());
      for (let guess = 0; guess < 15; guess++)
        await applyPromo(ctx, { orderNumber, code: "X-1" }).catch((error: { details: { code: string } }) =>
          refusedBy.add(error.details.code),
        );
    }
    expect([...refusedBy]).toEqual(["promo.refused", "promo.tooMany"]);
  });
});
