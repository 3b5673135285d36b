import { Socket } from "node:net";

const READ_BYTES = 64 * 1024;
/** Of all connections: what a read brings is copied before the next one begins. */
const shared = Buffer.allocUnsafeSlow(READ_BYTES);

/**
 * The socket of a connection to PostgreSQL. A socket of Node's own takes 64 KB for each read, which the collector has to give
 * back, for answers of a few hundred bytes. Under TLS it is a usual one, because there its bytes are another's to read.
 * @param connection what `pg` knows of it
 */
export function quietSocket(connection?: { readonly ssl?: unknown }): Socket {
  if (connection?.ssl) return new Socket();
  const callback = (length: number, read: Uint8Array): boolean => {
    socket.emit("data", Buffer.from(read.subarray(0, length)));
    return true;
  };
  const socket: Socket = new Socket({ onread: { buffer: shared, callback } });
  return socket;
}
