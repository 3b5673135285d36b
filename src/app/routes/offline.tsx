import { useText } from "#platform/browser/texts/texts.tsx";
import { buttonClass } from "#design-system/plain-button.tsx";
import { PhoneLink } from "#design-system/phone-link.tsx";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import type { Route } from "./+types/offline";
import { appContext } from "../app-context.ts";
import { pageMeta, toMetaTags } from "../shell/meta/page-meta.ts";
import { useShell } from "../shell/view/use-shell.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  return { meta: pageMeta(context.get(appContext), request, { page: "landing", noIndex: true }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** What the service worker shows without a connection; it puts the orders and cars that are kept into the lists. */
export default function OfflinePage() {
  const t = useText();
  const phone = useShell()?.supportPhone;
  return (
    <div className="page-width grid gap-8 py-10" data-says-offline="">
      <header className="grid gap-2">
        <h1 className="text-heading">{t("You're offline")}</h1>
        <p className="max-w-prose text-lead text-ink-muted">
          {t("Cars you looked at and orders you opened on this device can still be read.")}
        </p>
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-3">
          <a className={buttonClass()} href="?">
            {t("Try again")}
          </a>
          {phone !== undefined && (
            <span>{rich(t("Or call {phone}."), { phone: <PhoneLink number={phone} /> })}</span>
          )}
        </p>
      </header>
      <KeptList kind="orders" title={t("Your orders")} />
      <KeptList kind="cars" title={t("Recently viewed")} />
    </div>
  );
}

/** Hidden while it is empty; the worker writes its lines: a picture, a name, a price. */
function KeptList({ kind, title }: { readonly kind: "orders" | "cars"; readonly title: string }) {
  return (
    <section aria-labelledby={`kept-${kind}`} className="grid gap-3 has-[ul:empty]:hidden">
      <h2 className="text-title" id={`kept-${kind}`}>
        {title}
      </h2>
      <ul
        className="grid gap-3 md:grid-cols-2 xl:grid-cols-3 [&_a]:flex [&_a]:min-h-20 [&_a]:items-center [&_a]:gap-4 [&_a]:rounded-card [&_a]:border [&_a]:border-line [&_a]:bg-surface-raised [&_a]:p-3 [&_a]:font-semibold [&_img]:w-28 [&_img]:rounded-control [&_img]:bg-stage [&_small]:block [&_small]:text-small [&_small]:text-ink-muted"
        dangerouslySetInnerHTML={{ __html: "" }}
        suppressHydrationWarning
        {...{ [`data-kept-${kind}`]: "" }}
      />
    </section>
  );
}
