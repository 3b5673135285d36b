import { expect, it } from "vitest";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import type { NewPackage, SigningProvider } from "#modules/signing-services/server/signing-provider.ts";

/** One keeper of packages, and how a test makes things happen to them. */
export interface SigningProviderCase {
  readonly provider: SigningProvider;
  readonly ctx: TenantContext;
  /** The buyer goes to sign: on our page at once, or by the vendor's page. */
  readonly enter: (
    ref: string,
    documentHash: string,
  ) => Promise<{ readonly kind: string; readonly code?: string }>;
  readonly expire: (ref: string) => Promise<void>;
}

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
  buyer: { name: "Robin Buyer", email: "robin@example.com" },
  seller: { name: "North Motors LLC", email: "desk@example.com" },
});

/** What every signing service has to do, whoever it is. */
export function signingProviderContract(make: () => SigningProviderCase): void {
  let made = 0;
  const create = async () => {
    const { provider, ctx } = make();
    made += 1;
    const input = package_(`contract_${made}`, ctx);
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

  it("does not know a package that it did not make", async () => {
    const { provider, ctx } = make();
    const unknown = "00000000-0000-4000-8000-000000000000";
    await expect(provider.read(ctx, unknown)).rejects.toMatchObject({ kind: "not-found" });
    await provider.cancel(ctx, unknown);
  });
}
