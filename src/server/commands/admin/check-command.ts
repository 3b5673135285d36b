import { configProblems } from "#modules/tenancy/server/config-problems.ts";
import { messageOf } from "#platform/server/context/message-of.ts";
import { randomUUID } from "node:crypto";
import { parseTenantConfig } from "#modules/tenancy/domain/parse-tenant-config.ts";
import { loadMasterKeys } from "#platform/server/crypto/master-key.ts";
import { keyStatus, tenantKeyring } from "#platform/server/crypto/tenant-keyring.ts";
import { countJobs } from "#platform/server/jobs/job-store.ts";
import { requireSafeLogin } from "#platform/server/database/pool/require-safe-login.ts";
import { openCarriersAndVendors } from "../../composition/carriers-and-vendors.ts";
import type { AdminCommand, AdminWorld } from "./admin-command.ts";

/** Everything a server needs, asked once each: what is wrong is a line, and the answer is 1. */
export const checkCommand: AdminCommand = {
  name: "check",
  takes: "",
  does: "asks everything a server needs: logins, schema, configurations, vendors, keys, document store, jobs",
  positions: 0,
  run: async (world) => {
    const checks: readonly (readonly [string, () => Promise<string>])[] = [
      ["database", () => versionOf(world)],
      ["login of requests", () => safeLogin(world)],
      ["schema", () => Promise.resolve(`${world.migrations.total} migrations`)],
      ["configurations", () => configurations(world)],
      ["vendors", () => vendors(world)],
      ["keys", () => keys(world)],
      ["document store", () => documents(world)],
      ["jobs", () => jobs(world)],
    ];
    let wrong = 0;
    for (const [name, check] of checks) {
      try {
        world.say(`ok     ${name}: ${await check()}`);
      } catch (error) {
        wrong += 1;
        world.say(`wrong  ${name}: ${messageOf(error)}`);
      }
    }
    return wrong === 0 ? 0 : 1;
  },
};

async function versionOf({ database }: AdminWorld): Promise<string> {
  const { rows } = await database.owner.query<{ server_version: string }>("show server_version");
  return `PostgreSQL ${rows[0]?.server_version}`;
}

async function safeLogin({ database }: AdminWorld): Promise<string> {
  await requireSafeLogin(database.app);
  return "owns nothing";
}

async function configurations({ database }: AdminWorld): Promise<string> {
  const { rows } = await database.owner.query<{ id: string; config: unknown }>(
    "select id, config from tenant",
  );
  const problems = rows.flatMap(({ id, config }) => {
    const parsed = parseTenantConfig(config);
    const found = parsed.ok ? configProblems(parsed.config) : parsed.errors;
    return found.map(({ path, message }) => `${id}: ${path} ${message}`);
  });
  if (problems.length > 0) throw new Error(problems.join("; "));
  return `${rows.length} retailers`;
}

/** The list of the start: of a live store it is why no server starts, of a demo store which vendor is missing. */
async function vendors({ database, config: settings }: AdminWorld): Promise<string> {
  const { rows } = await database.owner.query<{ id: string; config: unknown; is_demo: boolean }>(
    "select id, config, is_demo from tenant",
  );
  const { vendors: opened, problemsOf } = openCarriersAndVendors(settings, { warn: () => undefined });
  const problems = rows.flatMap(({ id, config: saved, is_demo: isDemo }) => {
    const parsed = parseTenantConfig(saved);
    // What cannot be read is said by the check of configurations.
    if (!parsed.ok) return [];
    const config = { ...parsed.config, isDemo };
    return isDemo ? opened.problemsOf(config) : problemsOf({ id, isDemo, config });
  });
  if (problems.length > 0) throw new Error(problems.join("; "));
  return `those of ${rows.length} retailers have their settings and secrets`;
}

async function keys({ database, config }: AdminWorld): Promise<string> {
  const keyring = tenantKeyring({ owner: database.owner, ...loadMasterKeys(config) });
  const ids = new Set((await keyStatus(database.owner)).map(({ tenantId }) => tenantId));
  for (const id of ids) await keyring.forTenant(id);
  return `the master key opens those of ${ids.size} retailers`;
}

async function documents({ config, objectStore: store }: AdminWorld): Promise<string> {
  const key = `check/${randomUUID()}`;
  await store.put(
    key,
    (async function* () {
      yield Promise.resolve(new Uint8Array([1]));
    })(),
  );
  const found = await store.get(key);
  await store.delete(key);
  if (found === undefined) throw new Error("what was stored was not found");
  return config.objectStoreUrl.replace(/\?.*$/u, "");
}

async function jobs({ database, now }: AdminWorld): Promise<string> {
  const counts = await countJobs(database, now());
  const sum = (of: "waiting" | "dead") => counts.reduce((total, count) => total + count[of], 0);
  if (sum("dead") > 0) throw new Error(`${sum("dead")} failed for good (jobs dead)`);
  return `${sum("waiting")} waiting`;
}
