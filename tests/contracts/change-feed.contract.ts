import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ChangeFeed, FeedPosition } from "#modules/inventory/server/changes/change-feed.ts";
import { makeTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";

const write = (client: Client, vehicleId: string) =>
  client.query("insert into inventory_change (tenant_id, vehicle_id) values ('t', $1)", [vehicleId]);

/** Numbers that look random and are the same in every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** What every feed of changes must do: each committed line of `inventory_change` once, however commits interleave. */
export function changeFeedContract(name: string, open: (database: TestDatabase) => ChangeFeed): void {
  describe(`the change feed: ${name}`, () => {
    let made: TestDatabase;
    let feed: ChangeFeed;
    const writers: Client[] = [];

    beforeAll(async () => {
      made = await makeTestDatabase();
      feed = open(made);
      for (let count = 0; count < 6; count += 1) {
        const client = new Client({ ...made.address });
        await client.connect();
        writers.push(client);
      }
    });

    afterAll(async () => {
      for (const client of writers) await client.end();
      await made.close();
    });

    const here = (): Promise<FeedPosition> => feed.position();

    /** Reads on in small pages and notes what came. */
    async function readOn(after: FeedPosition, into: string[], pageSize = 3): Promise<FeedPosition> {
      const position = await feed.read({ after, pageSize }, async (changes) => {
        into.push(...changes.map(({ vehicle_id }) => vehicle_id));
      });
      if (position === undefined) throw new Error("the feed lost its place");
      return position;
    }

    it.each([1, 2, 3, 4, 5, 6, 7, 8])(
      "hands over every committed change exactly once, however commits interleave (%i)",
      async (seed) => {
        const roll = dice(seed);
        const seen: string[] = [];
        const committed: string[] = [];
        const open = new Map<Client, string[]>();
        let position = await here();
        for (let step = 0; step < 120; step += 1) {
          const client = writers[roll(writers.length)] as Client;
          const written = open.get(client);
          const move = roll(10);
          if (written === undefined) {
            await client.query("begin");
            open.set(client, []);
          } else if (move < 6) {
            const inSubtransaction = move === 0;
            if (inSubtransaction) await client.query("savepoint part");
            const id = `${seed}-${step}`;
            await write(client, id);
            written.push(id);
            if (inSubtransaction) await client.query("release savepoint part");
          } else {
            await client.query(move === 6 ? "rollback" : "commit");
            if (move !== 6) committed.push(...written);
            open.delete(client);
          }
          if (roll(4) === 0) position = await readOn(position, seen, 1 + roll(4));
        }
        for (const [client, written] of open) {
          await client.query("commit");
          committed.push(...written);
        }
        await readOn(position, seen);
        expect(seen.toSorted()).toEqual(committed.toSorted());
      },
    );

    it("does not wait for another retailer's open transaction, and brings its changes when it commits", async () => {
      const [slow, quick] = writers as [Client, Client];
      const seen: string[] = [];
      let position = await here();
      await slow.query("begin");
      await write(slow, "slow");
      await write(quick, "quick");
      position = await readOn(position, seen);
      expect(seen).toEqual(["quick"]);
      await slow.query("commit");
      await readOn(position, seen);
      expect(seen).toEqual(["quick", "slow"]);
    });

    it("does not wait for an open transaction of another database of the server", async () => {
      const other = await makeTestDatabase();
      const stranger = new Client({ ...other.address });
      await stranger.connect();
      try {
        await stranger.query("begin; create table busy (id int)");
        const seen: string[] = [];
        const position = await here();
        await write(writers[0] as Client, "beside");
        await readOn(position, seen);
        expect(seen).toEqual(["beside"]);
      } finally {
        await stranger.end();
        await other.close();
      }
    });

    it("counts nothing as read when applying fails", async () => {
      const position = await here();
      await write(writers[0] as Client, "again");
      const failing = feed.read({ after: position, pageSize: 5 }, () => Promise.reject(new Error("no")));
      await expect(failing).rejects.toThrow("no");
      const seen: string[] = [];
      await readOn(position, seen);
      expect(seen).toEqual(["again"]);
    });

    it("says so when the transaction numbers went back", async () => {
      const { snapshot, server } = await here();
      const ahead = String(BigInt(snapshot.split(":")[1] as string) + 1000n);
      const after = { server, snapshot: `${ahead}:${ahead}:` };
      expect(await feed.read({ after, pageSize: 5 }, async () => undefined)).toBe(undefined);
    });

    it("says so when the server restarted or is another one", async () => {
      const after = { ...(await here()), server: "1/2/3/4" };
      expect(await feed.read({ after, pageSize: 5 }, async () => undefined)).toBe(undefined);
    });
  });
}
