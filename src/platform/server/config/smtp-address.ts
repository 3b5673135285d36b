/** Where mail is handed over. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte (`smtps:`). */
  readonly secure: boolean;
  /** Refuse to go on unless STARTTLS works. */
  readonly requireTls: boolean;
  readonly auth: { readonly user: string; readonly password: string } | undefined;
}

/**
 * Reads `smtp://user:password@host:587` or `smtps://…:465`. TLS is required, except to the machine itself
 * and where the deployer says `?tls=optional`. Undefined when it is no such address.
 */
export function parseSmtpUrl(text: string): SmtpServer | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const secure = url.protocol === "smtps:";
  const isKnown = secure || url.protocol === "smtp:";
  const options = [...url.searchParams].map(([name, value]) => `${name}=${value}`);
  if (!isKnown || url.hostname === "" || !["", "/"].includes(url.pathname) || url.hash !== "")
    return undefined;
  if (options.some((option) => option !== "tls=optional" && option !== "tls=required")) return undefined;
  const host = url.hostname.replace(/^\[|\]$/gu, "");
  const isOptional = options.includes("tls=optional") || (isLoopback(host) && options.length === 0);
  const auth = credentials(url);
  if (auth === "malformed") return undefined;
  return {
    host,
    port: url.port === "" ? (secure ? 465 : 587) : Number(url.port),
    secure,
    requireTls: !secure && !isOptional,
    auth,
  };
}

function credentials({ username, password }: URL): SmtpServer["auth"] | "malformed" {
  if (username === "") return undefined;
  try {
    return { user: decodeURIComponent(username), password: decodeURIComponent(password) };
  } catch {
    // A stray percent sign.
    return "malformed";
  }
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || host.startsWith("127.");
}
