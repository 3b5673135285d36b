import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { betweenStatements } from "#tests/support/between-statements.ts";
import { makeTestContext, type TestWorld } from "#tests/support/test-context.ts";
import { runIdempotent } from "./idempotency.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await makeTestContext();
}, 60_000);
afterAll(() => world.close());

describe("A call with a key whose first call fails while the second one looks", () => {
  it("runs: the key was released between two of its statements", async () => {
    const call = { key: "key", route: "POST /x", fingerprint: "same" };
    const { promise: failure, reject: fail } = Promise.withResolvers<Response>();
    const { promise: started, resolve: hasStarted } = Promise.withResolvers<void>();
    const first = runIdempotent(world.ctx, call, () => {
      hasStarted();
      return failure;
    });
    await started;
    const { ctx } = betweenStatements(world.ctx, {
      statement: 1,
      meanwhile: async () => {
        fail(new Error("refused"));
        await expect(first).rejects.toThrow("refused");
      },
    });
    const second = await runIdempotent(ctx, call, () => Promise.resolve(Response.json({ done: true })));
    expect(await second.json()).toEqual({ done: true });
  });
});
