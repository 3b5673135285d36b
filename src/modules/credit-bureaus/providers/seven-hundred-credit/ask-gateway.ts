import type { XmlElement } from "@rgrove/parse-xml";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import { callVendor } from "#platform/server/vendor-calls/call-vendor.ts";
import { failureOfStatus, type ProviderFailure } from "#platform/server/vendor-calls/provider-failure.ts";
import { allBelow, readXml } from "./bureau-xml.ts";

/** Reports come with pages and pictures that we do not read. */
const MOST_BYTES = 12 * 1024 * 1024;

export const gatewayFailure = (reason: ProviderFailure["reason"], code: string): ProviderFailure => ({
  kind: "failure",
  reason,
  vendorCode: `700credit-${code}`,
});

/** One form for the gateway. */
export interface GatewayCall {
  /** For the log, e.g. `700credit.credit`. */
  readonly name: string;
  readonly url: string;
  readonly form: URLSearchParams;
  readonly deadlineMs: number;
  /** A second try of a hard pull might be a second inquiry, one of answers a second attempt. */
  readonly isRepeatable: boolean;
}

/** Posts a form and reads the document that comes back. */
export async function askGateway(
  ctx: RequestContext,
  { name, url, form, deadlineMs, isRepeatable }: GatewayCall,
): Promise<{ readonly document: XmlElement } | ProviderFailure> {
  const answer = await callVendor(
    { log: ctx.log },
    {
      name,
      method: "POST",
      url,
      body: form,
      headers: { accept: "text/xml, application/xml" },
      reads: "bytes",
      mostBytes: MOST_BYTES,
      deadlineMs,
      repeatable: isRepeatable,
    },
  );
  if (answer.kind === "silence")
    return gatewayFailure(answer.problem === "timeout" ? "timeout" : "unavailable", answer.problem);
  if (answer.status !== 200) return failureOfStatus("700credit", answer.status);
  return documentOf(answer.body instanceof Uint8Array ? Buffer.from(answer.body).toString("utf8") : "");
}

/** The gateway's own errors arrive with status 200, and are not always well-formed. */
function documentOf(text: string): { readonly document: XmlElement } | ProviderFailure {
  const root = readXml(text);
  const isError = root === null ? text.includes("<Creditsystem_Error") : isErrorDocument(root);
  if (isError) {
    const isAccount = /account|password|login|authoriz/iu.test(text.slice(0, 2000));
    return gatewayFailure(isAccount ? "misconfigured" : "refused", "error");
  }
  return root === null ? gatewayFailure("unreadable", "xml") : { document: root };
}

function isErrorDocument(root: XmlElement): boolean {
  return root.name === "Creditsystem_Error" || allBelow(root, "Creditsystem_Error").length > 0;
}
