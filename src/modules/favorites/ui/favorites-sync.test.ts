import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FavoriteKeysView } from "../domain/favorite-view.ts";
import { NO_FAVORITES, type ShownFavorites } from "./favorites-store.ts";
import { FavoritesSync } from "./favorites-sync.ts";

/** A server whose answers come when the test says so, and that refuses what it is told to refuse. */
function makeServer(refused: ReadonlySet<string> = new Set()) {
  const saved = new Set<string>();
  const calls: string[] = [];
  const view = (): FavoriteKeysView => ({ keys: [...saved], count: saved.size });
  const answer = async (call: string, run: () => void): Promise<FavoriteKeysView> => {
    calls.push(call);
    await new Promise((resolve) => setTimeout(resolve, 0));
    if (refused.has(call)) throw new Error(call);
    run();
    return view();
  };
  return {
    saved,
    calls,
    list: () => answer("list", () => {}),
    save: (key: string) => answer(`save ${key}`, () => void saved.add(key)),
    remove: (key: string) => answer(`remove ${key}`, () => void saved.delete(key)),
    removeSold: () => answer("sold", () => saved.clear()),
  };
}

function makeSync(server: ReturnType<typeof makeServer>) {
  const problems: unknown[] = [];
  const unread: unknown[] = [];
  let shown: ShownFavorites = NO_FAVORITES;
  let written = 0;
  const sync = new FavoritesSync({
    calls: server,
    show: (next) => (shown = next),
    onProblem: (error) => problems.push(error),
    onUnread: (error) => unread.push(error),
    onWritten: () => (written += 1),
  });
  return { sync, problems, unread, shown: () => shown, written: () => written };
}

const keysOf = ({ keys }: ShownFavorites) => [...keys].toSorted();

describe("Hearts", () => {
  it("fill at once, before the server has answered", async () => {
    const server = makeServer();
    const { sync, shown, written } = makeSync(server);
    const done = sync.wish("a", true);
    expect([keysOf(shown()), shown().count, server.saved.size]).toEqual([["a"], 1, 0]);
    await done;
    expect([keysOf(shown()), shown().count, server.saved.size, written()]).toEqual([["a"], 1, 1, 1]);
  });

  it("empty again when the server refuses, and say so", async () => {
    const { sync, shown, problems } = makeSync(makeServer(new Set(["save a"])));
    await sync.wish("a", true);
    expect([keysOf(shown()), shown().count]).toEqual([[], 0]);
    expect(problems).toEqual([new Error("save a")]);
  });

  it("are full as soon as a page brings the list, and a press then empties one", async () => {
    const server = makeServer();
    server.saved.add("a");
    const { sync, shown } = makeSync(server);
    const read = sync.refresh();
    sync.learn({ keys: ["a"], count: 1 });
    expect([keysOf(shown()), shown().count]).toEqual([["a"], 1]);
    await Promise.all([read, sync.wish("a", false)]);
    sync.learn({ keys: ["a"], count: 1 });
    expect([keysOf(shown()), shown().count, [...server.saved]]).toEqual([[], 0, []]);
  });

  it("that cannot be read are no wish that failed", async () => {
    const { sync, problems, unread } = makeSync(makeServer(new Set(["list"])));
    await sync.refresh();
    expect([problems, unread]).toEqual([[], [new Error("list")]]);
  });

  it("pressed five times in a row end as the last press says, with as few calls as possible", async () => {
    const server = makeServer();
    const { sync, shown } = makeSync(server);
    await sync.refresh();
    await Promise.all([true, false, true, false, true].map((wish) => sync.wish("a", wish)));
    expect([keysOf(shown()), [...server.saved]]).toEqual([["a"], ["a"]]);
    expect(server.calls).toEqual(["list", "save a"]);
  });

  it("saved on another device appear with the next answer, whatever it answers", async () => {
    const server = makeServer();
    const { sync, shown } = makeSync(server);
    await sync.refresh();
    server.saved.add("phone");
    await sync.wish("laptop", true);
    expect(keysOf(shown())).toEqual(["laptop", "phone"]);
  });

  it("show nothing after signing out, even when an answer comes later", async () => {
    const server = makeServer();
    const { sync, shown, problems } = makeSync(server);
    const waiting = [sync.wish("a", true), sync.refresh()];
    sync.forget();
    await Promise.all(waiting);
    expect([keysOf(shown()), problems]).toEqual([[], []]);
  });

  it("of sold vehicles empty together, with one call", async () => {
    const server = makeServer();
    const { sync, shown } = makeSync(server);
    for (const key of ["a", "b"]) server.saved.add(key);
    await sync.refresh();
    const done = sync.removeSold(["a", "b"]);
    expect(keysOf(shown())).toEqual([]);
    await done;
    expect(server.calls).toEqual(["list", "sold"]);
  });

  it("agree with the server in the end, whatever was pressed and refused in whatever order", async () => {
    const press = fc.record({ key: fc.constantFrom("a", "b", "c"), isSaved: fc.boolean() });
    const refusals = fc.subarray(["save a", "remove b", "save c", "list"]);
    await fc.assert(
      fc.asyncProperty(fc.array(press, { maxLength: 12 }), refusals, async (presses, refused) => {
        const server = makeServer(new Set(refused));
        const { sync, shown } = makeSync(server);
        await Promise.all([sync.refresh(), ...presses.map(({ key, isSaved }) => sync.wish(key, isSaved))]);
        expect(keysOf(shown())).toEqual([...server.saved].toSorted());
        for (const { key } of presses) {
          const last = presses.findLast((each) => each.key === key)?.isSaved;
          const call = `${last ? "save" : "remove"} ${key}`;
          if (!refused.includes(call)) expect(server.saved.has(key)).toBe(last);
        }
      }),
      { numRuns: 60 },
    );
  });
});
