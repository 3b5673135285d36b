import { useEffect, useMemo, type ReactNode } from "react";
import { Meta, Outlet, redirectDocument, useLocation } from "react-router";
import { SkipLink } from "#design-system/skip-link.tsx";
import { DeliveryTermsProvider } from "#modules/inventory/ui/card/delivery-terms.ts";
import { PhotoPatternProvider } from "#modules/inventory/ui/card/photo-pattern.ts";
import { iconPath } from "#modules/discovery/domain/web-manifest.ts";
import { SignInWaysContext } from "#modules/sign-in/ui/sign-in-ways.ts";
import { VehicleActionsProvider } from "#modules/inventory/ui/card/vehicle-actions.tsx";
import { SupportPhoneProvider } from "#platform/browser/texts/support-phone.tsx";
import { TextOverrides, TextProvider, useText } from "#platform/browser/texts/texts.tsx";
import { useTextOnce, WrittenOnce } from "#rendering/screens.tsx";
import { STYLES_PLACE, THEME_PLACE } from "#rendering/styles/styles-place.ts";
import { wholeSheet } from "#rendering/styles/whole-sheet.ts";
import { splitLanguage } from "#platform/shared/texts/language.ts";
import { reworded } from "#platform/shared/texts/text.ts";
import type { Route } from "./+types/root";
import { appContext } from "./app-context.ts";
import { DEMO_BAR_ID, demoBarHtml } from "./demo-bar/demo-bar-html.ts";
import { ALIVE_EVENT } from "#rendering/alive-event.ts";
import { BootScripts } from "./shell/boot-scripts.tsx";
import { configuredRedirect } from "./shell/links/configured-redirect.ts";
import { LateErrorPage, loadErrorPageWhenIdle } from "./shell/late-error-page.tsx";
import { PersonalPrices } from "./shell/personal-prices.tsx";
import { shellText } from "./shell/view/shell-text.ts";
import { SiteFrame } from "./shell/site-frame.tsx";
import type { ShellView } from "./shell/view/shell-view.ts";
import { useShell } from "./shell/view/use-shell.ts";
import { type ShoppingSettings, vehicleActionsOf } from "./shell/vehicle-actions.tsx";

/** NAV-08: a page that the retailer keeps elsewhere is left before anything is loaded. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context, request }) => {
    const target = configuredRedirect(new URL(request.url), context.get(appContext).tenant);
    if (target !== undefined) throw redirectDocument(target);
  },
];

/** Pages wait for their styles, and those of another language for their texts. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async (_asked, next) => {
    await wholeSheet();
    if (document.documentElement.lang !== "en")
      await import("./language/load-texts.ts").then(({ loadAllTexts }) => loadAllTexts());
    await next();
  },
];

export function loader({ context, request }: Route.LoaderArgs) {
  return shellText(context.get(appContext), request);
}

/** The retailer does not change while somebody is on the site. */
export const shouldRevalidate = () => false;

/** Styles travel inside the document (entry.server.tsx): nothing blocks the first paint, and the client bundle holds none. */
const STYLES = import.meta.env.SSR ? STYLES_PLACE : "";
const THEME = import.meta.env.SSR ? THEME_PLACE : "";

export function Layout({ children }: { children: ReactNode }) {
  const shell = useShell();
  const t = useText();
  const own = shell?.wordings;
  const worded = useMemo(() => reworded(t, own), [t, own]);
  return (
    <html
      data-demo-bar={shell && shell.demoStores.length > 0 ? "open" : undefined}
      data-fonts={shell?.fonts.join(" ")}
      lang={t.language}
      {...shell?.pageFlags}
      {...shell?.kit}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta content="width=device-width, initial-scale=1, viewport-fit=cover" name="viewport" />
        {shell && <StoreSigns shell={shell} />}
        <style dangerouslySetInnerHTML={{ __html: THEME }} suppressHydrationWarning />
        <style dangerouslySetInnerHTML={{ __html: STYLES }} suppressHydrationWarning />
        <Meta />
      </head>
      <body>
        <TextProvider value={worded}>
          <SkipLinks />
          {children}
          {shell && shell.demoStores.length > 0 && <DemoBar shell={shell} />}
          <BootScripts />
        </TextProvider>
      </body>
    </html>
  );
}

/** Markup of the server alone; the browser keeps it as it came. */
function DemoBar({ shell }: { shell: ShellView }) {
  const t = useText();
  const html = import.meta.env.SSR ? demoBarHtml(t, shell.demoStores, shell.origin) : "";
  const written = useTextOnce("demo-bar", html);
  return (
    <aside
      aria-label={t("Demo store")}
      dangerouslySetInnerHTML={{ __html: written }}
      id={DEMO_BAR_ID}
      suppressHydrationWarning
    />
  );
}

/** To the page, and past the filters, which are more stops than the rest of it. */
function SkipLinks() {
  const t = useText();
  const { pathname } = useLocation();
  const hasResults = splitLanguage(pathname).path === "/search";
  return (
    <WrittenOnce by={`skip links ${hasResults}`}>
      {() => (
        <>
          <SkipLink />
          {hasResults && <SkipLink label={t("Skip to results")} to="results" />}
        </>
      )}
    </WrittenOnce>
  );
}

/** The store in the browser's tabs and bars, and on home screens. */
function StoreSigns({ shell }: { shell: ShellView }) {
  return (
    <>
      <meta content={shell.barColors.light} media="(prefers-color-scheme: light)" name="theme-color" />
      <meta content={shell.barColors.dark} media="(prefers-color-scheme: dark)" name="theme-color" />
      <link href={shell.faviconUrl ?? iconPath(192)} rel="icon" />
      <link href={iconPath(180)} rel="apple-touch-icon" />
      <link href="/manifest.webmanifest" rel="manifest" />
    </>
  );
}

const NO_SHOPPING: ShoppingSettings = { showFavorites: false };
const OWN_FORMS = { social: [], hosted: false };

export default function Root() {
  useEffect(() => {
    window.dispatchEvent(new Event(ALIVE_EVENT));
    loadErrorPageWhenIdle();
  }, []);
  const shell = useShell();
  const shopping = shell?.shopping ?? NO_SHOPPING;
  const vehicleActions = useMemo(() => vehicleActionsOf(shopping), [shopping]);
  return (
    <SupportPhoneProvider value={shell?.supportPhone}>
      <TextOverrides value={shell?.messages ?? {}}>
        <SignInWaysContext value={shell?.signIn ?? OWN_FORMS}>
          <DeliveryTermsProvider value={shell?.delivery ?? null}>
            <PhotoPatternProvider value={shell?.photos ?? null}>
              <VehicleActionsProvider value={vehicleActions}>
                <PersonalPrices>
                  <Outlet />
                </PersonalPrices>
              </VehicleActionsProvider>
            </PhotoPatternProvider>
          </DeliveryTermsProvider>
        </SignInWaysContext>
      </TextOverrides>
    </SupportPhoneProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteFrame>
      <LateErrorPage error={error} />
    </SiteFrame>
  );
}
