import { randomUUID } from "node:crypto";
import type { Caller, PlacedOrder } from "./place-order.ts";
import { freshPng } from "./test-files.ts";

type Headers = Record<string, string>;

interface Session {
  readonly packageId: string;
  readonly documentHash: string;
  readonly consentVersion: number;
  readonly buyer: string;
  readonly documents: readonly { readonly blocks: readonly { kind: string; field?: { id: string } }[] }[];
}

export interface SignableOrder {
  readonly headers: Headers;
  readonly order: PlacedOrder;
}

/** Sends one picture as a document of a deal, as a browser does. */
export async function uploadPicture(
  call: Caller,
  input: SignableOrder & { readonly type: string; readonly bytes?: Uint8Array },
): Promise<Response> {
  const boundary = `cut${randomUUID()}`;
  const body = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="documents"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`,
    ),
    input.bytes ?? freshPng(),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return call(`/api/documents/deals/${input.order.dealId}/documents/${input.type}`, {
    method: "PUT",
    headers: { ...input.headers, "content-type": `multipart/form-data; boundary=${boundary}` },
    body: new Uint8Array(body),
  });
}

/** Both documents without which no contract is made. */
export async function uploadBoth(call: Caller, input: SignableOrder): Promise<void> {
  for (const type of ["DriversLicense", "InsuranceCard"])
    await sound(await uploadPicture(call, { ...input, type }));
}

/** Opens the contract, agrees to sign electronically, and answers the body that signs it. */
export async function prepareSignature(
  call: Caller,
  { headers, order }: SignableOrder,
): Promise<{ readonly path: string; readonly body: object }> {
  const root = `/api/contracting/signing/${order.orderNumber}`;
  await sound(await call(`${root}/started`, { method: "POST", headers }));
  const session = (await sound(await call(`${root}/session`, { headers }))) as Session;
  const { packageId, documentHash, consentVersion, buyer } = session;
  const consent = { packageId, consent: true, consentVersion };
  await sound(await call(`${root}/consent`, { method: "POST", headers, body: consent }));
  const fields = session.documents
    .flatMap(({ blocks }) => blocks)
    .flatMap(({ kind, field }) => (kind === "field" && field ? [field.id] : []));
  const initials = buyer
    .split(" ")
    .map((word) => word.charAt(0))
    .join("");
  const body = { packageId, documentHash, name: buyer, initials, mark: { kind: "typed" }, fields };
  return { path: `${root}/sign`, body };
}

/** From a submitted order to a signed contract, over HTTP. */
export async function signOrder(call: Caller, input: SignableOrder): Promise<void> {
  await uploadBoth(call, input);
  const { path, body } = await prepareSignature(call, input);
  await sound(await call(path, { method: "POST", headers: input.headers, body }));
}

async function sound(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text}`);
  return JSON.parse(text);
}
