import { saveRooftops } from "#modules/inventory/server/save-rooftops.ts";
import { touchTenant, upsertTenant } from "#modules/tenancy/server/save-tenant.ts";
import { type AdminCommand, AdminRefusal, type AdminWorld } from "./admin-command.ts";
import { namedTenant } from "./named-tenant.ts";
import { readStoreFile } from "./store-file.ts";

interface ListedTenant {
  readonly id: string;
  readonly hosts: readonly string[];
  readonly is_demo: boolean;
  readonly version: number;
  readonly suspended_at: Date | null;
  readonly cars: number;
}

async function list({ database, say }: AdminWorld): Promise<number> {
  const { rows } = await database.owner.query<ListedTenant>(
    `select id, hosts, is_demo, version, suspended_at,
       (select count(*) from vehicle where vehicle.tenant_id = tenant.id and availability in ('Available', 'PendingSale')) as cars
     from tenant order by id`,
  );
  for (const row of rows) {
    const state = row.suspended_at === null ? (row.is_demo ? "demo" : "live") : "suspended";
    say(
      `${row.id}  ${state}  version ${row.version}  ${row.cars} cars  ${row.hosts.join(", ") || `${row.id}.localhost`}`,
    );
  }
  if (rows.length === 0) say("no retailers yet");
  return 0;
}

async function add(world: AdminWorld, [file = ""]: readonly string[], isCheck: boolean): Promise<number> {
  const store = readStoreFile(file);
  await requireFreeHosts(world, store);
  if (isCheck) {
    world.say(`${store.id} is valid: ${store.rooftops.length} rooftops at ${store.hosts.join(", ")}`);
    return 0;
  }
  const { version, changed } = await upsertTenant(world.database, { ...store, now: world.now() });
  await saveRooftops(world.database.forTenant(store.id), store.rooftops);
  world.say(
    changed ? `${store.id} is saved, version ${version}` : `${store.id} was saved before, version ${version}`,
  );
  world.say(`${store.rooftops.length} rooftops; running servers follow within seconds`);
  return 0;
}

/** Two stores on one host would hide one of them. */
async function requireFreeHosts(
  { database }: AdminWorld,
  { id, slug, hosts }: { readonly id: string; readonly slug: string; readonly hosts: readonly string[] },
): Promise<void> {
  const { rows } = await database.owner.query<{ id: string; slug: string; hosts: string[] }>(
    "select id, slug, hosts from tenant where id <> $1 and (slug = $2 or hosts && $3)",
    [id, slug, [...hosts]],
  );
  const [other] = rows;
  if (other === undefined) return;
  const taken = hosts.filter((one) => other.hosts.includes(one)).join(", ") || slug;
  throw new AdminRefusal(`${taken} belongs to ${other.id}`);
}

async function suspend(world: AdminWorld, asked: string, isOver: boolean): Promise<number> {
  const { id } = await namedTenant(world, asked);
  const { rowCount } = await world.database.owner.query(
    `with changed as (
       update tenant set suspended_at = $2, version = version + 1, updated_at = $3
       where id = $1 and (suspended_at is null) <> ($2::timestamptz is null) returning id)
     select pg_notify('tenant', id) from changed`,
    [id, isOver ? null : world.now(), world.now()],
  );
  const state = isOver ? "open" : "suspended";
  world.say(
    rowCount === 0 ? `${id} was ${state} before` : `${id} is ${state}; running servers follow within seconds`,
  );
  return 0;
}

/** Retailers: who they are, and whether they are open. */
export const tenantCommands: readonly AdminCommand[] = [
  { name: "tenant list", takes: "", does: "lists all retailers", positions: 0, run: (world) => list(world) },
  {
    name: "tenant add",
    takes: "<file.json> [--check]",
    does: "creates or changes a retailer from a file (docs/operations.md); --check only reads it",
    options: ["check"],
    positions: 1,
    run: (world, { positions, options }) => add(world, positions, options["check"] === true),
  },
  {
    name: "tenant suspend",
    takes: "<id>",
    does: "closes a store: it answers nobody and its work waits; nothing is deleted",
    positions: 1,
    run: (world, { positions: [id = ""] }) => suspend(world, id, false),
  },
  {
    name: "tenant resume",
    takes: "<id>",
    does: "opens a suspended store again",
    positions: 1,
    run: (world, { positions: [id = ""] }) => suspend(world, id, true),
  },
  {
    name: "reindex",
    takes: "<id>",
    does: "has running servers load a retailer's stock anew",
    positions: 1,
    run: async (world, { positions: [asked = ""] }) => {
      const { id } = await namedTenant(world, asked);
      await touchTenant(world.database, { id, now: world.now() });
      world.say(`running servers load the stock of ${id} anew within seconds`);
      return 0;
    },
  },
];
