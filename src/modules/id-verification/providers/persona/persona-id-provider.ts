import * as v from "valibot";
import type { PersonaSettings } from "../../domain/settings-schema.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { Secrets } from "#platform/server/config/secret-reference.ts";
import {
  callVendor,
  type VendorAnswer,
  type VendorCaller,
} from "#platform/server/vendor-calls/call-vendor.ts";
import { failureOfStatus, type ProviderFailure } from "#platform/server/vendor-calls/provider-failure.ts";
import type { CaptureReading, IdCaptureProvider } from "../id-capture-provider.ts";
import { InquiryAnswer, isInquiryId, LinkAnswer, readingOf } from "./persona-inquiry.ts";

interface PersonaParts {
  readonly settings: PersonaSettings;
  readonly secrets: Secrets;
  /** For tests. */
  readonly caller?: Omit<VendorCaller, "log">;
  readonly deadlineMs?: number;
}

interface Ask {
  readonly name: string;
  readonly method: "GET" | "POST" | "DELETE";
  readonly path: string;
  readonly body?: unknown;
  /** Makes a write repeatable. */
  readonly key?: string;
}

/**
 * Persona: one inquiry a capture link, a fresh one-time link every time the phone opens it. Pictures go from the phone
 * to the vendor and never through us.
 */
export function personaIdProvider(parts: PersonaParts): IdCaptureProvider {
  const { settings } = parts;
  const ask = asker(parts);
  const read = (ctx: RequestContext, captureRef: string) => readInquiry(ask, ctx, { captureRef, settings });
  return {
    isHosted: true,

    async start(ctx, request) {
      const captureRef = request.captureRef ?? (await createInquiry(ask, ctx, { request, settings }));
      if (typeof captureRef !== "string") return captureRef;
      const answer = await ask(ctx, {
        name: "persona.oneTimeLink",
        method: "POST",
        path: `/inquiries/${captureRef}/generate-one-time-link`,
        key: ctx.ids.random(26),
      });
      const body = bodyOf(answer);
      if (isFailure(body)) return body;
      const link = v.safeParse(LinkAnswer, body);
      if (!link.success) return unreadable();
      return { kind: "hosted", captureRef, url: link.output.meta["one-time-link"] };
    },

    read,

    async end(ctx, captureRef) {
      const reading = await read(ctx, captureRef);
      if (reading.kind === "failure") return reading;
      // What was decided stays decided; an inquiry that ran out needs no end.
      if (reading.kind === "unknown" || reading.outcome !== null) return "done";
      const path = `/inquiries/${captureRef}/expire`;
      return doneOf(
        await ask(ctx, { name: "persona.expire", method: "POST", path, key: `expire-${captureRef}` }),
      );
    },

    redact: (ctx, captureRef) => redactInquiry(ask, ctx, captureRef),
  };
}

async function readInquiry(
  ask: Asker,
  ctx: RequestContext,
  { captureRef, settings }: { readonly captureRef: string; readonly settings: PersonaSettings },
): Promise<CaptureReading | { readonly kind: "unknown" } | ProviderFailure> {
  if (!isInquiryId(captureRef)) return { kind: "unknown" };
  const path = `/inquiries/${captureRef}`;
  const answer = await ask(ctx, { name: "persona.readInquiry", method: "GET", path });
  if (answer.kind === "answer" && answer.status === 404) return { kind: "unknown" };
  const body = bodyOf(answer);
  if (isFailure(body)) return body;
  const inquiry = v.safeParse(InquiryAnswer, body);
  return inquiry.success ? readingOf(inquiry.output, settings.isCompletedEnough) : unreadable();
}

async function redactInquiry(
  ask: Asker,
  ctx: RequestContext,
  captureRef: string,
): Promise<"done" | ProviderFailure> {
  if (!isInquiryId(captureRef)) return "done";
  const path = `/inquiries/${captureRef}`;
  const key = `redact-${captureRef}`;
  return doneOf(await ask(ctx, { name: "persona.redact", method: "DELETE", path, key }));
}

/** What the vendor does not know has nothing left to do. */
function doneOf(answer: VendorAnswer): "done" | ProviderFailure {
  if (answer.kind === "answer" && answer.status === 404) return "done";
  const body = bodyOf(answer);
  return isFailure(body) ? body : "done";
}

type Asker = (ctx: RequestContext, call: Ask) => Promise<VendorAnswer>;

function asker({ settings, secrets, caller, deadlineMs }: PersonaParts): Asker {
  return (ctx, { name, method, path, body, key }) =>
    callVendor(
      { ...caller, log: ctx.log },
      {
        name,
        method,
        url: `${settings.apiUrl}${path}`,
        headers: {
          authorization: `Bearer ${secrets(settings.apiKeyRef)}`,
          "persona-version": settings.apiVersion,
          "key-inflection": "kebab",
          ...(key !== undefined && { "idempotency-key": key }),
        },
        ...(body !== undefined && { body }),
        repeatable: method === "GET" || key !== undefined,
        ...(deadlineMs !== undefined && { deadlineMs }),
      },
    );
}

/** The reference is the idempotency key: a try that was not answered makes no second inquiry. */
async function createInquiry(
  ask: Asker,
  ctx: RequestContext,
  {
    request,
    settings,
  }: { request: { verificationRef: string; returnUrl: string }; settings: PersonaSettings },
): Promise<string | ProviderFailure> {
  const attributes = {
    "inquiry-template-id": settings.templateId,
    "reference-id": request.verificationRef,
    "redirect-uri": request.returnUrl,
  };
  const answer = await ask(ctx, {
    name: "persona.createInquiry",
    method: "POST",
    path: "/inquiries",
    body: { data: { attributes } },
    key: request.verificationRef,
  });
  const body = bodyOf(answer);
  if (isFailure(body)) return body;
  const inquiry = v.safeParse(InquiryAnswer, body);
  return inquiry.success ? inquiry.output.data.id : unreadable();
}

function bodyOf(answer: VendorAnswer): unknown {
  if (answer.kind === "silence") {
    const reason = answer.problem === "timeout" ? "timeout" : "unavailable";
    return { kind: "failure", reason, vendorCode: `persona-${answer.problem}` };
  }
  return answer.status >= 200 && answer.status < 300
    ? answer.body
    : failureOfStatus("persona", answer.status);
}

const isFailure = (body: unknown): body is ProviderFailure =>
  (body as { kind?: unknown } | null | undefined)?.kind === "failure";

const unreadable = (): ProviderFailure => ({
  kind: "failure",
  reason: "unreadable",
  vendorCode: "persona-shape",
});
