import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ComposedApp, makeComposedApp } from "#tests/support/composed-app.ts";
import { sellerOf } from "#tests/support/sell-car.ts";

/** The whole product over a real database: a car from an accepted offer to the money for it. */
let app: ComposedApp;
let seller: ReturnType<typeof sellerOf>;
beforeAll(async () => {
  app = await makeComposedApp();
  seller = sellerOf(app, await app.signIn());
}, 180_000);
afterAll(() => {
  expect(app.errors).toEqual([]);
  return app.close();
});

describe("A sale", () => {
  it("goes from the offer over the appointment to the inspection", async () => {
    await seller.keptOffer(500_000);
    const { status, body } = await seller.accept();
    expect({ status, fields: body.fields, code: body.code }).toMatchObject({ status: 200 });
    expect(body).toMatchObject({ phase: "OPEN", offerCents: 500_000, steps: { APPOINTMENT: "READY" } });
    expect((await seller.book()).body.steps.APPOINTMENT).toBe("COMPLETED");
    expect((await seller.giveAccount()).body.account).toEqual({ type: "CHECKING", ending: "6789" });
    const inspected = await seller.desk("car.inspected", { miles: 88_050 });
    expect(inspected.body).toMatchObject({ phase: "AGREED" });
    expect((await seller.act("/cancel")).body.phase).toBe("CANCELED");
  });
});
