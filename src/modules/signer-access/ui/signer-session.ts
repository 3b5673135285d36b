import { apiErrorOf, networkError } from "#platform/browser/http/api-error.ts";
import { startDeadline } from "#platform/browser/http/deadline.ts";
import { randomId } from "#platform/browser/random-id.ts";

const KEY = "fc.order-capability";
const TIMEOUT_MS = 20_000;

/** POST /public/contracting/verify-signer. */
export interface VerifiedSigner {
  readonly capability: string;
  readonly expiresInSeconds: number;
  readonly proof: "knowledge" | "code";
}

/** Whether this tab holds a capability; the server says whether it still counts. */
export function hasCapability(): boolean {
  return readCapability() !== null;
}

/** Keeps the capability for this tab; undefined forgets it. */
export function keepCapability(capability: string | undefined): void {
  try {
    if (capability === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, capability);
  } catch {
    // Storage is blocked: it lasts as long as the page.
  }
  inMemory = capability ?? null;
}

let inMemory: string | null = null;

function readCapability(): string | null {
  try {
    return sessionStorage.getItem(KEY) ?? inMemory;
  } catch {
    return inMemory;
  }
}

/**
 * Calls as the signer, never as an account: a person who is signed in as somebody else must not be taken for
 * the signer, and neither credential may reach the other's calls. @throws ApiError
 */
export function callAsSigner<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  return request<T>({ method, path, body, capability: readCapability() });
}

interface Call {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly body: unknown;
  /** Null sends no credential at all. */
  readonly capability: string | null;
}

/** The bytes of one paper. @throws ApiError */
export async function fileAsSigner(path: string): Promise<Blob> {
  const call = { method: "GET", path, body: undefined, capability: readCapability() } as const;
  return (await answerTo(call)).blob();
}

async function request<T>(call: Call): Promise<T> {
  return (await (await answerTo(call)).json()) as T;
}

async function answerTo({ method, path, body, capability }: Call): Promise<Response> {
  const headers = new Headers({ accept: "application/json", "x-correlation-id": randomId() });
  // Of the page, whatever the browser prefers.
  headers.set("accept-language", document.documentElement.lang);
  if (capability !== null) {
    headers.set("x-order-capability", capability);
    if (method === "POST") headers.set("idempotency-key", randomId());
  }
  if (body !== undefined) headers.set("content-type", "application/json");
  const response = await send(path, {
    method,
    headers,
    credentials: "same-origin",
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!response.ok) throw await apiErrorOf(response);
  return response;
}

async function send(path: string, init: RequestInit): Promise<Response> {
  const deadline = startDeadline(TIMEOUT_MS, undefined);
  try {
    return await fetch(path, { ...init, signal: deadline.signal });
  } catch {
    throw networkError(deadline.passed() ? "network.timeout" : "network.unreachable");
  } finally {
    deadline.clear();
  }
}

const CHECK = "/public/contracting/verify-signer";

/**
 * Recognizes the signer; the capability is kept when it works, in place of a weaker one. A passcode after one
 * is for that one's order. @throws ApiError
 */
export async function verifySigner(claim: Readonly<Record<string, unknown>>): Promise<VerifiedSigner> {
  const known = claim["method"] === "EMAIL" ? readCapability() : null;
  const body = known === null ? claim : { ...claim, capability: known };
  const verified = await request<VerifiedSigner>({ method: "POST", path: CHECK, body, capability: null });
  keepCapability(verified.capability);
  return verified;
}

/** Asks for a passcode. @throws ApiError */
export async function requestSignerCode(email: string): Promise<void> {
  await request({ method: "POST", path: `${CHECK}/code`, body: { email }, capability: null });
}
