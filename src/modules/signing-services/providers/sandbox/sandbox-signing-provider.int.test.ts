import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeTestContext, type TestWorld } from "#tests/support/test-context.ts";
import { signingProviderContract } from "#tests/contracts/signing-provider.contract.ts";
import { sandboxSigningProvider } from "./sandbox-signing-provider.ts";

let world: TestWorld;
const buyer = { name: "Robin Buyer", email: "robin@example.com" };

beforeAll(async () => {
  world = await makeTestContext();
});
afterAll(() => world.close());

function signsHere() {
  const { signing } = sandboxSigningProvider;
  if (signing.place !== "here") throw new Error("the embedded service signs on our page");
  return signing;
}

describe("The embedded signing service", () => {
  signingProviderContract(() => ({
    provider: sandboxSigningProvider,
    ctx: world.ctx,
    enter: (ref, documentHash, signer = "buyer") =>
      signsHere().sign(world.ctx, { ref, documentHash, hand: "sealed", signer }),
    sign: (ref, documentHash, signer) =>
      signsHere().sign(world.ctx, { ref, documentHash, hand: "sealed", signer }),
    decline: null,
    expire: async (ref) => {
      await world.database.owner.query("update sandbox_signing_package set expires_at = $2 where ref = $1", [
        ref,
        world.clock.now(),
      ]);
    },
  }));
});

describe("The embedded signing service, beyond what every one does", () => {
  const told = async (ref: string) => {
    const { rowCount } = await world.database.owner.query(
      "select 1 from job where kind = 'contracting.sandbox-signing-tells' and payload->>'ref' = $1",
      [ref],
    );
    return rowCount;
  };

  it("keeps the first signature with what was written, and tells of it once", async () => {
    const { ref } = await sandboxSigningProvider.createPackage(world.ctx, {
      key: "kept",
      title: "Your contract",
      documentHash: "c".repeat(64),
      expiresAt: new Date(world.clock.now().getTime() + 86_400_000),
      papers: [],
      buyer,
      seller: buyer,
    });
    expect(await told(ref)).toBe(0);
    const sign = (hand: string) =>
      signsHere().sign(world.ctx, { ref, documentHash: "c".repeat(64), hand, signer: "buyer" });
    await sign("first");
    await sign("second");
    expect(await sandboxSigningProvider.read(world.ctx, ref)).toEqual({
      status: "InProgress",
      buyerSignedAt: world.clock.now(),
      sellerSignedAt: null,
      hand: "first",
    });
    expect(await told(ref)).toBe(1);
  });

  it("is signed once both who buy have signed, and keeps what each handed in", async () => {
    const { ref } = await sandboxSigningProvider.createPackage(world.ctx, {
      key: "together",
      title: "Your contract",
      documentHash: "d".repeat(64),
      expiresAt: new Date(world.clock.now().getTime() + 86_400_000),
      papers: [],
      buyer,
      coBuyer: { name: "Rosa Ortiz", email: "rosa@example.com" },
      seller: buyer,
    });
    const sign = (signer: "buyer" | "co-buyer") =>
      signsHere().sign(world.ctx, { ref, documentHash: "d".repeat(64), hand: signer, signer });
    await sign("co-buyer");
    expect((await sandboxSigningProvider.read(world.ctx, ref)).status).toBe("Sent");
    await sign("buyer");
    expect(await sign("buyer")).toEqual({ kind: "signed" });
    expect(await sandboxSigningProvider.read(world.ctx, ref)).toMatchObject({
      status: "InProgress",
      hand: "buyer",
      coBuyer: { signedAt: world.clock.now(), hand: "co-buyer" },
    });
  });
});
