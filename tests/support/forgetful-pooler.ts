import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import path from "node:path";
import type { PostgresAddress } from "#platform/server/dev-postgres/postgres-address.ts";

const LENGTH_BYTES = 4;
const HEAD_BYTES = 8;

/** What pgbouncer does with `ignore_startup_parameters = options`: the session is made without them. */
export interface ForgetfulPooler {
  readonly port: number;
  /** Whether it forgets now; until then it hands everything on. */
  forgets: boolean;
  close(): Promise<void>;
}

export async function startForgetfulPooler(to: PostgresAddress): Promise<ForgetfulPooler> {
  const open = new Set<Socket>();
  const keep = (socket: Socket): void => {
    open.add(socket);
    socket.on("error", () => undefined);
    socket.once("close", () => open.delete(socket));
  };
  const server = createServer((incoming) => {
    keep(incoming);
    incoming.once("data", (first) => {
      const outgoing = connect(path.join(to.host, `.s.PGSQL.${to.port}`));
      keep(outgoing);
      outgoing.write(pooler.forgets ? withoutOptions(first) : first);
      incoming.pipe(outgoing).pipe(incoming);
      incoming.once("close", () => outgoing.destroy());
      outgoing.once("close", () => incoming.destroy());
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const pooler: ForgetfulPooler = {
    port: (server.address() as AddressInfo).port,
    forgets: false,
    async close() {
      server.close();
      for (const socket of open) socket.destroy();
      await once(server, "close");
    },
  };
  return pooler;
}

/** The first message of a client: length, protocol, then names and values, each ended by a zero byte. */
function withoutOptions(message: Buffer): Buffer {
  const length = message.readUInt32BE(0);
  const words = message.toString("latin1", HEAD_BYTES, length).split("\0");
  const kept: string[] = [];
  for (let at = 0; at + 1 < words.length && words[at] !== ""; at += 2)
    if (words[at] !== "options") kept.push(words[at]!, words[at + 1]!);
  const body = Buffer.from(`${kept.join("\0")}\0\0`, "latin1");
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32BE(HEAD_BYTES + body.length, 0);
  message.copy(head, LENGTH_BYTES, LENGTH_BYTES, HEAD_BYTES);
  return Buffer.concat([head, body, message.subarray(length)]);
}
