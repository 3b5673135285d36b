import { openIdConnectPool } from "#modules/identity-pools/providers/openid-connect/openid-connect-pool.ts";
import { createIdentityRuntime } from "#modules/identity-pools/server/identity-runtime.ts";
import { createCodeFlowProviders } from "#modules/social-sign-in/providers/social/code-flow-providers.ts";
import type { Config } from "#platform/server/config/config.ts";

/**
 * How people sign in. What the sandbox opens is opened for demo retailers only; one process may serve both kinds.
 * @returns the ports of a demo retailer and those of a live one
 */
export function openWaysIn(config: Pick<Config, "secrets" | "demo">) {
  const { secrets, demo } = config;
  const hosted = openIdConnectPool({ secrets, allowLoopbackHttp: demo });
  const identity = createIdentityRuntime({ sandbox: demo, secrets, openIdConnect: hosted });
  const codeFlow = (sandbox: boolean) => createCodeFlowProviders({ secrets, hosted, sandbox });
  return {
    demo: { sandbox: true, allowsTestNumbers: true, identity, codeFlow: codeFlow(true) },
    live: {
      sandbox: false,
      allowsTestNumbers: false,
      identity: { ...identity, sandbox: false },
      codeFlow: codeFlow(false),
    },
  };
}
