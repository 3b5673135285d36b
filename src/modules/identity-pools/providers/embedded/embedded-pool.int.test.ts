import { playIdentityOutage } from "../../server/play-identity-outage.ts";
import { makeIdentityWorld } from "#tests/support/identity-world.ts";
import { createIdentityRuntime } from "../../server/identity-runtime.ts";
import { identityPoolContract } from "#tests/contracts/identity-pool/identity-pool.contract.ts";

const TRAITS = { embeddedForms: true, handles: false, redirects: false };

identityPoolContract("embedded", TRAITS, async () => {
  const world = await makeIdentityWorld();
  const { ctx, clock } = world;
  return {
    pool: await ctx.identity.pools.of(ctx),
    ctx,
    codeOf: (email) => world.codeFor(email),
    later: () => Promise.resolve(clock.advance({ minutes: 2 })),
    expireCodes: () => Promise.resolve(clock.advance({ minutes: 11 })),
    close: () => world.close(),
  };
});

identityPoolContract("embedded, beside the sandbox desk", TRAITS, async () => {
  const world = await makeIdentityWorld();
  const identity = createIdentityRuntime({ sandbox: true });
  const ctx = { ...world.ctx, identity };
  const play = async (down: boolean) => void (await playIdentityOutage(ctx, { down }));
  return {
    pool: await identity.pools.of(ctx),
    ctx,
    codeOf: (email) => world.codeFor(email),
    later: () => Promise.resolve(world.clock.advance({ minutes: 2 })),
    expireCodes: () => Promise.resolve(world.clock.advance({ minutes: 11 })),
    outage: { begin: () => play(true), end: () => play(false) },
    close: () => world.close(),
  };
});
