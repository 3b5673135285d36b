import { listSandboxMessages } from "#modules/messaging/server/list-sandbox-messages.ts";
import type { IdentityContext } from "#modules/sign-in/server/identity-context.ts";
import { createIdentityRuntime } from "#modules/identity-pools/server/identity-runtime.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { makeTestContext } from "./test-context.ts";
import type { TestWorld } from "./test-context.ts";

/** A world whose contexts can sign people up and in. */
export interface IdentityWorld extends TestWorld {
  readonly ctx: TestWorld["ctx"] & IdentityContext;
  readonly otherTenantCtx: TestWorld["ctx"] & IdentityContext;
  /** The newest code that was sent to the address. */
  codeFor(email: string): Promise<string>;
}

const brand = {
  brandName: "Sunny Cars",
  support: { phone: "5125550100" },
} as unknown as Partial<TenantConfig>;

export async function makeIdentityWorld(): Promise<IdentityWorld> {
  const world = await makeTestContext({ tenant: brand });
  const identity = createIdentityRuntime({ sandbox: false });
  const ctx = { ...world.ctx, identity };
  const otherTenantCtx = { ...world.otherTenantCtx, identity };
  return {
    ...world,
    ctx,
    otherTenantCtx,
    async codeFor(email) {
      const messages = await listSandboxMessages(ctx, { to: email });
      const [code] = messages.flatMap(({ text }) => /\d{6}/u.exec(text)?.[0] ?? []);
      if (code === undefined) throw new Error(`no code was sent to ${email}`);
      return code;
    },
  };
}

/** Fields of a sign-up that passes every rule. */
export const GOOD_SIGN_UP = {
  firstName: "Ann",
  lastName: "O'Neil",
  email: "ann@example.com",
  phoneNumber: "(512) 234-5678",
  password: "Harbor!Lights-42",
} as const;
