import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import type { TenantEntry } from "#modules/tenancy/server/tenant-registry.ts";

/** A live retailer would be served by something that only plays; the process must not start. */
export class LiveTenantRefused extends Error {
  override name = "LiveTenantRefused";

  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
  }
}

/** @throws LiveTenantRefused when there is any problem */
export function refuseProblems(problems: readonly string[]): void {
  if (problems.length > 0) throw new LiveTenantRefused(problems);
}

type Use = boolean | ((tenant: TenantConfig) => boolean);

function hasLenders({ config }: TenantConfig): boolean {
  return config.lenders.programs.some(({ enabled }) => enabled);
}

/** Whether the product calls this provider at all; a capability that comes to use its provider says so here. */
const IS_USED: Readonly<Record<keyof TenantConfig["providers"], Use>> = {
  // The embedded directory is ours and fit for production; it has no sandbox.
  identity: false,
  insurance: true,
  idVerification: true,
  contracting: true,
  payments: true,
  bankLink: true,
  maps: true,
  // Their carriers come from the environment and are checked there.
  email: false,
  sms: false,
  // Pre-qualification reads a file for the rules of the lenders that are named.
  creditBureau: hasLenders,
  // Who names no lender sends no applications.
  lenders: hasLenders,
  tradeIn: false,
  payoff: true,
  plateLookup: ({ config }) => config.tradeIn.enabled,
  // Who lists no plans sells none.
  protection: ({ config }) => config.protection.products.length > 0,
  geocoding: false,
};

function isUsed(name: keyof typeof IS_USED, tenant: TenantConfig): boolean {
  const use = IS_USED[name];
  return typeof use === "function" ? use(tenant) : use;
}

const MESSAGE_SETTINGS = { email: "email (set SMTP_URL)", sms: "sms (set TWILIO_ACCOUNT_SID)" } as const;

/**
 * Why a retailer may not meet buyers: a provider that only plays, a key that lies beside the data, a vendor without its secret. Asked for every
 * retailer whatever NODE_ENV and DEMO say; empty for demo retailers.
 */
export function liveTenantProblems(
  tenant: Pick<TenantEntry, "id" | "isDemo" | "config">,
  given: {
    readonly masterKey: string | undefined;
    /** Channels whose messages would reach nobody but the desk. */
    readonly messages: { sandboxed(tenant: TenantConfig): readonly (keyof typeof MESSAGE_SETTINGS)[] };
    /** Vendors that are named without what they need. */
    readonly vendors: { problemsOf(tenant: TenantConfig): readonly string[] };
  },
): string[] {
  if (tenant.isDemo) return [];
  const sandboxed = [
    ...Object.entries(tenant.config.providers).flatMap(([name, provider]) =>
      provider === "sandbox" && isUsed(name as keyof typeof IS_USED, tenant.config) ? [name] : [],
    ),
    ...given.messages.sandboxed(tenant.config).map((channel) => MESSAGE_SETTINGS[channel]),
  ];
  const is = `tenant ${tenant.id} is live`;
  return [
    ...(sandboxed.length > 0 ? [`${is} but uses the sandbox for: ${sandboxed.join(", ")}`] : []),
    ...(given.masterKey === undefined ? [`${is} but MASTER_KEY is not set (64 hex digits)`] : []),
    ...given.vendors.problemsOf(tenant.config),
  ];
}
