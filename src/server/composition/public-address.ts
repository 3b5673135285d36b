import type { PublicAddress } from "#modules/tenancy/domain/site-origin.ts";
import type { Config } from "#platform/server/config/config.ts";

/** How links name this server, as its configuration says (0190). */
export function publicAddress({
  publicScheme: scheme,
  publicPort: port,
  port: listensOn,
}: Pick<Config, "publicScheme" | "publicPort" | "port">): PublicAddress {
  return { scheme, port, listensOn };
}
