/** What a provider is chosen for. Its configuration is one object until it changes. */
interface Tenant {
  readonly id: string;
}

/** The adapter of each tenant behind one port. */
export interface ProviderPerTenant<T extends Tenant, Provider> {
  /** @throws Error naming the setting that is wrong; asked once for every tenant at boot */
  of(tenant: T): Provider;
}

interface ProviderChoice<T extends Tenant, Provider> {
  /** Where the configuration names the vendor, for messages, e.g. `providers.contracting`. */
  readonly setting: string;
  readonly vendorOf: (tenant: T) => string;
  /** All settings that an adapter is made from. */
  readonly settingsOf: (tenant: T) => unknown;
  /** By vendor; an adapter reads secrets when it calls, so that they can be replaced while it is kept. */
  readonly adapters: Readonly<Record<string, (tenant: T) => Provider>>;
}

/**
 * Makes a tenant's adapter when it is first asked for, and again when its settings change. Until then it is
 * kept, with the tokens and connections it holds. One that fails to load is made again the next time.
 */
export function providerPerTenant<T extends Tenant, Provider>(
  choice: ProviderChoice<T, Provider>,
): ProviderPerTenant<T, Provider> {
  const byConfiguration = new WeakMap<T, Provider>();
  const byTenant = new Map<string, { readonly settings: string; readonly provider: Provider }>();
  return {
    of(tenant) {
      const known = byConfiguration.get(tenant);
      if (known !== undefined) return known;
      const settings = JSON.stringify([choice.vendorOf(tenant), choice.settingsOf(tenant)]);
      const before = byTenant.get(tenant.id);
      const provider = before?.settings === settings ? before.provider : make(choice, tenant);
      byConfiguration.set(tenant, provider);
      byTenant.set(tenant.id, { settings, provider });
      if (provider instanceof Promise) {
        provider.catch(() => {
          byConfiguration.delete(tenant);
          if (byTenant.get(tenant.id)?.provider === provider) byTenant.delete(tenant.id);
        });
      }
      return provider;
    },
  };
}

function make<T extends Tenant, Provider>(choice: ProviderChoice<T, Provider>, tenant: T): Provider {
  const vendor = choice.vendorOf(tenant);
  const adapter = Object.hasOwn(choice.adapters, vendor) ? choice.adapters[vendor] : undefined;
  if (adapter !== undefined) return adapter(tenant);
  throw new Error(`tenant ${tenant.id}: ${choice.setting}: ${vendor} is no provider we know`);
}

/** A setting that the chosen vendor cannot do without. @throws Error naming it, for the operator at boot */
export function requireSetting<V>(tenant: Tenant, setting: string, value: V | null): V {
  if (value === null) throw new Error(`tenant ${tenant.id}: ${setting} is missing`);
  return value;
}
