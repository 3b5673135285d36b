import { createTestAccount } from "./create-test-account.ts";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "./demo-accounts-data.ts";
import type { IdentityContext } from "./identity-context.ts";

/** Gives a demo tenant its sign-ins. Repeatable; call it for demo tenants only. */
export async function seedDemoAccounts(ctx: IdentityContext): Promise<void> {
  for (const account of DEMO_ACCOUNTS) await createTestAccount(ctx, { ...account, password: DEMO_PASSWORD });
}
