import { describe, expect, it } from "vitest";
import { providerPerTenant, requireSetting } from "./provider-per-tenant.ts";

interface Store {
  readonly id: string;
  readonly vendor: string;
  readonly key: string | null;
}
const store = (id: string, vendor = "acme", key: string | null = "k1"): Store => ({ id, vendor, key });

const providers = () =>
  providerPerTenant<Store, { readonly name: string }>({
    setting: "providers.mail",
    vendorOf: ({ vendor }) => vendor,
    settingsOf: ({ key }) => key,
    adapters: {
      sandbox: () => ({ name: "sandbox" }),
      acme: (tenant) => ({ name: `acme ${requireSetting(tenant, "environment.acme", tenant.key)}` }),
    },
  });

describe("The provider of a tenant", () => {
  it("is kept while its settings say the same, also in another object", () => {
    const mail = providers();
    const first = mail.of(store("north"));
    expect(mail.of(store("north"))).toBe(first);
    expect(mail.of(store("south"))).not.toBe(first);
  });

  it("is made again when a setting or the vendor changes", () => {
    const mail = providers();
    const first = mail.of(store("north"));
    expect(mail.of(store("north", "acme", "k2"))).toEqual({ name: "acme k2" });
    expect(mail.of(store("north", "sandbox"))).toEqual({ name: "sandbox" });
    expect(mail.of(store("north"))).not.toBe(first);
  });

  it.each(["paper", "toString"])("is refused when nothing is called %s", (vendor) => {
    expect(() => providers().of(store("north", vendor))).toThrow(
      `tenant north: providers.mail: ${vendor} is no provider we know`,
    );
  });

  it("is refused when a setting is missing, until it is there", () => {
    const mail = providers();
    expect(() => mail.of(store("north", "acme", null))).toThrow("tenant north: environment.acme is missing");
    expect(mail.of(store("north"))).toEqual({ name: "acme k1" });
  });

  it("is asked for again after its library failed to load", async () => {
    let tries = 0;
    const pools = providerPerTenant<Store, Promise<string>>({
      setting: "providers.identity",
      vendorOf: ({ vendor }) => vendor,
      settingsOf: () => null,
      adapters: {
        acme: () => ((tries += 1) === 1 ? Promise.reject(new Error("offline")) : Promise.resolve("pool")),
      },
    });
    const north = store("north");
    await expect(pools.of(north)).rejects.toThrow("offline");
    expect(await pools.of(north)).toBe("pool");
    expect(pools.of(north)).toBe(pools.of(store("north")));
  });
});
