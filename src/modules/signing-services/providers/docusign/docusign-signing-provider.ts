import * as v from "valibot";
import type { DocusignSettings } from "../../domain/settings-schema.ts";
import { AppError } from "#platform/shared/app-error.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { Secrets } from "#platform/server/config/secret-reference.ts";
import { callVendor, type VendorCall } from "#platform/server/vendor-calls/call-vendor.ts";
import { providerUnavailable } from "#platform/server/vendor-calls/provider-failure.ts";
import { signingServiceMessages } from "../../messages.ts";
import type {
  PackageReport,
  SignedElsewhere,
  SigningProvider,
  SigningRefused,
} from "../../server/signing-provider.ts";
import { type AccessTokens, docusignTokens } from "./access-tokens.ts";
import { BUYER, CO_BUYER, envelopeOf, transactionIdOf } from "./envelope.ts";
import { Envelope, reportOf } from "./envelope-report.ts";

interface DocusignParts {
  readonly settings: DocusignSettings;
  readonly secrets: Secrets;
  /** For tests. */
  readonly deadlineMs?: number;
}

const DEADLINE_MS = 15_000;
const MOST_BYTES = 25 * 1024 * 1024;
const Made = v.object({ envelopeId: v.pipe(v.string(), v.uuid()) });
/** The vendor leaves the list out where it is empty. */
const Found = v.object({ envelopes: v.optional(v.array(Made), []) });
const View = v.object({ url: v.pipe(v.string(), v.url(), v.startsWith("http")) });

/**
 * DocuSign eSignature 2.1: one envelope a package, the buyer on the vendor's page for one visit, the retailer by
 * the vendor's mail. Its state is read once for each event that Connect sends, never from a polling call.
 */
export function docusignSigningProvider(parts: DocusignParts): SigningProvider {
  const { settings, deadlineMs = DEADLINE_MS } = parts;
  const tokens = docusignTokens({ ...parts, deadlineMs });
  const root = `${settings.apiUrl}/restapi/v2.1/accounts/${settings.accountId}/envelopes`;
  const call = (ctx: RequestContext, input: Omit<VendorCall, "headers" | "deadlineMs">) =>
    callSigned(ctx, { tokens, input: { ...input, deadlineMs } });
  const read = async (ctx: RequestContext, ref: string): Promise<PackageReport> => {
    const url = `${root}/${encodeURIComponent(ref)}?include=recipients`;
    return reportFrom(ctx, await call(ctx, { name: "docusign.read", method: "GET", url, repeatable: true }));
  };
  return {
    signing: signingPage({ root, call, read }),
    read,

    async createPackage(ctx, input) {
      const body = envelopeOf(input, ctx.clock.now());
      // Repeatable by its transaction id.
      const answer = await call(ctx, {
        name: "docusign.create",
        method: "POST",
        url: root,
        body,
        repeatable: true,
      });
      const made = v.safeParse(Made, answer.body);
      if (answer.status !== 201 || !made.success) throw unavailable(ctx, `create-${answer.status}`);
      return { ref: made.output.envelopeId };
    },

    find: (ctx, key) => findEnvelope(ctx, call, `${root}?transaction_ids=${transactionIdOf(key)}`),

    async download(ctx, ref) {
      const token = await tokenOf(ctx, tokens);
      const url = `${root}/${encodeURIComponent(ref)}/documents/combined?certificate=true`;
      return downloadPdf(ctx, { url, token, deadlineMs });
    },

    cancel: (ctx, ref) => voidEnvelope(ctx, call, `${root}/${encodeURIComponent(ref)}`),
  };
}

type Call = (
  ctx: RequestContext,
  input: Omit<VendorCall, "headers" | "deadlineMs">,
) => Promise<{ readonly status: number; readonly body: unknown }>;

async function findEnvelope(
  ctx: RequestContext,
  call: Call,
  url: string,
): Promise<{ readonly ref: string } | null> {
  const answer = await call(ctx, { name: "docusign.find", method: "GET", url, repeatable: true });
  const found = v.safeParse(Found, answer.body);
  if (answer.status !== 200 || !found.success) throw unavailable(ctx, `find-${answer.status}`);
  const [envelope] = found.output.envelopes;
  return envelope === undefined ? null : { ref: envelope.envelopeId };
}

async function voidEnvelope(ctx: RequestContext, call: Call, url: string): Promise<void> {
  const body = { status: "voided", voidedReason: "Cancelled by the retailer." };
  const { status } = await call(ctx, {
    name: "docusign.void",
    method: "PUT",
    url,
    body,
    repeatable: true,
  });
  // 400: it is over already.
  if (status !== 200 && status !== 400 && status !== 404) throw unavailable(ctx, `void-${status}`);
}

function reportFrom(
  ctx: RequestContext,
  { status, body }: { readonly status: number; readonly body: unknown },
): PackageReport {
  if (status === 404)
    throw new AppError("not-found", { code: "signing.unknownPackage", message: "Unknown." });
  const envelope = v.safeParse(Envelope, body);
  if (status !== 200 || !envelope.success) throw unavailable(ctx, `read-${status}`);
  return reportOf(envelope.output);
}

/** The vendor's page for one visit of one signer. */
function signingPage({
  root,
  call,
  read,
}: {
  readonly root: string;
  readonly call: Call;
  readonly read: (ctx: RequestContext, ref: string) => Promise<PackageReport>;
}): SignedElsewhere {
  return {
    place: "elsewhere",
    async openPage(ctx, { ref, person, signer, returnUrl }) {
      const answer = await call(ctx, {
        name: "docusign.view",
        method: "POST",
        url: `${root}/${encodeURIComponent(ref)}/views/recipient`,
        body: {
          returnUrl,
          authenticationMethod: "none",
          clientUserId: (signer === "buyer" ? BUYER : CO_BUYER).clientUserId,
          email: person.email,
          userName: person.name,
        },
        repeatable: true,
      });
      const view = v.safeParse(View, answer.body);
      if (answer.status === 201 && view.success) return { kind: "page", url: view.output.url };
      if (answer.status < 400 || answer.status >= 500) throw unavailable(ctx, `view-${answer.status}`);
      // The vendor has many codes for "not any more": what the envelope says decides.
      return refusalOf(ctx, await read(ctx, ref));
    },
  };
}

function refusalOf(ctx: RequestContext, { status }: PackageReport): SigningRefused {
  if (status === "Expired") return { kind: "refused", code: "error.validation.transactionExpired" };
  if (["Cancelled", "Declined", "Completed"].includes(status))
    return { kind: "refused", code: "error.validation.wrongPackageStatus" };
  throw unavailable(ctx, "view-refused");
}

async function tokenOf(ctx: RequestContext, tokens: AccessTokens): Promise<string> {
  const answer = await tokens.get(ctx);
  if (answer.kind === "failure") throw unavailable(ctx, answer.code);
  return answer.token;
}

/** With a token, and once more with a fresh one when it is refused. */
async function callSigned(
  ctx: RequestContext,
  { tokens, input }: { readonly tokens: AccessTokens; readonly input: Omit<VendorCall, "headers"> },
): Promise<{ readonly status: number; readonly body: unknown }> {
  for (let attempt = 0; ; attempt += 1) {
    const headers = { authorization: `Bearer ${await tokenOf(ctx, tokens)}` };
    const answer = await callVendor({ log: ctx.log }, { ...input, headers });
    if (answer.kind === "silence") throw unavailable(ctx, answer.problem);
    if (answer.status !== 401 || attempt > 0) return answer;
    tokens.forget();
  }
}

async function downloadPdf(
  ctx: RequestContext,
  { url, token, deadlineMs }: { readonly url: string; readonly token: string; readonly deadlineMs: number },
): Promise<Uint8Array> {
  const answer = await callVendor(
    { log: ctx.log },
    {
      name: "docusign.download",
      method: "GET",
      url,
      headers: { authorization: `Bearer ${token}`, accept: "application/pdf" },
      reads: "bytes",
      mostBytes: MOST_BYTES,
      deadlineMs: 2 * deadlineMs,
      repeatable: true,
    },
  );
  if (answer.kind === "silence") throw unavailable(ctx, `download-${answer.problem}`);
  if (answer.status >= 300 || !(answer.body instanceof Buffer))
    throw unavailable(ctx, `download-${answer.status}`);
  const bytes = answer.body;
  if (!bytes.subarray(0, 5).equals(Buffer.from("%PDF-"))) throw unavailable(ctx, "download-no-pdf");
  return bytes;
}

/** The vendor's own words go nowhere; a short code goes to the log. */
function unavailable(ctx: RequestContext, code: string): AppError {
  ctx.log.warn("the signing service did not do what it was asked", { code, kind: "docusign" });
  return providerUnavailable("signing.unavailable", signingServiceMessages.signingDown);
}
