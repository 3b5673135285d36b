import { CLIENT_ADDRESS_HEADER } from "#platform/server/http/caller/client-address.ts";
import { networkOf } from "#platform/server/http/caller/client-network.ts";
import type { Endpoint } from "#platform/server/http/endpoint.ts";
import { blindIndex, type TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import type { Log, LogFields } from "#platform/server/context/log.ts";
import type { Actor } from "#platform/server/context/request-context.ts";
import { isAppError, type AppError } from "#platform/shared/app-error.ts";
import { normalizeEmail } from "#platform/shared/fields/email.ts";
import { OPENED_BY_SECRET, SECURITY_EVENTS } from "./security-events-data.ts";

/** One call as the security log sees it. */
export interface WatchedCall {
  readonly endpoint: Pick<Endpoint<never>, "method" | "path" | "access">;
  readonly request: Request;
  readonly tenantId: string;
  readonly keys: TenantKeys;
  readonly correlationId: string;
  /** Undefined while the caller's credentials are checked. */
  actor?: Actor;
  /** What was sent, once it is known to be JSON. */
  body?: unknown;
}

const HASH_CHARACTERS = 22;
const WATCHED_CODES = /^(?:identity|auth|signer)\.(?!checkFields$)/u;

/**
 * One line `security` for what somebody who watches for attacks has to see: sign-ins and what leads to them, in both
 * outcomes; every refused credential, signature, lock and limit; objects that are not the caller's. People appear as keyed
 * hashes of the retailer, so that lines of one person or address can be found together and say nothing else.
 */
export class SecurityLog {
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  /** After a call that was answered without an error being thrown. */
  answered(call: WatchedCall, response: Response): void {
    const event = eventOf(call);
    const refused = refusedBy(call, response);
    if (refused !== undefined) this.#refused(call, { code: refused, status: response.status });
    else if (event !== undefined) {
      this.#log.info("security", {
        ...fieldsOf(call),
        outcome: "success",
        code: event,
        status: response.status,
      });
    }
  }

  /** After a call that threw; what is no refusal, a mistyped form say, leaves no line. */
  failed(call: WatchedCall, error: unknown): void {
    if (!isAppError(error) || !isRefusal(call, error)) return;
    this.#refused(call, { code: error.details.code, kind: error.kind });
  }

  #refused(call: WatchedCall, what: LogFields): void {
    this.#log.warn("security", { ...fieldsOf(call), outcome: "refused", ...what });
  }
}

function eventOf({ endpoint }: WatchedCall): string | undefined {
  return SECURITY_EVENTS[`${endpoint.method} ${endpoint.path}`];
}

/** OpenID answers its errors itself, and browsers that come back from a provider are sent on with the problem's name. */
function refusedBy(call: WatchedCall, response: Response): string | undefined {
  const { status } = response;
  if (status === 401 || status === 403 || status === 429) return `http.${status}`;
  if (status >= 400 && call.endpoint.path.startsWith("/oauth2/")) return `http.${status}`;
  if (eventOf(call) === undefined || status < 300 || status >= 400) return undefined;
  const location = response.headers.get("location") ?? "";
  const problem = /[?&]problem=(\w{1,40})/u.exec(location)?.[1];
  return problem && `identity.${problem}`;
}

function isRefusal(call: WatchedCall, { kind, details }: AppError): boolean {
  switch (kind) {
    case "unauthenticated":
    case "forbidden":
    case "limited":
      return true;
    // Somebody else's and nobody's are one answer; so is a secret that was never made.
    case "not-found":
      return call.endpoint.access !== "public" || OPENED_BY_SECRET.test(call.endpoint.path);
    default:
      return eventOf(call) !== undefined && WATCHED_CODES.test(details.code);
  }
}

function fieldsOf({ endpoint, request, tenantId, keys, correlationId, actor, body }: WatchedCall): LogFields {
  const hash = (kind: string, value: string) =>
    blindIndex(keys, `security|${kind}|${value}`).slice(0, HASH_CHARACTERS);
  const address = request.headers.get(CLIENT_ADDRESS_HEADER);
  const subject = subjectOf(body);
  return {
    tenantId,
    correlationId,
    method: endpoint.method,
    route: endpoint.path,
    ...(actor?.kind === "account" && { accountHash: hash("account", actor.accountId) }),
    ...(subject !== undefined && { subjectHash: hash("subject", subject) }),
    ...(address && { addressHash: hash("address", address), network: networkOf(address) }),
  };
}

/** Whom the call was about: the e-mail address, else the phone number that was sent. */
function subjectOf(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  const { email, phoneNumber, phone } = body as Readonly<Record<string, unknown>>;
  if (typeof email === "string" && email !== "") return normalizeEmail(email.slice(0, 320));
  const number = [phoneNumber, phone].find((value) => typeof value === "string");
  const digits = (number ?? "").slice(0, 40).replaceAll(/\D/g, "").slice(-10);
  return digits === "" ? undefined : digits;
}
