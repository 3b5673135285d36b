import type { ApplicantDraft } from "#modules/credit/domain/applicants/applicant-draft.ts";
import type { ApplicationView } from "#modules/credit/domain/application-view.ts";
import type { ApplicantRole } from "#modules/credit-bureaus/domain/credit-applicant.ts";
import type { Relation } from "#modules/credit/domain/credit-words.ts";
import type { Call } from "./composed-app.ts";
import { JOINT_PAGES, SSN, TEST_PAGES } from "./credit-pages.ts";
import { pdfPages } from "./pdf-text.ts";
import { type Caller, ORDER_BUYER } from "./place-order.ts";

/** Somebody at the credit application, over HTTP as the browser asks: its owner, or the invited person. */
export interface CreditVisitor {
  readonly headers: Record<string, string>;
  readonly host?: string;
  /** Of the owner's application; the invited person's link names theirs. */
  readonly orderNumber?: string;
  /** Whose pages the owner fills in. */
  readonly role?: ApplicantRole;
}

const INVITED = "/public/credit-applications/joint";
const pathOf = ({ orderNumber }: CreditVisitor): string =>
  orderNumber === undefined ? INVITED : `/api/credit-applications/${orderNumber}`;

/** The header of an invited person's own phone. */
export const onPhone = (token: string, device = "0"): Record<string, string> => ({
  "credit-invitation": `${token}.${device.repeat(32).slice(0, 32)}`,
});

/** One call at somebody's own pages; their role goes along where the call asks for it. */
export function askAsApplicant(
  call: Caller,
  visitor: CreditVisitor,
  {
    path = "",
    method = "GET",
    body,
  }: { readonly path?: string; readonly method?: string; readonly body?: object },
): Promise<Response> {
  const { headers, host, orderNumber, role = "PRIMARY" } = visitor;
  const isOwner = orderNumber !== undefined;
  const question = isOwner && method === "GET" && path === "/demonstration" ? `?role=${role}` : "";
  const request: Call = {
    method,
    headers,
    ...(host !== undefined && { host }),
    ...(body && { body: isOwner && hasRole(path) ? { role, ...body } : body }),
  };
  return call(`${pathOf(visitor)}${path}${question}`, request);
}

const hasRole = (path: string): boolean => path !== "/joint" && path !== "/invitation";

async function sound(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text}`);
  return JSON.parse(text);
}

/** A draft that is to be financed, with complete details. @returns its number */
export async function draftToFinance(
  call: Caller,
  input: {
    readonly headers: Record<string, string>;
    readonly vehicleId: string;
    readonly host?: string;
    readonly buyer?: Partial<typeof ORDER_BUYER>;
  },
): Promise<string> {
  const { headers, host, vehicleId } = input;
  const at = { headers, ...(host !== undefined && { host }) };
  const body = {
    vehicleKey: vehicleId,
    dealType: "Finance",
    choices: { downPaymentCents: 600_000, termMonths: 60 },
  };
  const made = await sound(await call("/api/commerce/orders", { ...at, method: "POST", body }));
  const { orderNumber } = made as { orderNumber: string };
  const buyer = { ...ORDER_BUYER, ...input.buyer };
  const path = `/api/commerce/orders/${orderNumber}`;
  await sound(await call(path, { ...at, method: "PATCH", body: { buyer } }));
  return orderNumber;
}

/** Says that somebody else applies too. */
export async function applyTogether(
  call: Caller,
  owner: CreditVisitor,
  joint: { readonly isElsewhere: boolean; readonly relation?: Relation },
): Promise<void> {
  const body = { joint: { relation: "DOMESTIC_PARTNER", isCoBuyer: true, ...joint } };
  await sound(await askAsApplicant(call, owner, { path: "/joint", method: "PUT", body }));
}

/** Sends the second applicant a link. @returns what it holds, as their mail says */
export async function inviteByMail(call: Caller, owner: CreditVisitor, email: string): Promise<string> {
  const body = { email, phoneConsent: false };
  await sound(await askAsApplicant(call, owner, { path: "/invitation", method: "POST", body }));
  const to = encodeURIComponent(email);
  const { host } = owner;
  const outbox = await call(`/sandbox/api/messages?to=${to}`, host === undefined ? {} : { host });
  const [mail] = (await sound(outbox)) as { text: string }[];
  const token = /\/co-applicant#([0-9A-Z]{32})/u.exec(mail?.text ?? "")?.[1];
  if (token === undefined) throw new Error("no invitation came");
  return token;
}

/** Fills in and agrees to everything of one person, the sample paper's code included. */
export async function fillInApplication(
  call: Caller,
  visitor: CreditVisitor,
  input: { readonly ssn?: string; readonly pages?: ApplicantDraft } = {},
): Promise<ApplicationView> {
  const isJoint = visitor.orderNumber === undefined || visitor.role === "JOINT";
  const { ssn = isJoint ? SSN.jointApprove : SSN.approve, pages = isJoint ? JOINT_PAGES : TEST_PAGES } =
    input;
  const put = async (path: string, body: object) =>
    (await sound(await askAsApplicant(call, visitor, { path, method: "PUT", body }))) as ApplicationView;
  for (const [page, fields] of Object.entries(pages)) await put("", { page, fields });
  const view = await put("/ssn", { ssn });
  const code = await sampleCode(call, visitor);
  await sound(
    await askAsApplicant(call, visitor, { path: "/demonstration", method: "POST", body: { code } }),
  );
  const mine = view.applicants.find(({ role }) => role === (isJoint ? "JOINT" : "PRIMARY"));
  const consents = (mine?.consents ?? []).map(({ code: one, version }) => ({ code: one, version }));
  return put("/consents", { consents });
}

/** What the sample paper says, read as its reader does. */
async function sampleCode(call: Caller, visitor: CreditVisitor): Promise<string> {
  const answer = await askAsApplicant(call, visitor, { path: "/demonstration" });
  const [page = ""] = await pdfPages(new Uint8Array(await answer.arrayBuffer()));
  const code = page.match(/\b[0-9A-Z]{6}\b/gu)?.at(-1);
  if (code === undefined) throw new Error(`no code in the sample: ${page}`);
  return code;
}
