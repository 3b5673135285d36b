import { createHmac, generateKeyPairSync, randomUUID, type KeyObject } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { jwtVerify } from "jose";
import type { DocusignSettings } from "#modules/signing-services/domain/settings-schema.ts";

interface Definition {
  readonly transactionId: string;
  readonly documents: readonly { readonly documentBase64: string; readonly name: string }[];
  readonly recipients: {
    readonly signers: readonly {
      readonly recipientId: string;
      readonly email: string;
      readonly name: string;
      readonly routingOrder: string;
      readonly clientUserId?: string;
      readonly tabs?: Readonly<Record<string, readonly object[]>>;
    }[];
  };
}

interface KeptEnvelope {
  readonly id: string;
  readonly definition: Definition;
  status: string;
  voidedReason: string | null;
  readonly signed: Map<string, string>;
}

const RECIPIENTS = { buyer: "1", seller: "2", "co-buyer": "3" } as const;

export interface DocusignStub {
  readonly settings: DocusignSettings;
  /** PEM of the integration's key. */
  readonly privateKey: string;
  readonly envelopes: ReadonlyMap<string, KeptEnvelope>;
  readonly calls: string[];
  /** What the next calls answer instead, first in, first out; `hang` never answers. */
  readonly next: (readonly [status: number, body: object | string] | "hang")[];
  sign(envelopeId: string, who: keyof typeof RECIPIENTS, at: Date): void;
  end(envelopeId: string, status: "voided" | "declined", reason?: string): void;
  /** Connect's delivery for an envelope, signed with the secret. */
  delivery(envelopeId: string, event: string, secret: string): { body: string; headers: Headers };
  close(): Promise<void>;
}

/** Answers as the vendor documents its eSignature API 2.1, its token service and Connect. */
export async function startDocusignStub(): Promise<DocusignStub> {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const envelopes = new Map<string, KeptEnvelope>();
  const tokens = new Set<string>();
  const calls: string[] = [];
  const next: (readonly [number, object | string] | "hang")[] = [];
  const settings = { accountId: randomUUID(), integrationKey: randomUUID(), userId: randomUUID() };
  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await textOf(request);
    const url = new URL(request.url ?? "/", "http://stub");
    if (url.pathname === "/oauth/token") return grant(response, text);
    calls.push(`${request.method} ${url.pathname.replace(/^.*\/envelopes/u, "")}${url.search}`);
    const scripted = next.shift();
    if (scripted === "hang") return;
    if (scripted !== undefined) return json(response, scripted[0], scripted[1]);
    if (!tokens.has((request.headers.authorization ?? "").replace("Bearer ", "")))
      return json(response, 401, {
        errorCode: "AUTHORIZATION_INVALID_TOKEN",
        message: "The access token is expired.",
      });
    const root = `/restapi/v2.1/accounts/${settings.accountId}/envelopes`;
    if (!url.pathname.startsWith(root)) return json(response, 404, { errorCode: "RESOURCE_NOT_FOUND" });
    const [, id, ...rest] = url.pathname.slice(root.length).split("/");
    if (id === undefined && request.method === "GET") return list(response, url);
    if (id === undefined) return create(response, JSON.parse(text) as Definition);
    const envelope = envelopes.get(id);
    if (envelope === undefined) return json(response, 404, { errorCode: "ENVELOPE_DOES_NOT_EXIST" });
    if (rest.join("/") === "views/recipient") return view(response, { envelope, body: JSON.parse(text) });
    if (rest[0] === "documents") return pdf(response, envelope);
    if (request.method === "PUT") return update(response, { envelope, body: JSON.parse(text) });
    return json(response, 200, envelopeView(envelope));
  }

  async function grant(response: ServerResponse, text: string): Promise<void> {
    const form = new URLSearchParams(text);
    const currentDate = new Date(issuedAt(form.get("assertion") ?? ""));
    const { payload } = await jwtVerify(form.get("assertion") ?? "", publicKey as KeyObject, {
      issuer: settings.integrationKey,
      subject: settings.userId,
      audience: host(),
      currentDate,
    });
    if (payload["scope"] !== "signature impersonation")
      return json(response, 400, { error: "consent_required" });
    const token = randomUUID();
    tokens.add(token);
    return json(response, 200, { access_token: token, token_type: "Bearer", expires_in: 3600 });
  }

  function create(response: ServerResponse, definition: Definition): void {
    const known = [...envelopes.values()].find(
      (one) => one.definition.transactionId === definition.transactionId,
    );
    const id = known?.id ?? randomUUID();
    if (!known) envelopes.set(id, { id, definition, status: "sent", voidedReason: null, signed: new Map() });
    json(response, 201, { envelopeId: id, uri: `/envelopes/${id}`, statusDateTime: "", status: "sent" });
  }

  function list(response: ServerResponse, url: URL): void {
    const asked = url.searchParams.get("transaction_ids")?.split(",") ?? [];
    const found = [...envelopes.values()].filter(({ definition }) =>
      asked.includes(definition.transactionId),
    );
    const listed = found.map(({ id: envelopeId, status }) => ({ envelopeId, status }));
    const resultSetSize = String(found.length);
    json(response, 200, { resultSetSize, ...(found.length > 0 && { envelopes: listed }) });
  }

  const host = () => `127.0.0.1:${(server.address() as AddressInfo).port}`;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    settings: {
      ...settings,
      privateKeyRef: "env:SECRET_DOCUSIGN_KEY",
      apiUrl: `http://${host()}`,
      oauthUrl: `http://${host()}`,
    },
    privateKey: privateKey.export({ type: "pkcs1", format: "pem" }).toString(),
    envelopes,
    calls,
    next,
    sign(id, who, at) {
      const envelope = envelopes.get(id);
      if (envelope === undefined) return;
      envelope.signed.set(RECIPIENTS[who], at.toISOString());
      if (envelope.signed.size === envelope.definition.recipients.signers.length)
        envelope.status = "completed";
    },
    end(id, status, reason) {
      const envelope = envelopes.get(id);
      if (envelope) Object.assign(envelope, { status, voidedReason: reason ?? null });
    },
    delivery(id, event, secret) {
      const body = JSON.stringify({
        event,
        apiVersion: "v2.1",
        uri: `/restapi/v2.1/accounts/${settings.accountId}/envelopes/${id}`,
        retryCount: 0,
        configurationId: 1,
        generatedDateTime: "2026-06-25T15:00:00.0000000Z",
        data: { accountId: settings.accountId, userId: settings.userId, envelopeId: id },
      });
      const signature = createHmac("sha256", secret).update(body).digest("base64");
      return { body, headers: new Headers({ "x-docusign-signature-1": signature }) };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The product's clock stands still in tests: tokens are checked at the time they say. */
function issuedAt(token: string): number {
  const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as {
    iat: number;
  };
  return claims.iat * 1000;
}

function view(
  response: ServerResponse,
  {
    envelope,
    body,
  }: {
    envelope: KeptEnvelope;
    body: { email: string; userName: string; clientUserId: string; returnUrl: string };
  },
): void {
  const isKnown = envelope.definition.recipients.signers.some(
    ({ clientUserId, email, name }) =>
      clientUserId === body.clientUserId && email === body.email && name === body.userName,
  );
  if (!isKnown)
    return json(response, 400, {
      errorCode: "UNKNOWN_ENVELOPE_RECIPIENT",
      message: "Not a valid recipient.",
    });
  if (!["sent", "delivered"].includes(envelope.status))
    return json(response, 400, {
      errorCode: "INVALID_REQUEST_PARAMETER",
      message: "Envelope in a wrong state.",
    });
  return json(response, 201, { url: `https://demo.docusign.net/Signing/MTRedeem/v1/${randomUUID()}` });
}

function update(
  response: ServerResponse,
  { envelope, body }: { envelope: KeptEnvelope; body: { status: string; voidedReason: string } },
): void {
  if (["completed", "voided", "declined"].includes(envelope.status))
    return json(response, 400, { errorCode: "ENVELOPE_CANNOT_VOID_INVALID_STATE", message: "Cannot void." });
  Object.assign(envelope, body);
  return json(response, 200, { envelopeId: envelope.id });
}

function envelopeView({ id, status, voidedReason, signed, definition }: KeptEnvelope): object {
  const signers = definition.recipients.signers.map(({ recipientId, name, email }) => ({
    recipientId,
    name,
    email,
    status: signed.has(recipientId) ? "completed" : "sent",
    ...(signed.has(recipientId) && { signedDateTime: signed.get(recipientId) }),
  }));
  return { envelopeId: id, status, ...(voidedReason && { voidedReason }), recipients: { signers } };
}

function pdf(response: ServerResponse, { definition, signed }: KeptEnvelope): void {
  const first = Buffer.from(definition.documents[0]?.documentBase64 ?? "", "base64");
  const bytes = Buffer.concat([first, Buffer.from(`\n% signed by ${[...signed.keys()].join(",")}\n`)]);
  response.writeHead(200, { "content-type": "application/pdf" }).end(bytes);
}

function json(response: ServerResponse, status: number, body: object | string): void {
  response
    .writeHead(status, { "content-type": "application/json" })
    .end(typeof body === "string" ? body : JSON.stringify(body));
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}
