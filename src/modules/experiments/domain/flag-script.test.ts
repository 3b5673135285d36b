import { randomBytes } from "node:crypto";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { datafileOf, type Datafile } from "./datafile.ts";
import { allowedForces, FORCED_STORAGE_KEY, withAddress } from "./forced-flags.ts";
import { FLAG_CATALOG, PAGE_FLAGS, type FlagKey } from "./flag-catalog-data.ts";
import { FLAG_SCRIPT, UNIT_STORAGE_KEY } from "./flag-script.ts";
import { pageFlagsOf } from "./page-flags.ts";
import { resolveFlag } from "./resolve-flag.ts";

const base = (demoTenants[0] as (typeof demoTenants)[number]).config;

class FakeStorage {
  readonly values = new Map<string, string>();
  getItem = (key: string): string | null => this.values.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.values.set(key, value);
}

interface Tab {
  readonly dataset: Record<string, string | undefined>;
  readonly local: FakeStorage | undefined;
  readonly tab: FakeStorage | undefined;
}

/** Runs the script as a document's head would. */
function paint(datafile: Datafile, search: string, { local, tab }: Omit<Tab, "dataset">): readonly string[] {
  const attributes = pageFlagsOf(datafile);
  const dataset: Tab["dataset"] = {
    flags: attributes["data-flags"],
    experiments: attributes["data-experiments"],
  };
  const blocked = (): never => {
    throw new Error("storage is blocked");
  };
  const sandbox = Object.defineProperties(
    {
      document: { documentElement: { dataset } },
      location: { search },
      crypto: { getRandomValues: (bytes: Uint8Array) => (bytes.set(randomBytes(bytes.length)), bytes) },
      URLSearchParams,
    },
    {
      localStorage: { get: () => local ?? blocked() },
      sessionStorage: { get: () => tab ?? blocked() },
    },
  );
  runInNewContext(FLAG_SCRIPT, sandbox);
  return (dataset["flags"] ?? "")
    .split(" ")
    .filter((key) => key !== "")
    .toSorted();
}

const onOff = fc.constantFrom("on", "off", "reset", "maybe");
const key = fc.constantFrom(...(Object.keys(FLAG_CATALOG) as FlagKey[]), "nobody", "__proto__");
const experiment = fc
  .record({
    id: fc.stringMatching(/^[a-z][a-z0-9-]{0,9}$/u),
    flag: fc.constantFrom("hide_colored_spans" as const, "hide_extra_menus" as const),
    traffic: fc.integer({ min: 0, max: 100 }),
    on: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ on, ...rest }) => ({
    ...rest,
    variants: [
      { value: "on", weight: on },
      { value: "off", weight: 100 - on },
    ],
  }));

describe("the script in the head", () => {
  it("decides what the flag service will decide, whatever is tested, stored or in the address", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(experiment, { selector: ({ flag }) => flag, maxLength: 2 }),
        fc.array(fc.constantFrom(...PAGE_FLAGS), { maxLength: 4 }),
        fc.stringMatching(/^[0-9a-f]{32}$/u),
        fc.array(fc.tuple(key, onOff), { maxLength: 4 }),
        fc.dictionary(key, onOff, { maxKeys: 4 }),
        (experiments, on, unit, address, stored) => {
          const flags = Object.fromEntries(
            Object.keys(base.flags).map((each) => [each, on.includes(each as never)]),
          );
          const datafile = datafileOf({
            ...base,
            flags: { ...base.flags, ...flags, message_banner: "none" },
            experiments,
          });
          const search = `?${new URLSearchParams(address.map(([name, value]) => [`flag_${name}`, value]))}`;
          const tab = new FakeStorage();
          tab.setItem(FORCED_STORAGE_KEY, JSON.stringify(stored));
          const local = new FakeStorage();
          local.setItem(UNIT_STORAGE_KEY, unit);
          const painted = paint(datafile, search, { local, tab });
          const forced = allowedForces(withAddress(stored, search), datafile);
          const expected = PAGE_FLAGS.filter(
            (each) => resolveFlag(datafile, each, { unit, forced }).value === "on",
          );
          expect(painted).toEqual(expected.toSorted());
        },
      ),
    );
  });

  const tested = datafileOf({
    ...base,
    experiments: [
      {
        id: "plain-headlines",
        flag: "hide_colored_spans",
        traffic: 100,
        variants: [
          { value: "on", weight: 50 },
          { value: "off", weight: 50 },
        ],
      },
    ],
  });
  const own = datafileOf(base);

  it("gives a new visitor an id, and the same variant ever after", () => {
    const local = new FakeStorage();
    const first = paint(tested, "", { local, tab: new FakeStorage() });
    expect(local.getItem(UNIT_STORAGE_KEY)).toMatch(/^[0-9a-f]{32}$/u);
    expect(paint(tested, "", { local, tab: new FakeStorage() })).toEqual(first);
  });

  it("asks for no id while nothing is tested", () => {
    const local = new FakeStorage();
    paint(own, "", { local, tab: new FakeStorage() });
    expect(local.values.size).toBe(0);
  });

  it("keeps what an address forced for the tab, until it is let go", () => {
    const tab = new FakeStorage();
    const storages = { local: new FakeStorage(), tab };
    expect(paint(own, "?flag_hide_extra_menus=on&sort=price", storages)).toContain("hide_extra_menus");
    expect(paint(own, "", storages)).toContain("hide_extra_menus");
    expect(paint(own, "?flag_hide_extra_menus=reset", storages)).not.toContain("hide_extra_menus");
    expect(paint(own, "", storages)).not.toContain("hide_extra_menus");
  });

  it("shows the retailer's own values where storage is blocked; the address still forces", () => {
    const blocked = { local: undefined, tab: undefined };
    expect(paint(tested, "", blocked)).toEqual(paint(own, "", blocked));
    expect(paint(tested, "?flag_hide_extra_menus=on", blocked)).toContain("hide_extra_menus");
  });
});
