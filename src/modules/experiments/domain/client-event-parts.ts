/** An event of a browser (FLG-10); `client-event-schema.ts` checks it on the server. */
export interface ClientEvent {
  readonly kind: "error" | "rejection" | "call";
  /** Words of our own routes and `:id`. */
  readonly route: string;
  /** Of a call; 0 when nothing came back. */
  readonly status?: number | undefined;
  readonly durationMs?: number | undefined;
  /** The error's name, e.g. `TypeError`; never its message. */
  readonly error?: string | undefined;
  readonly correlationId?: string | undefined;
}

/** The pattern of an address: every part that is not a plain word becomes `:id`. */
export function routeOf(pathname: string): string {
  const parts = pathname.split("/").filter((part) => part !== "");
  return `/${parts
    .slice(0, 8)
    .map((part) => (/^[a-z][a-z-]{0,23}$/u.test(part) ? part : ":id"))
    .join("/")}`;
}

/** What an error may call itself; anything else is left out. */
export const ERROR_NAME = /^(?:[A-Z][A-Za-z]{1,38})?(?:Error|Exception)$/u;
