import type { XmlElement } from "@rgrove/parse-xml";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { Secrets } from "#platform/server/config/secret-reference.ts";
import { callVendor } from "#platform/server/vendor-calls/call-vendor.ts";
import { failureOfStatus, type ProviderFailure } from "#platform/server/vendor-calls/provider-failure.ts";
import type { CreditReport } from "../../domain/bureau/credit-report.ts";
import type { SevenHundredCreditSettings } from "../../domain/vendor-settings-schema.ts";
import type { CreditBureau } from "../credit-bureau.ts";
import { reportOfBureau } from "./bureau-report.ts";
import { allBelow, readXml } from "./bureau-xml.ts";
import { creditForm, prequalifyForm } from "./inquiry-form.ts";
import { reportOfPrequalification } from "./prequalify-report.ts";

interface BureauParts {
  readonly settings: SevenHundredCreditSettings;
  readonly secrets: Secrets;
  /** For tests. */
  readonly deadlineMs?: number;
}

/** The gateway waits for the bureau behind it. */
const DEADLINE_MS = 30_000;
/** Reports come with pages and pictures that we do not read. */
const MOST_BYTES = 12 * 1024 * 1024;

const failure = (reason: ProviderFailure["reason"], code: string): ProviderFailure => ({
  kind: "failure",
  reason,
  vendorCode: `700credit-${code}`,
});

/** Equifax, Experian or TransUnion by 700Credit's XML gateway: a form there, a document back. */
export function sevenHundredCreditBureau(parts: BureauParts): CreditBureau {
  const { settings, secrets, deadlineMs = DEADLINE_MS } = parts;
  const { bureau } = settings;
  const today = (ctx: RequestContext) => ctx.clock.now().toISOString().slice(0, 10);
  const ask = (ctx: RequestContext, form: URLSearchParams, isSoft: boolean) =>
    askGateway(ctx, { url: settings.url, form, deadlineMs, isSoft });
  return {
    async hardPull(ctx, applicant) {
      const account = { account: settings.account, password: secrets(settings.passwordRef) };
      const root = await ask(ctx, creditForm(applicant, account, bureau), false);
      if ("kind" in root) return root;
      const { applicantId } = applicant;
      return found(reportOfBureau(root.document, { applicantId, bureau, today: today(ctx) }));
    },
    identify: async () => failure("misconfigured", "no-identity-check"),
    askQuestions: async () => failure("misconfigured", "no-identity-check"),
    answerQuestions: async () => failure("misconfigured", "no-identity-check"),
    async softPull(ctx, subject) {
      const { prequalify } = settings;
      if (prequalify === null) return failure("misconfigured", "no-prequalify");
      if (subject.address === null) return failure("refused", "address");
      const account = { account: prequalify.account, password: secrets(prequalify.passwordRef) };
      const root = await ask(ctx, prequalifyForm({ ...subject, address: subject.address }, account), true);
      if ("kind" in root) return root;
      const { applicantId } = subject;
      return found(reportOfPrequalification(root.document, { applicantId, bureau, today: today(ctx) }));
    },
  };
}

const found = (report: CreditReport | null) => report ?? failure("unreadable", "shape");

async function askGateway(
  ctx: RequestContext,
  asked: {
    readonly url: string;
    readonly form: URLSearchParams;
    readonly deadlineMs: number;
    readonly isSoft: boolean;
  },
): Promise<{ readonly document: XmlElement } | ProviderFailure> {
  const { url, form, deadlineMs, isSoft } = asked;
  const answer = await callVendor(
    { log: ctx.log },
    {
      name: isSoft ? "700credit.prequalify" : "700credit.credit",
      method: "POST",
      url,
      body: form,
      headers: { accept: "text/xml, application/xml" },
      reads: "bytes",
      mostBytes: MOST_BYTES,
      deadlineMs,
      // A second try of a hard pull might be a second inquiry.
      repeatable: isSoft,
    },
  );
  if (answer.kind === "silence")
    return failure(answer.problem === "timeout" ? "timeout" : "unavailable", answer.problem);
  if (answer.status !== 200) return failureOfStatus("700credit", answer.status);
  return documentOf(answer.body instanceof Uint8Array ? Buffer.from(answer.body).toString("utf8") : "");
}

/** The gateway's own errors arrive with status 200, and are not always well-formed. */
function documentOf(text: string): { readonly document: XmlElement } | ProviderFailure {
  const root = readXml(text);
  const isError = root === null ? text.includes("<Creditsystem_Error") : isErrorDocument(root);
  if (isError) {
    const isAccount = /account|password|login|authoriz/iu.test(text.slice(0, 2000));
    return failure(isAccount ? "misconfigured" : "refused", "error");
  }
  return root === null ? failure("unreadable", "xml") : { document: root };
}

function isErrorDocument(root: XmlElement): boolean {
  return root.name === "Creditsystem_Error" || allBelow(root, "Creditsystem_Error").length > 0;
}
