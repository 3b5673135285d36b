import { OpenFeature, ProviderEvents } from "@openfeature/web-sdk";
import { describe, expect, it } from "vitest";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { datafileOf, type Datafile } from "../domain/datafile.ts";
import { browserProvider } from "./browser-provider.ts";
import { exposureLog } from "./exposure-log.ts";

const base = (demoTenants[0] as (typeof demoTenants)[number]).config;
const withBanner = (value: "none" | "timer"): Datafile =>
  datafileOf({ ...base, flags: { ...base.flags, message_banner: value, c3_toggle: value === "timer" } });
let domains = 0;

async function started(answers: readonly (() => Promise<Datafile>)[], wishes: unknown = {}) {
  let asked = 0;
  const provider = browserProvider({
    fetchDatafile: () => (answers[asked++] ?? answers.at(-1) ?? (() => Promise.reject(new Error("none"))))(),
    unit: "visitor-1",
    wishes: () => wishes,
  });
  const domain = `browser-${(domains += 1)}`;
  const client = OpenFeature.getClient(domain);
  await OpenFeature.setProviderAndWait(domain, provider).catch(() => undefined);
  return { provider, client };
}

describe("the browser's OpenFeature provider", () => {
  it("answers from the datafile, and from the next one after a refresh (FLG-20)", async () => {
    const { provider, client } = await started([
      () => Promise.resolve(withBanner("none")),
      () => Promise.resolve(withBanner("timer")),
    ]);
    expect(provider.refreshMs).toBe(300_000);
    let changes = 0;
    client.addHandler(ProviderEvents.ConfigurationChanged, () => (changes += 1));
    expect(client.getBooleanValue("c3_toggle", false)).toBe(false);
    await provider.refresh();
    expect(client.getBooleanValue("c3_toggle", false)).toBe(true);
    expect(client.getStringValue("message_banner", "none")).toBe("timer");
    await provider.refresh();
    expect(changes).toBe(1);
  });

  it("keeps the last datafile when a refresh fails", async () => {
    const { provider, client } = await started([
      () => Promise.resolve(withBanner("timer")),
      () => Promise.reject(new Error("offline")),
    ]);
    await expect(provider.refresh()).rejects.toThrow("offline");
    expect(client.getBooleanValue("c3_toggle", false)).toBe(true);
  });

  it("is false without a datafile and recovers with the next refresh", async () => {
    const { provider, client } = await started([
      () => Promise.reject(new Error("offline")),
      () => Promise.resolve(withBanner("timer")),
    ]);
    expect(client.getBooleanDetails("c3_toggle", false)).toMatchObject({
      value: false,
      errorCode: "PROVIDER_NOT_READY",
    });
    await provider.refresh();
    expect(client.getBooleanValue("c3_toggle", false)).toBe(true);
  });

  it("follows what the tab forces, but opens no gate in production (OP-11)", async () => {
    const wishes = { c3_toggle: "on", skip_insurance_check: "on" };
    const open = await started([() => Promise.resolve(withBanner("none"))], wishes);
    expect(open.client.getBooleanValue("c3_toggle", false)).toBe(true);
    expect(open.client.getBooleanValue("skip_insurance_check", false)).toBe(true);
    const live = { ...withBanner("none"), isProduction: true };
    const closed = await started([() => Promise.resolve(live)], wishes);
    expect(closed.client.getBooleanValue("c3_toggle", false)).toBe(true);
    expect(closed.client.getBooleanValue("skip_insurance_check", false)).toBe(false);
  });
});

describe("exposures", () => {
  const exposure = { flag: "message_banner", variant: "timer", experiment: "banner" };

  it("are told once per flag, variant and tab session, also after a reload", () => {
    const kept = new Map<string, string>();
    const storage = () => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    const told: object[] = [];
    for (let load = 0; load < 2; load += 1) {
      const tell = exposureLog(storage, (each) => void told.push(each));
      tell(exposure);
      tell(exposure);
      tell({ ...exposure, variant: "none" });
    }
    expect(told).toEqual([exposure, { ...exposure, variant: "none" }]);
  });

  it("are told where storage is blocked, once a page", () => {
    const blocked = () => {
      throw new Error("blocked");
    };
    const told: object[] = [];
    const tell = exposureLog(blocked, (each) => void told.push(each));
    tell(exposure);
    tell(exposure);
    expect(told).toEqual([exposure]);
  });
});
