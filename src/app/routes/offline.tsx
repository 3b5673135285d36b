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

/** What the service worker shows without a connection; it puts the cars that were looked at into the list. */
export default function OfflinePage() {
  const t = useText();
  const phone = useShell()?.supportPhone;
  return (
    <div className="page-width grid max-w-[48rem] gap-6 py-10">
      <header className="grid gap-2">
        <h1 className="text-heading">{t("You're offline")}</h1>
        <p className="text-lead text-ink-muted">
          {t("Cars you looked at and orders you opened on this device can still be read.")}
        </p>
      </header>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <a className={buttonClass()} href="?">
          {t("Try again")}
        </a>
        {phone !== undefined && (
          <span>{rich(t("Or call {phone}."), { phone: <PhoneLink number={phone} /> })}</span>
        )}
      </p>
      <section aria-labelledby="kept-title" className="grid gap-3 has-[ul:empty]:hidden">
        <h2 className="text-title" id="kept-title">
          {t("Recently viewed")}
        </h2>
        <ul
          className="grid [&_a]:flex [&_a]:min-h-12 [&_a]:items-center [&_a]:border-b [&_a]:border-line [&_a]:font-semibold [&_a]:text-link"
          dangerouslySetInnerHTML={{ __html: "" }}
          data-kept-cars=""
          suppressHydrationWarning
        />
      </section>
    </div>
  );
}
