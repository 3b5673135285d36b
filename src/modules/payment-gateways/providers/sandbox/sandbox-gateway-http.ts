import * as v from "valibot";
import { inLanguage, isLanguage } from "#platform/shared/texts/language.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { visitedOrigin } from "#platform/server/http/caller/visited-origin.ts";
import { readFormBody } from "#platform/server/http/bodies/read-form-body.ts";
import { type Language, LANGUAGES } from "#platform/shared/texts/language.ts";
import type { Text } from "#platform/shared/texts/text.ts";
import { textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import type { GatewayContext } from "../../server/gateway-context.ts";
import type { GatewayFields, TokenAnswer, TokenRequest } from "../../server/payment-gateway.ts";
import { bankPage } from "./bank-page.ts";
import { fieldsPage } from "./hosted-fields/fields-page.ts";
import { EMBEDDED_FIELDS } from "./sandbox-payment-gateway.ts";
import { TEST_INSTITUTIONS } from "./test-numbers-data.ts";
import { tokenFormSchema, tokenRequestSchema } from "./token-request-schema.ts";

const linkParams = v.object({ linkToken: v.pipe(v.string(), v.regex(/^tok_[0-9A-Z]{26}$/u)) });
const Choice = v.object({
  institution: v.picklist(TEST_INSTITUTIONS, "Choose a bank."),
  choice: v.picklist(["agree", "leave", "break"]),
});

/** The frame has no origin, so it is told by name that it may read the answer. */
const FOR_FRAME = { "cache-control": "no-store", "access-control-allow-origin": "null" };

/** The embedded gateway and bank over HTTP; they exist only while the sandbox is on. */
export const sandboxGatewayEndpoints = [
  endpoint<GatewayContext & { readonly themeCss: string }>()({
    method: "GET",
    path: EMBEDDED_FIELDS,
    access: "sandbox",
    summary: "The embedded gateway's hosted fields, a document to be framed by the payment document.",
    query: v.object({
      kind: v.optional(v.picklist(["card", "bank"]), "card"),
      language: v.optional(v.picklist(LANGUAGES)),
    }),
    handle: (ctx, { query, request }) => {
      requireFields(ctx);
      const address = `${visitedOrigin(request, ctx.siteOrigin)}${EMBEDDED_FIELDS}`;
      // The frame's own request says what the browser prefers, not what the page is in.
      const t = textOfPage(ctx, query.language);
      return Promise.resolve(fieldsPage({ kind: query.kind, address, themeCss: ctx.themeCss, t }));
    },
  }),
  endpoint<GatewayContext>()({
    method: "POST",
    path: EMBEDDED_FIELDS,
    access: "sandbox",
    summary: "What the hosted fields send: test numbers in, a token out.",
    handle: async (ctx, { request }) => {
      const fields = requireFields(ctx);
      const parsed = v.safeParse(tokenFormSchema, Object.fromEntries(await readFormBody(request)));
      const answer = parsed.success ? await fields.tokenize(ctx, parsed.output) : refusalOf(parsed.issues);
      if (answer.kind === "token") {
        const { token, display } = answer;
        return Response.json({ token, display }, { headers: FOR_FRAME });
      }
      const body = { fields: { [answer.field]: textOf(ctx.tenant)(answer.message) } };
      return Response.json(body, { status: 400, headers: FOR_FRAME });
    },
  }),
  endpoint<GatewayContext>()({
    method: "POST",
    path: "/sandbox/gateway/tokens",
    access: "sandbox",
    summary: "The same as one call, for programs: test numbers in, a token out.",
    body: tokenRequestSchema,
    response: v.object({ token: v.string(), display: v.string() }),
    handle: async (ctx, { body }) => {
      const answer = await requireFields(ctx).tokenize(ctx, body as TokenRequest);
      if (answer.kind === "token") return { token: answer.token, display: answer.display };
      const { field, message } = answer;
      throw new AppError("invalid", { code: "gateway.refused", message, fields: { [field]: message } });
    },
  }),
  endpoint<GatewayContext>()({
    method: "GET",
    path: "/sandbox/gateway/bank-links/:linkToken",
    access: "sandbox",
    summary: "The embedded bank's sign-in page.",
    params: linkParams,
    query: v.object({ language: v.optional(v.picklist(LANGUAGES)) }),
    handle: (ctx, { query }) => {
      requireFields(ctx);
      return Promise.resolve(bankPage(textOfPage(ctx, query.language)));
    },
  }),
  endpoint<GatewayContext>()({
    method: "POST",
    path: "/sandbox/gateway/bank-links/:linkToken",
    access: "sandbox",
    summary: "What somebody chose at the bank; sends the browser back to the shop.",
    params: linkParams,
    handle: async (ctx, { params, request }) => {
      const form = v.safeParse(Choice, Object.fromEntries(await readFormBody(request)));
      if (!form.success) {
        throw new AppError("invalid", {
          code: "gateway.choiceUnknown",
          message: "Choose what the bank does.",
        });
      }
      const { institution, choice } = form.output;
      const succeeds = choice === "agree";
      const link = await requireFields(ctx).finishBankLink(ctx, { ...params, institution, succeeds });
      if (link === undefined) {
        throw new AppError("not-found", {
          code: "gateway.linkUnknown",
          message: "This bank link no longer works.",
        });
      }
      const language = new URL(request.url).searchParams.get("language");
      const page = `/progress/${encodeURIComponent(link.orderNumber)}/payment/bank`;
      const back = isLanguage(language) ? inLanguage(language, page) : page;
      const end = { agree: `success?link=${link.publicToken}`, leave: "failure", break: "error" }[choice];
      return new Response(null, { status: 303, headers: { location: `${back}/${end}` } });
    },
  }),
];

function refusalOf(issues: readonly v.BaseIssue<unknown>[]): TokenAnswer {
  const [first] = issues;
  const key = first?.path?.[0]?.key;
  const field = typeof key === "string" ? key : "number";
  return { kind: "refused", field, message: first?.message ?? "Check this." };
}

function requireFields(ctx: GatewayContext): GatewayFields {
  if (ctx.paymentGateway.fields !== undefined) return ctx.paymentGateway.fields;
  throw new AppError("not-found", { code: "route.notFound", message: "We couldn't find that page." });
}

function textOfPage(ctx: GatewayContext, language: Language | undefined): Text {
  return textOf((language && ctx.readers?.translateTenant(ctx.tenant, language)) ?? ctx.tenant);
}
