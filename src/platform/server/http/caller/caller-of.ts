import type { Caller } from "../../context/request-context.ts";
import { CLIENT_ADDRESS_HEADER } from "./client-address.ts";
import { visitedOrigin } from "./visited-origin.ts";

const MAX_USER_AGENT = 512;

/** Who calls, from headers that the process shell has cleaned. */
export function callerOf(request: Request, siteOrigin: string): Caller {
  const { headers } = request;
  return {
    origin: visitedOrigin(request, siteOrigin),
    address: headers.get(CLIENT_ADDRESS_HEADER) ?? "",
    userAgent: (headers.get("user-agent") ?? "").slice(0, MAX_USER_AGENT),
  };
}
