import { setTimeout as sleep } from "node:timers/promises";
import { touchTenant } from "#modules/tenancy/server/save-tenant.ts";
import { loadMasterKeys } from "#platform/server/crypto/master-key.ts";
import { keyStatus, tenantKeyring, type TenantKeyring } from "#platform/server/crypto/tenant-keyring.ts";
import type { AdminCommand, AdminWorld } from "./admin-command.ts";
import { namedTenant } from "./named-tenant.ts";

/** Keys that seal personal data: how old they are, new ones, and a new master key around all of them. */
export const keyCommands: readonly AdminCommand[] = [
  {
    name: "keys status",
    takes: "",
    does: "shows each retailer's sealing keys and since when they seal",
    positions: 0,
    run: async ({ database, say }) => {
      for (const { tenantId, purpose, newest, sealing, since } of await keyStatus(database.owner)) {
        const note = newest === sealing ? "" : `, ${newest} is ready (run keys rotate again)`;
        say(`${tenantId}  ${purpose}  version ${sealing} since ${since.toISOString().slice(0, 10)}${note}`);
      }
      return 0;
    },
  },
  {
    name: "keys rotate",
    takes: "<id>",
    does: "gives a retailer new sealing keys while servers run; what older keys sealed still opens",
    positions: 1,
    run: async (world, { positions: [asked = ""] }) => {
      const { id } = await namedTenant(world, asked);
      const keyring = keyringOf(world);
      await keyring.addSealingKey(id);
      await touchTenant(world.database, { id, now: world.now() });
      world.say(`new keys of ${id} are stored; servers read them in the next ${world.settleSeconds} seconds`);
      await sleep(world.settleSeconds * 1000);
      await keyring.useNewKeys(id);
      await touchTenant(world.database, { id, now: world.now() });
      world.say(`new keys of ${id} seal from now on`);
      return 0;
    },
  },
  {
    name: "keys rewrap",
    takes: "",
    does: "wraps all retailers' keys with MASTER_KEY; the earlier one is in MASTER_KEY_PREVIOUS",
    positions: 0,
    run: async (world) => {
      const keyring = keyringOf(world);
      const ids = new Set((await keyStatus(world.database.owner)).map(({ tenantId }) => tenantId));
      let count = 0;
      for (const id of ids) count += await keyring.rewrap(id);
      world.say(`${count} keys of ${ids.size} retailers are wrapped with the new master key`);
      return 0;
    },
  },
];

function keyringOf({ config, database }: AdminWorld): TenantKeyring {
  return tenantKeyring({ owner: database.owner, ...loadMasterKeys(config) });
}
