import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import path from "node:path";
import type { PostgresAddress } from "#platform/server/dev-postgres/postgres-address.ts";

/** One address that leads to whatever is the primary now, as a load balancer for databases does. */
export interface PrimaryProxy {
  readonly port: number;
  /**
   * Cuts every connection. Without an address nobody is the primary: every other new connection is refused, and every
   * other one hears nothing, because both happen while a cluster changes over.
   */
  lead(to: PostgresAddress | undefined): void;
  close(): Promise<void>;
}

export async function startPrimaryProxy(first: PostgresAddress): Promise<PrimaryProxy> {
  let target: PostgresAddress | undefined = first;
  let refused = 0;
  const open = new Set<Socket>();
  const keep = (socket: Socket): void => {
    open.add(socket);
    socket.on("error", () => undefined);
    socket.once("close", () => open.delete(socket));
  };
  const server = createServer((incoming) => {
    keep(incoming);
    if (target === undefined) {
      refused += 1;
      if (refused % 2 === 0) incoming.destroy();
      return;
    }
    const outgoing = connect(path.join(target.host, `.s.PGSQL.${target.port}`));
    keep(outgoing);
    incoming.pipe(outgoing).pipe(incoming);
    incoming.once("close", () => outgoing.destroy());
    outgoing.once("close", () => incoming.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    lead(to) {
      // Those that hear nothing go on hearing nothing: it is for the other side to give up.
      if (target !== undefined) for (const socket of open) socket.destroy();
      target = to;
    },
    async close() {
      server.close();
      for (const socket of open) socket.destroy();
      await once(server, "close");
    },
  };
}
