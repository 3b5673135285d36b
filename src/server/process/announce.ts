import type { Config } from "#platform/server/config/config.ts";
import type { TenantEntry } from "#modules/tenancy/server/tenant-registry.ts";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "#modules/sign-in/server/demo-accounts-data.ts";

interface Announcement {
  readonly config: Config;
  readonly port: number;
  readonly tenants: readonly TenantEntry[];
  readonly seconds: number;
}

/** What a person who typed `npm start` needs to know next. */
export function announce({ config, port: own, tenants, seconds }: Announcement): void {
  const port = config.publicPort ?? own;
  const lines = [`\nForecourt is ready on http://localhost:${port} (${seconds.toFixed(1)} s)`];
  if (config.demo) {
    tenants.forEach((tenant, index) => {
      const host = index === 0 ? "localhost" : `${tenant.slug}.localhost`;
      lines.push(`  ${tenant.config.brandName.padEnd(18)} http://${host}:${port}`);
    });
    lines.push("", "Demo sign-ins (both demo stores):");
    for (const account of DEMO_ACCOUNTS) lines.push(`  ${account.email}  ${DEMO_PASSWORD}`);
    lines.push(
      "",
      `Sandbox desk: http://localhost:${port}/sandbox (mail, text messages and every third party)`,
    );
  }
  lines.push("", "Ctrl-C stops everything.", "");
  process.stdout.write(lines.join("\n"));
}
