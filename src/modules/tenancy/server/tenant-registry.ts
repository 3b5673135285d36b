import { AppError } from "#platform/shared/app-error.ts";
import { messageOf } from "#platform/server/context/message-of.ts";
import type { Database } from "#platform/server/database/open-database.ts";
import { listen, type Listener } from "#platform/server/database/notifications/listen.ts";
import type { Log } from "#platform/server/context/log.ts";
import { hostName, isLoopbackHost } from "../domain/host-name.ts";
import { siteOrigin, type PublicAddress } from "../domain/site-origin.ts";
import { parseTenantConfig } from "../domain/parse-tenant-config.ts";
import { themeCss } from "../domain/theme/theme-css.ts";
import { deriveTheme } from "../domain/theme/theme.ts";
import type { TenantConfig } from "../domain/tenant-config-schema.ts";
import { ownTexts } from "./wordings/own-texts.ts";

/** A retailer as the process holds it. Replaced as a whole when its version moves. */
export interface TenantEntry {
  readonly id: string;
  readonly slug: string;
  readonly hosts: readonly string[];
  readonly isDemo: boolean;
  /** Scheme, first host and port, e.g. `https://cars.example.com`. */
  readonly siteOrigin: string;
  /** Moves with every saved change; part of every page's cache key. */
  readonly version: number;
  readonly config: TenantConfig;
  /** One `:root` rule with its dark variants. */
  readonly themeCss: string;
  /** Origins that photos may come from. */
  readonly imageHosts: readonly string[];
}

interface TenantRegistryOptions {
  readonly database: Database;
  readonly log: Log;
  readonly address: PublicAddress;
  /** Seconds between looks at the versions, should a notification be lost. Default 5. */
  readonly pollSeconds?: number;
}

interface TenantRow {
  readonly id: string;
  readonly slug: string;
  readonly hosts: readonly string[];
  readonly config: unknown;
  readonly is_demo: boolean;
  readonly version: number;
}

/**
 * Every retailer of this process, by host name (TEN-13). Built once; follows the table `tenant` by
 * notification, and by polling because a notification is only a hint. A retailer whose stored
 * configuration is wrong keeps its last good one, or is absent: never somebody else's brand.
 */
export class TenantRegistry {
  readonly #options: TenantRegistryOptions;
  #byId = new Map<string, TenantEntry>();
  #all: readonly TenantEntry[] = [];
  #byHost = new Map<string, TenantEntry>();
  #listener: Listener | undefined;
  #timer: NodeJS.Timeout | undefined;
  #loading: Promise<void> | undefined;

  constructor(options: TenantRegistryOptions) {
    this.#options = options;
  }

  /** Loads all retailers and follows their changes until `close`. */
  async start(): Promise<void> {
    await this.refresh();
    const { database, log, pollSeconds = 5 } = this.#options;
    const onMessage = () => this.refresh();
    this.#listener = listen(database, "tenant", { onMessage, onReconnect: onMessage, log });
    this.#timer = setInterval(() => {
      this.refresh().catch((error: unknown) =>
        log.warn("reading tenants failed", { error: messageOf(error) }),
      );
    }, pollSeconds * 1000);
    this.#timer.unref();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#listener?.close();
  }

  /** Reads the table now. Calls during a running read wait for one more, so none misses its change. */
  async refresh(): Promise<void> {
    const before = this.#loading;
    const reading = (async () => {
      await before?.catch(() => undefined);
      await this.#read();
    })();
    this.#loading = reading;
    await reading;
  }

  /** The retailer of a Host header. Ports and case do not matter; malformed or unknown is undefined. */
  forHost(header: string | null | undefined): TenantEntry | undefined {
    // Most requests come with the plain name; the map answers them without parsing.
    const direct = this.#byHost.get(header ?? "");
    if (direct !== undefined) return direct;
    const host = hostName(header);
    if (host === undefined) return undefined;
    return this.#byHost.get(isLoopbackHost(host) ? "localhost" : host);
  }

  /**
   * Where a page of a host that is nobody's leads (FLG-04): the same address at the first host of the retailer whose
   * flag `default_tenant` is on. A way and not the retailer itself, so that a made-up host never stands in a link, a
   * mail or a stored page. Undefined for known or malformed hosts and when no retailer has the flag.
   * @param asked path and question, as they were asked for
   */
  defaultAddress(header: string | null | undefined, asked: string): string | undefined {
    if (this.forHost(header) !== undefined || hostName(header) === undefined) return undefined;
    const tenant = this.all().find(({ config }) => config.flags.default_tenant);
    if (tenant === undefined) return undefined;
    return `${tenant.siteOrigin}${asked}`;
  }

  /** @throws AppError not-found `tenant.unknownHost` */
  requireHost(header: string | null | undefined): TenantEntry {
    const tenant = this.forHost(header);
    if (tenant !== undefined) return tenant;
    throw new AppError("not-found", {
      code: "tenant.unknownHost",
      message: "There is no store at this address.",
    });
  }

  forId(id: string): TenantEntry | undefined {
    return this.#byId.get(id);
  }

  /** @throws AppError not-found `tenant.unknown` */
  requireId(id: string): TenantEntry {
    const tenant = this.#byId.get(id);
    if (tenant !== undefined) return tenant;
    throw new AppError("not-found", { code: "tenant.unknown", message: "We couldn't find that store." });
  }

  /** All retailers, by slug. */
  all(): readonly TenantEntry[] {
    return this.#all;
  }

  async #read(): Promise<void> {
    const { owner } = this.#options.database;
    const { rows: found } = await owner.query<Pick<TenantRow, "id" | "version">>(
      "select id, version::float8 as version from tenant where suspended_at is null order by id",
    );
    const changed = found.filter(({ id, version }) => this.#byId.get(id)?.version !== version);
    if (changed.length === 0 && found.length === this.#byId.size) return;
    // Configurations are large and change seldom: thousands of them every few seconds are most of an idle database's work.
    const { rows } = await owner.query<TenantRow>(
      "select id, slug, hosts, config, is_demo, version::float8 as version from tenant where suspended_at is null and id = any($1)",
      [changed.map(({ id }) => id)],
    );
    const read = new Map(rows.map((row) => [row.id, row]));
    const next = new Map<string, TenantEntry>();
    for (const { id } of found) {
      const row = read.get(id);
      const entry = row === undefined ? this.#byId.get(id) : this.#entryOf(row);
      if (entry !== undefined) next.set(id, entry);
    }
    this.#byId = next;
    this.#all = [...next.values()].toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
    this.#byHost = hostsOf([...next.values()]);
  }

  #entryOf(row: TenantRow): TenantEntry | undefined {
    const known = this.#byId.get(row.id);
    if (known !== undefined && known.version === row.version) return known;
    const parsed = parseTenantConfig(row.config);
    if (parsed.ok) return makeEntry(row, parsed.config, siteOrigin(row, this.#options.address));
    const [first] = parsed.errors;
    this.#options.log.error("a stored tenant configuration is wrong", {
      tenantId: row.id,
      version: row.version,
      error: `${first?.path} ${first?.message}`,
    });
    return known;
  }
}

function makeEntry(row: TenantRow, config: TenantConfig, origin: string): TenantEntry {
  return {
    id: row.id,
    slug: row.slug,
    hosts: row.hosts,
    isDemo: row.is_demo,
    siteOrigin: origin,
    version: row.version,
    // The column decides for everybody who asks the configuration.
    config: { ...config, isDemo: row.is_demo, ownTexts: ownTexts(config.wordings) },
    themeCss: themeCss(deriveTheme(config.brand)),
    imageHosts: imageHostsOf(config),
  };
}

/** Where pictures of pages may come from: photos as they are, or the retailer's image service. */
function imageHostsOf({ config: { inventory } }: TenantConfig): readonly string[] {
  const { pattern } = inventory.photos;
  return pattern === null ? inventory.imageHosts : [...inventory.imageHosts, new URL(pattern).origin];
}

/** Own hosts first; `<slug>.localhost` never takes a host that a retailer claimed. */
function hostsOf(tenants: readonly TenantEntry[]): Map<string, TenantEntry> {
  const byHost = new Map<string, TenantEntry>();
  for (const tenant of tenants) for (const host of tenant.hosts) claim(byHost, host.toLowerCase(), tenant);
  for (const tenant of tenants) claim(byHost, `${tenant.slug}.localhost`, tenant);
  return byHost;
}

function claim(byHost: Map<string, TenantEntry>, host: string, tenant: TenantEntry): void {
  if (!byHost.has(host)) byHost.set(host, tenant);
}
