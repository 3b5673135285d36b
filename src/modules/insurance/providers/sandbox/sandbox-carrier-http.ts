import * as v from "valibot";
import { AppError } from "#platform/shared/app-error.ts";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { readFormBody } from "#platform/server/http/read-form-body.ts";
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

/** The embedded carriers' pages; they exist only while the sandbox is on. */
export const sandboxCarrierEndpoints = [
  endpoint<InsuranceContext>()({
    method: "GET",
    path: PATH,
    access: "sandbox",
    summary: "The embedded carriers' page: carrier and policy number in.",
    params,
    handle: async (ctx, { params: { pullId } }) => {
      await requireVisit(ctx, pullId);
      return carrierPage({ values: {}, errors: {} });
    },
  }),
  endpoint<InsuranceContext>()({
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
      if (!parsed.success) return carrierPage({ values: form, errors: errorsOf(parsed.issues) });
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
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? "", issue.message]));
}
