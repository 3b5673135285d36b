import { randomBytes, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { AutofiSettings } from "#modules/lenders/domain/vendor-settings-schema.ts";

/** `POST /v1/loan-application` as it arrived; only what tests look at is typed. */
export interface AutofiPosted {
  readonly referenceId: string;
  readonly callbackUrl: string;
  readonly dealer: { readonly code: string };
  readonly applicant: Readonly<Record<string, unknown>> & { readonly ssn: string };
  readonly cosigner?: Readonly<Record<string, unknown>>;
  readonly [field: string]: unknown;
}

interface Kept {
  readonly id: string;
  readonly posted: AutofiPosted;
  state: string;
  decisions: object[];
}

export interface AutofiStub {
  readonly settings: AutofiSettings;
  readonly secret: string;
  readonly applications: ReadonlyMap<string, Kept>;
  readonly calls: string[];
  /** What the next calls answer instead, first in, first out; `hang` never answers. */
  readonly next: (readonly [status: number, body: object | string] | "hang")[];
  /** A lender's decision in an application: replaces the one it made before. */
  decide(referenceId: string, state: string, decision: object & { readonly name: string }): void;
  /** Every token that was given out ends. */
  endTokens(): void;
  /** The vendor's call of the address that was given with the application. */
  callback(referenceId: string, timestamp: string): { body: Uint8Array; query: URLSearchParams };
  close(): Promise<void>;
}

const REQUIRED = ["applicant", "callbackUrl", "dealer", "offerPreferences", "vehicle"];

/** Answers as the vendor documents its API: tokens, loan applications by `referenceId`, errors, unsigned callbacks. */
export async function startAutofiStub(): Promise<AutofiStub> {
  const secret = "autofi-client-secret";
  const applications = new Map<string, Kept>();
  const tokens = new Set<string>();
  const calls: string[] = [];
  const next: AutofiStub["next"] = [];
  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await textOf(request);
    const { pathname } = new URL(request.url ?? "/", "http://stub");
    if (pathname === "/auth/token") return grant(response, text);
    calls.push(`${request.method} ${pathname}`);
    const scripted = next.shift();
    if (scripted === "hang") return;
    if (scripted !== undefined) return json(response, scripted[0], scripted[1]);
    if (!tokens.has((request.headers.authorization ?? "").replace("Bearer ", "")))
      return json(response, 401, { error: "UnauthorizedError: invalid token" });
    if (request.method === "POST") return create(response, JSON.parse(text) as AutofiPosted);
    const id = pathname.split("/").at(-1);
    const kept = [...applications.values()].find((one) => one.id === id);
    return kept ? json(response, 200, viewOf(kept)) : json(response, 404, { error: "Error: Not Found" });
  }

  function grant(response: ServerResponse, text: string): void {
    const given = JSON.parse(text) as { clientId?: string; clientSecret?: string };
    if (given.clientId !== "client-1" || given.clientSecret !== secret)
      return json(response, 401, { error: "access_denied", error_description: "Unauthorized" });
    const token = randomUUID();
    tokens.add(token);
    return json(response, 200, { access_token: token, expires_in: 86_400, token_type: "Bearer" });
  }

  function create(response: ServerResponse, posted: AutofiPosted): void {
    const missing = REQUIRED.filter((field) => posted[field] === undefined);
    if (missing.length > 0)
      return json(response, 400, {
        code: 400,
        message: "Validation Error",
        errors: missing.map((field) => ({ description: `Required field "${field}" was not provided.` })),
      });
    const kept = applications.get(posted.referenceId) ?? {
      id: randomBytes(12).toString("hex"),
      posted,
      state: "SUBMITTED",
      decisions: [],
    };
    applications.set(posted.referenceId, kept);
    return json(response, 200, {
      loanApplicationId: kept.id,
      referenceId: posted.referenceId,
      url: `https://autofi.example/${kept.id}`,
      loanApplicationExpires: "2027-01-01T00:00:00.000Z",
    });
  }

  const keptOf = (referenceId: string): Kept => {
    const kept = applications.get(referenceId);
    if (kept === undefined) throw new Error(`no application ${referenceId}`);
    return kept;
  };

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    settings: {
      clientId: "client-1",
      clientSecretRef: "env:SECRET_AUTOFI",
      apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      dealerCode: "76KR",
      middleman: "routeOne",
      middlemanId: "R1-100",
      lenderNames: {},
    },
    secret,
    applications,
    calls,
    next,
    decide(referenceId, state, decision) {
      const kept = keptOf(referenceId);
      kept.state = state;
      kept.decisions = [
        ...kept.decisions.filter((one) => (one as { name: string }).name !== decision.name),
        decision,
      ];
    },
    endTokens: () => tokens.clear(),
    callback(referenceId, timestamp) {
      const kept = keptOf(referenceId);
      return {
        body: new TextEncoder().encode(JSON.stringify({ ...viewOf(kept), timestamp })),
        query: new URL(kept.posted.callbackUrl).searchParams,
      };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function viewOf({ id, posted, state, decisions }: Kept): object {
  return {
    loanApplicationId: id,
    referenceId: posted.referenceId,
    state,
    creditScore: 712,
    offerAvailable: state === "APPROVED",
    decisions: decisions.length === 0 ? null : decisions,
  };
}

/** A longer wait than anybody takes within a call. */
const LATER = { "retry-after": "6" };

function json(response: ServerResponse, status: number, body: object | string): void {
  response
    .writeHead(status, { "content-type": "application/json", ...(status === 429 && LATER) })
    .end(typeof body === "string" ? body : JSON.stringify(body));
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}
