import { expect, it } from "vitest";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { PaymentGateway } from "#modules/payment-gateways/server/payment-gateway.ts";

/** What a suite needs of the gateway it checks: tokens that lead to each outcome, and the clock. */
export interface GatewayWorld {
  readonly gateway: PaymentGateway;
  readonly ctx: RequestContext;
  token(
    outcome: "captured" | "declined" | "insufficient-funds" | "hold" | "bank-pending" | "unknown",
  ): Promise<string>;
  /** How much was really taken under a key, as the gateway's own books have it. */
  takenCents(key: string): Promise<number>;
}

let serial = 0;

/** What every gateway keeps to, the embedded one and every vendor's (decision 0051). */
export function checksPaymentGateway(world: () => GatewayWorld): void {
  const charge = async (outcome: Parameters<GatewayWorld["token"]>[0], key = `pay_${(serial += 1)}`) => {
    const { gateway, ctx } = world();
    const token = await world().token(outcome);
    const method = outcome === "bank-pending" ? "bank-manual" : "card";
    const request = { key, token, amountCents: 50_000, method, claimedAt: ctx.clock.now() } as const;
    return { key, request, answer: await gateway.charge(ctx, request) };
  };

  it("says what a token stands for, and nothing of one it does not know", async () => {
    const { gateway, ctx } = world();
    const known = await gateway.describe(ctx, { token: await world().token("captured"), orderNumber: "FC1" });
    expect(known).toEqual({ method: "card", display: "card:Visa:4242" });
    const unknown = { token: await world().token("unknown"), orderNumber: "FC1" };
    expect(await gateway.describe(ctx, unknown)).toBeUndefined();
  });

  it.each(["captured", "declined", "insufficient-funds", "hold"] as const)("answers %s", async (outcome) => {
    expect((await charge(outcome)).answer.outcome).toBe(outcome);
  });

  it("answers pending for bank money", async () => {
    expect((await charge("bank-pending")).answer.outcome).toBe("pending");
  });

  it("charges once under one key, however often it is asked", async () => {
    const { key, request, answer } = await charge("captured");
    const { gateway, ctx } = world();
    for (let turn = 0; turn < 3; turn += 1) expect(await gateway.charge(ctx, request)).toEqual(answer);
    expect(await world().takenCents(key)).toBe(50_000);
    expect(await gateway.readCharge(ctx, { key, ref: answer.ref })).toEqual(answer);
  });

  it("finds a charge whose answer was lost by its key, and says so when there is none", async () => {
    const { key, answer } = await charge("captured");
    const { gateway, ctx } = world();
    expect(await gateway.readCharge(ctx, { key, ref: null })).toEqual(answer);
    expect(await gateway.readCharge(ctx, { key: "pay_never", ref: null })).toBeUndefined();
  });

  it("takes what is on hold once, and lets go of it once", async () => {
    const { gateway, ctx } = world();
    const taken = await charge("hold");
    const name = { key: taken.key, ref: taken.answer.ref };
    expect((await gateway.capture(ctx, name)).outcome).toBe("captured");
    expect((await gateway.capture(ctx, name)).outcome).toBe("captured");
    expect((await gateway.cancel(ctx, name)).outcome).toBe("captured");
    const left = await charge("hold");
    const other = { key: left.key, ref: left.answer.ref };
    expect((await gateway.cancel(ctx, other)).outcome).toBe("canceled");
    expect((await gateway.capture(ctx, other)).outcome).toBe("canceled");
  });

  it("refunds in parts under keys of their own, each once, and never more than was taken", async () => {
    const { gateway, ctx } = world();
    const { key, answer } = await charge("captured");
    const refund = (refundKey: string, amountCents: number) =>
      gateway.refund(ctx, { key: refundKey, charge: { key, ref: answer.ref }, amountCents });
    const first = await refund(`${key}_a`, 20_000);
    expect(first.outcome).toBe("refunded");
    expect(await refund(`${key}_a`, 20_000)).toEqual(first);
    expect((await refund(`${key}_b`, 30_001)).outcome).toBe("failed");
    expect((await refund(`${key}_c`, 30_000)).outcome).toBe("refunded");
    expect(await gateway.readRefund(ctx, { key: `${key}_a`, ref: first.ref })).toEqual(first);
  });
}
