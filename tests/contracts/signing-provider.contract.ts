import { expect, it } from "vitest";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import type { BuyingSigner } from "#modules/contract-papers/domain/buying-signer.ts";
import type { NewPackage, SigningProvider } from "#modules/signing-services/server/signing-provider.ts";

/** One keeper of packages, and how a test makes things happen to them. */
export interface SigningProviderCase {
  readonly provider: SigningProvider;
  readonly ctx: TenantContext;
  /** Who buys goes to sign: on our page at once, or by the vendor's page. */
  readonly enter: (
    ref: string,
    documentHash: string,
    signer?: BuyingSigner,
  ) => Promise<{ readonly kind: string; readonly code?: string }>;
  /** Who buys has signed, wherever that is. */
  readonly sign: (ref: string, documentHash: string, signer: BuyingSigner) => Promise<unknown>;
  /** Somebody who is to sign declines; null where no page offers that. */
  readonly decline: ((ref: string) => Promise<void>) | null;
  readonly expire: (ref: string) => Promise<void>;
}

/** Who buys in every test. */
export const SIGNERS: Readonly<Record<BuyingSigner, NewPackage["buyer"]>> = {
  buyer: { name: "Robin Buyer", email: "robin@example.com" },
  "co-buyer": { name: "Rosa Ortiz", email: "rosa@example.com" },
};

const package_ = (key: string, ctx: TenantContext): NewPackage => ({
  key,
  title: "Your contract",
  documentHash: "a".repeat(64),
  expiresAt: new Date(ctx.clock.now().getTime() + 14 * 24 * 3_600_000),
  papers: [
    {
      name: "purchase-agreement",
      title: "Purchase Agreement",
      bytes: Buffer.from("%PDF-1.7\n%%EOF\n"),
      fields: [
        {
          id: "a.initials",
          kind: "initials",
          label: "Amounts",
          page: 1,
          x: 54,
          y: 400,
          width: 84,
          height: 30,
        },
        {
          id: "a.signature",
          kind: "signature",
          label: "Buy",
          page: 2,
          x: 54,
          y: 100,
          width: 230,
          height: 40,
        },
      ],
    },
  ],
  buyer: SIGNERS.buyer,
  seller: { name: "North Motors LLC", email: "desk@example.com" },
});

/** What every signing service has to do, whoever it is. */
export function signingProviderContract(make: () => SigningProviderCase): void {
  let made = 0;
  const create = async (more: Partial<NewPackage> = {}) => {
    const { provider, ctx } = make();
    made += 1;
    const input = { ...package_(`contract_${made}`, ctx), ...more };
    return { ...(await provider.createPackage(ctx, input)), input };
  };

  it("makes one package, however often the same one is asked for", async () => {
    const { provider, ctx } = make();
    const { ref, input } = await create();
    expect((await provider.createPackage(ctx, input)).ref).toBe(ref);
    expect((await provider.createPackage(ctx, package_("another", ctx))).ref).not.toBe(ref);
    expect((await provider.read(ctx, ref)).status).toBe("Sent");
  });

  it("lets the buyer in", async () => {
    const { ref, input } = await create();
    expect(["signed", "page"]).toContain((await make().enter(ref, input.documentHash)).kind);
  });

  it("refuses a canceled package as being in the wrong status, and cancels twice as once", async () => {
    const { provider, ctx, enter } = make();
    const { ref, input } = await create();
    await provider.cancel(ctx, ref);
    await provider.cancel(ctx, ref);
    expect(await enter(ref, input.documentHash)).toEqual({
      kind: "refused",
      code: "error.validation.wrongPackageStatus",
    });
    expect((await provider.read(ctx, ref)).status).toBe("Cancelled");
  });

  it("refuses an expired package as expired", async () => {
    const { provider, ctx, enter, expire } = make();
    const { ref, input } = await create();
    await expire(ref);
    expect(await enter(ref, input.documentHash)).toEqual({
      kind: "refused",
      code: "error.validation.transactionExpired",
    });
    expect((await provider.read(ctx, ref)).status).toBe("Expired");
  });

  it("says that the buyer signed, once, and of nobody beside them", async () => {
    const { provider, ctx, sign } = make();
    const { ref, input } = await create();
    const before = await provider.read(ctx, ref);
    expect([before.buyerSignedAt, before.coBuyer]).toEqual([null, undefined]);
    await sign(ref, input.documentHash, "buyer");
    const signed = await provider.read(ctx, ref);
    expect(signed).toMatchObject({ status: "InProgress", buyerSignedAt: expect.any(Date) });
    expect([signed.sellerSignedAt, signed.coBuyer]).toEqual([null, undefined]);
    await sign(ref, input.documentHash, "buyer");
    expect(await provider.read(ctx, ref)).toEqual(signed);
  });

  it.each<readonly [BuyingSigner, BuyingSigner]>([
    ["buyer", "co-buyer"],
    ["co-buyer", "buyer"],
  ])(
    "lets in two who buy together, the %s before the %s, and tells their signatures apart",
    async (...both) => {
      const { provider, ctx, enter, sign } = make();
      const { ref, input } = await create({ coBuyer: SIGNERS["co-buyer"] });
      const signedBy = async () => {
        const { buyerSignedAt, coBuyer } = await provider.read(ctx, ref);
        return { buyer: buyerSignedAt !== null, "co-buyer": coBuyer?.signedAt instanceof Date };
      };
      const signed = { buyer: false, "co-buyer": false };
      expect(await signedBy()).toEqual(signed);
      for (const signer of both) {
        expect(["signed", "page"]).toContain((await enter(ref, input.documentHash, signer)).kind);
        await sign(ref, input.documentHash, signer);
        expect(await signedBy()).toEqual({ ...signed, [signer]: true });
        signed[signer] = true;
      }
      expect((await provider.read(ctx, ref)).status).toBe("InProgress");
    },
  );

  it("hands out the papers with the signatures, where it keeps them", async () => {
    const { provider, ctx, sign } = make();
    const { ref, input } = await create();
    await sign(ref, input.documentHash, "buyer");
    const copy = await provider.download(ctx, ref);
    // Papers that are signed on our page are ours already.
    if (provider.signing.place === "here") expect(copy).toBeNull();
    else expect(Buffer.from(copy ?? []).toString("latin1")).toMatch(/^%PDF-/u);
  });

  it("tells that somebody declined, where its page lets them, and lets nobody in anymore", async () => {
    const { provider, ctx, enter, decline } = make();
    const { ref, input } = await create();
    // Our own page has no such button; the buyer calls the retailer, who cancels.
    if (decline === null) return expect(provider.signing.place).toBe("here");
    await decline(ref);
    expect((await provider.read(ctx, ref)).status).toBe("Declined");
    expect(await enter(ref, input.documentHash)).toEqual({
      kind: "refused",
      code: "error.validation.wrongPackageStatus",
    });
    await provider.cancel(ctx, ref);
    expect((await provider.read(ctx, ref)).status).toBe("Declined");
    return undefined;
  });

  it("finds the package that was made for a key, where packages are kept elsewhere", async () => {
    const { provider, ctx } = make();
    const { ref, input } = await create();
    // What stands in our own database is never lost.
    if (provider.signing.place === "here") return expect(provider).not.toHaveProperty("find");
    expect(await provider.find?.(ctx, input.key)).toEqual({ ref });
    expect(await provider.find?.(ctx, "nobody's key")).toBeNull();
    return undefined;
  });

  it("does not know a package that it did not make", async () => {
    const { provider, ctx } = make();
    const unknown = "00000000-0000-4000-8000-000000000000";
    await expect(provider.read(ctx, unknown)).rejects.toMatchObject({ kind: "not-found" });
    await provider.cancel(ctx, unknown);
  });
}
