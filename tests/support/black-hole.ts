import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import path from "node:path";
import type { PostgresAddress } from "#platform/server/dev-postgres/postgres-address.ts";

/** The way to a database that may swallow everything, so that nobody hears that the other side is gone. */
export interface BlackHole {
  readonly port: number;
  /** From now on nothing passes on connections that stand, and none of them is closed. */
  swallow(): void;
  /** The same once this word has passed to the database: its answer is the first thing that is lost. */
  swallowAfter: string | undefined;
  /** Whether new connections lead anywhere. */
  takesNew: boolean;
  close(): Promise<void>;
}

export async function startBlackHole(to: PostgresAddress): Promise<BlackHole> {
  const open = new Set<Socket>();
  const passing = new Set<() => void>();
  const keep = (socket: Socket): void => {
    open.add(socket);
    socket.on("error", () => undefined);
    socket.once("close", () => open.delete(socket));
  };
  const server = createServer((incoming) => {
    keep(incoming);
    if (!hole.takesNew) return;
    const outgoing = connect(path.join(to.host, `.s.PGSQL.${to.port}`));
    keep(outgoing);
    let isPassing = true;
    passing.add(() => (isPassing = false));
    incoming.on("data", (bytes) => {
      if (isPassing) outgoing.write(bytes);
      if (hole.swallowAfter !== undefined && bytes.includes(hole.swallowAfter)) hole.swallow();
    });
    outgoing.on("data", (bytes) => void (isPassing && incoming.write(bytes)));
    incoming.once("close", () => outgoing.end());
    outgoing.once("close", () => void (isPassing && incoming.destroy()));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const hole: BlackHole = {
    port: (server.address() as AddressInfo).port,
    takesNew: true,
    swallowAfter: undefined,
    swallow() {
      hole.swallowAfter = undefined;
      for (const stop of passing) stop();
    },
    async close() {
      server.close();
      for (const socket of open) socket.destroy();
      await once(server, "close");
    },
  };
  return hole;
}
