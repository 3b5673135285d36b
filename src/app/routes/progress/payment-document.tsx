import { withoutTrailingSlashes } from "#platform/shared/without-trailing-slashes.ts";
import { redirectDocument } from "react-router";
import { PaymentApp } from "#modules/payments/ui/payment-app.tsx";
import type { PaymentDocument } from "#modules/payments/ui/payment-document.ts";
import { languageOf } from "#modules/tenancy/domain/translate-tenant.ts";
import { splitLanguage } from "#platform/shared/texts/language.ts";
import { island } from "virtual:payment-island";
import type { Route } from "./+types/payment-document";
import { appContext } from "../../app-context.ts";
import { pageMeta, toMetaTags } from "../../shell/meta/page-meta.ts";

/** Card, bank account, deposit and a plan bought later: a document of its own, never a screen of the router (decision 0149). */
export function loader({ context, request, params }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const { pathname, searchParams } = new URL(request.url);
  const own = Object.entries(ctx.tenant.messages).filter(([key]) => key.startsWith("payments."));
  const page: PaymentDocument = {
    orderNumber: params.orderNumber,
    view: viewOf(pathname),
    purchaseId: "purchaseId" in params ? String(params.purchaseId) : null,
    isLinking: searchParams.has("link"),
    brandName: ctx.tenant.brandName,
    supportPhone: ctx.tenant.support.phone,
    isDemo: ctx.sandbox && ctx.tenant.isDemo,
    messages: Object.fromEntries(own),
    wordings: ctx.tenant.ownTexts?.[languageOf(ctx.tenant)] ?? null,
  };
  return { island, page, meta: pageMeta(ctx, request, { page: "progress", noIndex: true }) };
}

function viewOf(pathname: string): PaymentDocument["view"] {
  const last = withoutTrailingSlashes(pathname).split("/").at(-1);
  if (last === "pay") return "plan";
  return last === "deposit" || last === "bank" ? last : "card";
}

/** Whoever comes by the router leaves for the document. */
export function clientLoader({ request }: Route.ClientLoaderArgs): never {
  const { pathname, search } = new URL(request.url);
  throw redirectDocument(`${splitLanguage(pathname).path}${search}`);
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

export default function PaymentDocumentRoute({ loaderData }: Route.ComponentProps) {
  return (
    <div data-page={JSON.stringify(loaderData.page)} id="payment">
      <PaymentApp page={loaderData.page} />
    </div>
  );
}
