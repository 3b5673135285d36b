import * as v from "valibot";
import { textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { type Language, splitLanguage } from "#platform/shared/texts/language.ts";
import type { Text } from "#platform/shared/texts/text.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { issueText } from "#platform/shared/fields/issue-text.ts";
import { readFormBody } from "#platform/server/http/bodies/read-form-body.ts";
import type { InsuranceContext } from "../../server/insurance-context.ts";
import { BROKEN_POLICY, SANDBOX_CARRIERS } from "./carrier-outcomes.ts";
import { carrierPage, goTo } from "./carrier-page.ts";
import { findVisit } from "./sandbox-insurance-provider.ts";

const params = v.object({ pullId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)) });
const PATH = "/sandbox/gateway/insurance/:pullId";

const Policy = v.object({
  carrierName: v.picklist(SANDBOX_CARRIERS, "Choose your carrier."),
  policyNumber: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^[A-Za-z0-9-]{4,24}$/u, "Enter 4 to 24 letters, digits or hyphens."),
  ),
});

/** Where the retailer speaks several languages, which the composition gives. */
type CarrierContext = InsuranceContext & {
  readonly readers?: { translateTenant(tenant: TenantConfig, language: Language): TenantConfig };
};

/** In the language of the page that is gone back to: the browser's request says only what the browser prefers. */
function textOfVisit(ctx: CarrierContext, { return_url: back }: { return_url: string | null }): Text {
  const { language } = splitLanguage(URL.parse(back ?? "/", "http://shop")?.pathname ?? "/");
  return textOf(ctx.readers?.translateTenant(ctx.tenant, language) ?? ctx.tenant);
}

/** The embedded carriers' pages; they exist only while the sandbox is on. */
export const sandboxCarrierEndpoints = [
  endpoint<CarrierContext>()({
    method: "GET",
    path: PATH,
    access: "sandbox",
    summary: "The embedded carriers' page: carrier and policy number in.",
    params,
    handle: async (ctx, { params: { pullId } }) => {
      const visit = await requireVisit(ctx, pullId);
      return carrierPage({ values: {}, errors: {} }, textOfVisit(ctx, visit));
    },
  }),
  endpoint<CarrierContext>()({
    method: "POST",
    path: PATH,
    access: "sandbox",
    summary: "What somebody typed there; sends the browser back to the shop.",
    params,
    handle: async (ctx, { params: { pullId }, request }) => {
      const visit = await requireVisit(ctx, pullId);
      const form = Object.fromEntries(await readFormBody(request));
      const back = visit.return_url ?? "/";
      if (form["action"] === "cancel") return goTo(back);
      const parsed = v.safeParse(Policy, form);
      if (!parsed.success) {
        const page = { values: form, errors: errorsOf(parsed.issues) };
        return carrierPage(page, textOfVisit(ctx, visit));
      }
      await ctx.insuranceProvider.connect?.(ctx, { pullId, ...parsed.output });
      if (parsed.output.policyNumber.endsWith(BROKEN_POLICY))
        return goTo(`${back}?insurance_error=provider-error`);
      return goTo(`${back}?pull_id=${pullId}`);
    },
  }),
];

async function requireVisit(ctx: InsuranceContext, pullId: string) {
  const visit = ctx.insuranceProvider.connect ? await findVisit(ctx, pullId) : undefined;
  if (visit !== undefined) return visit;
  throw new AppError("not-found", {
    code: "insurance.sessionUnknown",
    message: "We couldn't find this insurance session.",
  });
}

function errorsOf(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? "", issueText(issue)]));
}
