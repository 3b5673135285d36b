import { Client, type ClientConfig } from "pg";
import { isDatabaseAway } from "./database-away.ts";
import { quietSocket } from "./quiet-socket.ts";
import { watchHost } from "./silent-hosts.ts";

/** A server that does not answer by then is not there; the next try may find its successor. */
const CONNECT_MS = 3_000;
/** A connection that only listens hears of a host that is gone by this alone. */
const KEEP_ALIVE_MS = 10_000;
const PARTS = /^(?<before>postgres(?:ql)?:\/\/(?:[^@/]*@)?)(?<hosts>[^/?]*)(?<after>.*)$/u;

/** One address for each host of `postgres://user:password@one:5432,two:5432/name`. */
export function addressesOf(connectionString: string): readonly string[] {
  const { before = "", hosts = "", after = "" } = PARTS.exec(connectionString)?.groups ?? {};
  const several = hosts.split(",").filter((host) => host !== "");
  return several.length < 2 ? [connectionString] : several.map((host) => `${before}${host}${after}`);
}

class QuickClient extends Client {
  constructor(config?: ClientConfig) {
    super({
      stream: quietSocket,
      ...config,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    });
    this.once("connect", () => watchHost(this, config ?? {}));
  }
}

/** Named like what PostgreSQL says while it starts, so that callers wait and try again. */
class NotPrimary extends Error {
  override name = "NotPrimary";
  readonly code = "57P03";

  constructor() {
    super("this PostgreSQL is a standby");
  }
}

interface Way {
  /** What `new Client()` takes. */
  readonly address: ClientConfig;
  readonly Client: typeof Client;
}

/**
 * How to connect to a database that may have several hosts, of which one takes writes: all are asked at once, the one
 * that is no standby is remembered until a connection to it fails, and every new connection proves it.
 */
export function waysTo(address: ClientConfig): Way {
  const [first, ...others] = addressesOf(address.connectionString ?? "");
  if (others.length === 0) return { address, Client: QuickClient };
  const primary = new Primary([first ?? "", ...others].map((one) => ({ ...address, connectionString: one })));
  class PrimaryClient extends QuickClient {
    override connect(): Promise<Client>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<Client> | undefined {
      const connecting = this.#connect();
      if (callback === undefined) return connecting;
      connecting.then(() => callback(null as unknown as Error), callback);
      return undefined;
    }

    async #connect(): Promise<Client> {
      try {
        Object.assign(this, await primary.find());
        await super.connect();
        await requirePrimary(this);
        return this;
      } catch (error) {
        primary.forget();
        throw error;
      }
    }
  }
  return { address: { ...address, connectionString: first ?? "" }, Client: PrimaryClient };
}

interface Place {
  readonly host: string;
  readonly port: number;
}

class Primary {
  readonly #addresses: readonly ClientConfig[];
  #found: Promise<Place> | undefined;

  constructor(addresses: readonly ClientConfig[]) {
    this.#addresses = addresses;
  }

  /** @throws what the first host answered, when none of them is the primary */
  find(): Promise<Place> {
    this.#found ??= Promise.any(this.#addresses.map(ask)).catch((error: AggregateError) => {
      // A wrong password is worth more than a host that is down.
      throw error.errors.find((one) => !isDatabaseAway(one)) ?? error.errors[0];
    });
    return this.#found;
  }

  forget(): void {
    this.#found = undefined;
  }
}

async function ask(address: ClientConfig): Promise<Place> {
  const client = new QuickClient(address);
  client.on("error", () => undefined);
  try {
    await client.connect();
    await requirePrimary(client);
    return { host: client.host, port: client.port };
  } finally {
    await client.end();
  }
}

async function requirePrimary(client: Client): Promise<void> {
  const { rows } = await client.query<{ is: boolean }>("select pg_is_in_recovery() as is");
  if (rows[0]?.is !== false) throw new NotPrimary();
}
