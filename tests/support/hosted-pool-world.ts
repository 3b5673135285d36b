import { createIdentityRuntime } from "#modules/identity-pools/server/identity-runtime.ts";
import type { IdentityContext } from "#modules/sign-in/server/identity-context.ts";
import { getJwks } from "#modules/sessions/server/tokens/get-jwks.ts";
import { listSandboxMessages } from "#modules/messaging/server/list-sandbox-messages.ts";
import { CognitoStub } from "../vendors/cognito/cognito-stub.ts";
import { makeTestContext, type TestWorld } from "./test-context.ts";
import { testTenantConfig } from "./test-tenant-config.ts";

/** A retailer whose people are in a user pool, and that pool as a stub. */
export interface HostedPoolWorld extends TestWorld {
  readonly ctx: TestWorld["ctx"] & IdentityContext;
  readonly stub: CognitoStub;
  /** The newest code that we sent to the address. */
  codeFor(email: string): Promise<string>;
}

const POOL = { userPoolId: "us-east-1_Abc123", clientId: "5exampleclient" };
const SECRET = "stub-client-secret";

export async function makeHostedPoolWorld(
  input: { readonly failover?: boolean } = {},
): Promise<HostedPoolWorld> {
  const base = testTenantConfig("hosted");
  const region = (name: string) => ({
    ...POOL,
    region: name,
    identityPoolId: "none",
    clientSecretRef: "env:SECRET_POOL",
  });
  const identity = {
    ...base.config.consumer.identity,
    primary: region("us-east-1"),
    secondary: region("us-west-2"),
  };
  const world = await makeTestContext({
    tenant: {
      providers: { ...base.providers, identity: "cognito" },
      config: { ...base.config, consumer: { ...base.config.consumer, identity } },
      flags: { ...base.flags, auth_region_failover: input.failover ?? false },
    },
  });
  const { tenantId } = world.ctx;
  const stub = await new CognitoStub({
    ...POOL,
    clientSecret: SECRET,
    proofs: { issuer: `urn:forecourt:${tenantId}`, keys: async () => (await getJwks(ctx)).keys },
    now: () => world.clock.now().getTime(),
  }).start();
  const runtime = createIdentityRuntime({
    sandbox: false,
    secrets: () => SECRET,
    cognitoEndpoint: stub.endpoint,
  });
  const ctx = { ...world.ctx, identity: runtime };
  return {
    ...world,
    ctx,
    stub,
    async codeFor(email) {
      const [newest] = await listSandboxMessages(ctx, { to: email });
      const code = /\d{6}/u.exec(newest?.text ?? "")?.[0];
      if (code === undefined) throw new Error(`no code was sent to ${email}`);
      return code;
    },
    async close() {
      await stub.close();
      await world.close();
    },
  };
}
