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
export function announce({ config, port, tenants, seconds }: Announcement): void {
  // Buyers' addresses may have another port than the one this process listens on.
  const shown = config.publicPort ?? port;
  const lines = [`\nForecourt is ready on http://localhost:${port} (${seconds.toFixed(1)} s)`];
  if (config.demo) {
    tenants.forEach((tenant, index) => {
      const host = index === 0 ? "localhost" : `${tenant.slug}.localhost`;
      lines.push(`  ${tenant.config.brandName.padEnd(18)} http://${host}:${shown}`);
    });
    lines.push("", "Demo sign-ins (both demo stores):");
    for (const account of DEMO_ACCOUNTS) lines.push(`  ${account.email}  ${DEMO_PASSWORD}`);
    lines.push(
      "",
      `Sandbox desk: http://localhost:${shown}/sandbox (mail, text messages and every third party)`,
    );
  }
  lines.push("", "Ctrl-C stops everything.", "");
  process.stdout.write(lines.join("\n"));
}
