import { NavLink } from "react-router";
import { Icon } from "#design-system/icon.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { EntryLink } from "#modules/prequalification-results/ui/personal/entry-link.tsx";
import { AccountLinks } from "./account-links.tsx";
import { BrandMark } from "./brand-mark.tsx";
import { MenuAccount } from "./menu-account.tsx";
import { PageLink } from "../links/page-link.tsx";
import { HEADER_PAGES, OWN_PAGES, type SitePage } from "../links/site-pages-data.ts";
import { useShell } from "../view/use-shell.ts";

const ALL_PAGES: readonly SitePage[] = [...HEADER_PAGES, ...OWN_PAGES];

/** FLG-08: what the header does without while `hide_extra_menus` is on; the footer keeps it. */
const KEPT = ["/search", "/saved-vehicles", "/deals"];
const isExtra = (to: string): boolean => !KEPT.includes(to);

/** The entry that a path belongs to; everything in the header that differs from page to page. */
export function currentPage(pathname: string): string {
  return ALL_PAGES.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`))?.to ?? "";
}

const BAR_ITEM =
  "inline-flex min-h-11 items-center rounded-control px-3 font-medium underline-offset-[0.6em] hover:underline aria-[current=page]:underline decoration-2";

/** NAV-01; small screens keep the pages in a menu that needs no JavaScript. */
export function SiteHeader() {
  const t = useText();
  return (
    <header className="site-header top-0 z-20 bg-header [@media(height>=30rem)]:sticky text-on-header print:static print:bg-surface print:text-ink">
      <div className="site-bar page-width flex h-16 items-center gap-2 md:h-[4.5rem]">
        <BrandMark />
        <nav aria-label={t("Main")} className="ml-4 hidden items-center lg:flex xl:ml-6 xl:gap-1">
          {HEADER_PAGES.map((page) => (
            <PageNavLink
              className={`${BAR_ITEM}${isExtra(page.to) ? " extra-menu" : ""}`}
              key={page.to}
              page={page}
            />
          ))}
        </nav>
        <div className="site-tools ml-auto flex items-center print:hidden">
          <PageLink
            aria-label={t("Search cars")}
            className="grid size-11 place-items-center rounded-control lg:hidden"
            to="/search"
          >
            <Icon name="search" size={22} />
          </PageLink>
          <EntryLink className={`${BAR_ITEM} extra-menu max-xl:hidden`} />
          <AccountLinks />
          <button
            aria-label={t("Menu")}
            className="grid size-11 place-items-center rounded-control lg:hidden"
            popoverTarget="site-menu"
            type="button"
          >
            <Icon name="menu" size={24} />
          </button>
        </div>
      </div>
      <SiteMenu />
    </header>
  );
}

function PageNavLink({
  page,
  ...rest
}: {
  page: SitePage;
  className: string;
  onClick?: () => void;
  children?: React.ReactNode;
}) {
  const t = useText();
  const target = useShell()?.links[page.to] ?? page.to;
  const { children, ...props } = rest;
  return (
    <NavLink to={target} {...props}>
      {t(page.label)}
      {children}
    </NavLink>
  );
}

function SiteMenu() {
  const t = useText();
  const showFavorites = useShell()?.shopping.showFavorites ?? true;
  const pages = ALL_PAGES.filter(({ to }) => showFavorites || to !== "/saved-vehicles");
  return (
    <nav
      aria-label={t("Menu")}
      className="m-0 mt-16 max-h-[calc(100dvh-4rem)] w-full max-w-none overflow-y-auto border-b border-line bg-surface-raised p-4 text-ink shadow-overlay backdrop:bg-scrim md:mt-[4.5rem]"
      id="site-menu"
      popover="auto"
    >
      <ul className="page-width grid">
        <li className="extra-menu border-b border-line">
          <EntryLink className="flex min-h-13 items-center justify-between text-lead font-medium">
            <Icon name="chevron-right" />
          </EntryLink>
        </li>
        {pages.map((page) => (
          <li className={`border-b border-line${isExtra(page.to) ? " extra-menu" : ""}`} key={page.to}>
            <PageNavLink
              className="flex min-h-13 items-center justify-between text-lead font-medium aria-[current=page]:text-link"
              onClick={closeMenu}
              page={page}
            >
              <Icon name="chevron-right" />
            </PageNavLink>
          </li>
        ))}
        <li>
          <MenuAccount onLeave={closeMenu} />
        </li>
      </ul>
    </nav>
  );
}

/** A client navigation keeps the document, so the menu has to be closed by hand. */
function closeMenu(): void {
  document.getElementById("site-menu")?.hidePopover();
}
