import { Socket } from "node:net";
import { Client, DatabaseError, type ClientConfig } from "pg";
import { isDatabaseAway } from "./database-away.ts";

/** How long nothing comes before the host is asked whether it works. A long statement is asked about again and again. */
const SILENT_MS = 4_000;
const LOOK_MS = 1_000;
/** As long as a new connection may take, and as long for its one statement. */
const ANSWER_MS = 3_000;
/** So often in a row nothing may come back: a host that is overloaded may be late once, and works all the same. */
const ASKED_IN_VAIN = 2;

/** What `pg` keeps to itself; `silent-hosts.int.test.ts` fails when a new version moves it. */
interface PartsOfPg {
  readonly processID: number | null;
  readonly _activeQuery: object | null | undefined;
  readonly _queryQueue: readonly object[];
  readonly _sentQueryQueue: readonly object[];
}

/** A connection, the bytes that had come when we looked last, and since when it waits for more. */
interface Watched {
  readonly client: Client;
  readonly config: ClientConfig;
  /** Its process at the host; undefined behind a pooler, which has numbers of its own. */
  pid: number | undefined;
  read: number;
  since: number;
}

/** An answer may be on its way still. */
const WORKING = `select pid from pg_stat_activity
  where pid = any($1) and (state = 'active' or state is null or state_change > now() - interval '1 second')`;

const hosts = new Map<string, Host>();
let looking: NodeJS.Timeout | undefined;
let lookedAt = 0;

/**
 * Ends a connection whose host has vanished without a word (decision 0804). TCP itself would send its statement again and
 * again for a quarter of an hour. Where nothing has come of an awaited answer for four seconds, the host is asked on a
 * connection of its own. When it does not answer twice, all connections to it are ended that heard nothing meanwhile; when it
 * answers that nobody works on the statement, as the successor at the same address does, that one is. Its statement fails
 * as with any lost connection. A statement that is worked on may take as long as it wants.
 */
export function watchHost(client: Client, config: ClientConfig): void {
  // A socket of this machine ends with its server.
  if (client.host.startsWith("/")) return;
  const place = `${client.host} ${client.port}`;
  const host = hosts.get(place) ?? new Host();
  hosts.set(place, host);
  const watched: Watched = { client, config, pid: undefined, read: 0, since: performance.now() };
  host.watched.add(watched);
  client.once("end", () => {
    host.watched.delete(watched);
    if (host.watched.size === 0) hosts.delete(place);
    if (hosts.size > 0) return;
    clearInterval(looking);
    looking = undefined;
  });
  client.query<{ pid: number }>("select pg_backend_pid() as pid").then(
    ({ rows }) => {
      if (rows[0]?.pid === partsOf(client).processID) watched.pid = rows[0]?.pid;
    },
    // Whoever uses the connection hears of it.
    () => undefined,
  );
  if (looking !== undefined) return;
  lookedAt = performance.now();
  looking = setInterval(look, LOOK_MS).unref();
}

function look(): void {
  const now = performance.now();
  // Whoever was busy for so long has not read what came.
  const wasAway = now - lookedAt > 2 * LOOK_MS;
  lookedAt = now;
  for (const host of hosts.values()) host.look(now, wasAway);
}

class Host {
  readonly watched = new Set<Watched>();
  #isAsked = false;
  #inVain = 0;

  look(now: number, wasAway: boolean): void {
    const silent: Watched[] = [];
    for (const one of this.watched) {
      const read = bytesOf(one);
      if (wasAway || read !== one.read || !isWaiting(one)) Object.assign(one, { read, since: now });
      else if (now - one.since >= SILENT_MS) silent.push(one);
    }
    if (silent.length > 0 && !this.#isAsked) void this.#askAbout(silent);
  }

  async #askAbout(silent: readonly Watched[]): Promise<void> {
    this.#isAsked = true;
    const before = new Map([...this.watched].map((one) => [one, bytesOf(one)]));
    const gone = new Set<Watched>();
    let isThere = true;
    // Who may look at a process of another login?
    for (const ours of Map.groupBy(silent, ({ client }) => client.user).values()) {
      const lost = await lostOf(ours);
      isThere = lost !== "all";
      if (lost === "all") break;
      for (const one of lost) gone.add(one);
    }
    this.#inVain = isThere ? 0 : this.#inVain + 1;
    this.#isAsked = false;
    if (isThere) for (const one of silent) one.since = performance.now();
    else if (this.#inVain >= ASKED_IN_VAIN) for (const one of before.keys()) gone.add(one);
    for (const one of gone)
      if (bytesOf(one) === before.get(one)) one.client.connection.stream.destroy(new HostGone());
  }
}

/** Which of these connections, all of one login, nobody works for; "all" of everybody when their host does not answer. */
async function lostOf(silent: readonly Watched[]): Promise<readonly Watched[] | "all"> {
  const [first] = silent;
  if (first === undefined) return [];
  const { client: asked, config } = first;
  const quick = { connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS };
  // As the login itself, which sees what its own processes do.
  const client = new Client({ ...config, ...quick, options: "", pipeline: false });
  Object.assign(client, { host: asked.host, port: asked.port });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>(WORKING, [silent.map(({ pid }) => pid ?? 0)]);
    const working = new Set(rows.map(({ pid }) => pid));
    return silent.filter(({ pid }) => pid !== undefined && !working.has(pid));
  } catch (error) {
    // Whatever it has to say: it is there.
    return !(error instanceof DatabaseError) && isDatabaseAway(error) ? "all" : [];
  } finally {
    client.connection.stream.destroy();
  }
}

/** Named like what the system says when it gives up. */
class HostGone extends Error {
  override name = "HostGone";
  readonly code = "ETIMEDOUT";
  readonly syscall = "read";

  constructor() {
    super("the database's host does not answer");
  }
}

const partsOf = (client: Client): PartsOfPg => client as unknown as PartsOfPg;

function bytesOf({ client: { connection } }: Watched): number {
  return connection.stream instanceof Socket ? connection.stream.bytesRead : 0;
}

function isWaiting({ client }: Watched): boolean {
  const { _activeQuery, _queryQueue, _sentQueryQueue } = partsOf(client);
  // What we hold back ourselves nobody can answer (`ClientConnection.hold`).
  if (client.connection.stream.writableCorked > 0) return false;
  return Boolean(_activeQuery) || _queryQueue.length > 0 || _sentQueryQueue.length > 0;
}
