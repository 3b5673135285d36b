import { randomBytes } from "node:crypto";
import { datafileOf } from "#modules/experiments/domain/datafile.ts";
import { openFlagRuntime } from "#modules/experiments/server/flag-runtime.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import type { Database } from "#platform/server/database/open-database.ts";
import type { Flags } from "#platform/server/context/flags.ts";
import type { TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import { systemIds } from "#platform/server/context/ids.ts";
import type { Actor, RequestContext } from "#platform/server/context/request-context.ts";
import { tenantKeyring } from "#platform/server/crypto/tenant-keyring.ts";
import { fakeClock } from "./fake-clock.ts";
import type { FakeClock } from "./fake-clock.ts";
import { silentLog } from "./silent-log.ts";
import { makeTestDatabase } from "./test-database.ts";
import { testTenantConfig } from "./test-tenant-config.ts";

/** What every use case finds in its context; a test spreads the ports of its module in. */
export type TestContext = RequestContext & {
  readonly tenant: TenantConfig;
  readonly keys: TenantKeys;
  readonly flags: Flags;
};

export interface TestWorld {
  readonly ctx: TestContext;
  /** Another tenant of the same database, to prove that nothing leaks. */
  readonly otherTenantCtx: TestContext;
  readonly database: Database;
  readonly clock: FakeClock;
  /** Call it in `afterEach`/`afterAll`. */
  close(): Promise<void>;
}

/**
 * A world for one test (or one file): its own database, two tenants of its own, a clock that stands still
 * until moved, real ids and keys. Writes its rows as a request would, under row-level security.
 * @param input.tenant fields that differ from the default demo tenant's configuration
 * @param input.actor who asks; anonymous when left out (use `{...ctx, actor}` for others)
 */
export async function makeTestContext(
  input: { tenant?: Partial<TenantConfig>; actor?: Actor; clock?: FakeClock } = {},
): Promise<TestWorld> {
  const made = await makeTestDatabase();
  const { database } = made;
  const clock = input.clock ?? fakeClock();
  const keyring = tenantKeyring({ owner: database.owner, masterKey: randomBytes(32) });
  const world = { database, clock, keyring, actor: input.actor ?? { kind: "anonymous" as const } };
  const suffix = randomBytes(4).toString("hex");
  return {
    ctx: await tenantContext(world, { tenantId: `test-${suffix}`, tenant: input.tenant ?? {} }),
    otherTenantCtx: await tenantContext(world, { tenantId: `other-${suffix}`, tenant: input.tenant ?? {} }),
    database,
    clock,
    close: () => made.close(),
  };
}

interface World {
  readonly database: Database;
  readonly clock: FakeClock;
  readonly keyring: ReturnType<typeof tenantKeyring>;
  readonly actor: Actor;
}

async function tenantContext(
  { database, clock, keyring, actor }: World,
  { tenantId, tenant }: { tenantId: string; tenant: Partial<TenantConfig> },
): Promise<TestContext> {
  const config = { ...testTenantConfig(tenantId), ...tenant };
  await database.owner.query(
    "insert into tenant (id, slug, hosts, config, is_demo, updated_at) values ($1, $1, '{}', $2, true, $3)",
    [tenantId, JSON.stringify(config), clock.now()],
  );
  const flags = await openFlagRuntime({ domain: tenantId, find: () => datafileOf(config), log: silentLog });
  return {
    tenantId,
    tenant: config,
    flags: flags.of({ tenantId, actor }),
    actor,
    keys: await keyring.forTenant(tenantId),
    db: database.forTenant(tenantId),
    clock,
    ids: systemIds(),
    log: silentLog,
    correlationId: `test-${tenantId}`,
    siteOrigin: "http://localhost",
  };
}
