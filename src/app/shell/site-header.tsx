import { Link, NavLink } from "react-router";
import { Icon } from "#design-system/icon.tsx";
import { AccountLinks } from "./account-links.tsx";
import { BrandMark } from "./brand-mark.tsx";

const PAGES = [
  { to: "/search", label: "Search" },
  { to: "/financing", label: "Financing" },
  { to: "/why-us", label: "Why Us" },
  { to: "/contact-us", label: "Support" },
] as const;

const MENU = [
  ...PAGES,
  { to: "/deals", label: "Orders" },
  { to: "/profile", label: "Profile" },
  { to: "/faq", label: "FAQ" },
] as const;

/** FLG-08: what the header does without while `hide_extra_menus` is on; the footer keeps it. */
const isExtra = (to: string): boolean => to !== "/search" && to !== "/deals";

/** The entry that a path belongs to; everything in the header that differs from page to page. */
export function currentPage(pathname: string): string {
  return MENU.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`))?.to ?? "";
}

const BAR_ITEM =
  "inline-flex min-h-11 items-center rounded-control px-3 font-medium underline-offset-[0.6em] hover:underline aria-[current=page]:underline decoration-2";

/** NAV-01: the items that exist today; small screens keep them in a menu that needs no JavaScript. */
export function SiteHeader() {
  return (
    <header className="sticky top-0 z-20 bg-header text-on-header">
      <div className="page-width flex h-16 items-center gap-2 md:h-[4.5rem]">
        <BrandMark />
        <nav aria-label="Main" className="ml-6 hidden items-center gap-1 lg:flex">
          {PAGES.map((page) => (
            <NavLink
              className={`${BAR_ITEM}${isExtra(page.to) ? " extra-menu" : ""}`}
              key={page.to}
              to={page.to}
            >
              {page.label}
            </NavLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center">
          <Link
            aria-label="Search cars"
            className="grid size-11 place-items-center rounded-control lg:hidden"
            to="/search"
          >
            <Icon name="search" size={22} />
          </Link>
          <AccountLinks />
          <button
            aria-label="Menu"
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

function SiteMenu() {
  return (
    <nav
      aria-label="Menu"
      className="m-0 mt-16 w-full max-w-none border-b border-line bg-surface-raised p-4 text-ink shadow-overlay backdrop:bg-ink/40 md:mt-[4.5rem]"
      id="site-menu"
      popover="auto"
    >
      <ul className="page-width grid">
        {MENU.map((page) => (
          <li
            className={`border-b border-line last:border-0${isExtra(page.to) ? " extra-menu" : ""}`}
            key={page.to}
          >
            <NavLink
              className="flex min-h-14 items-center justify-between text-lead font-medium aria-[current=page]:text-link"
              onClick={closeMenu}
              to={page.to}
            >
              {page.label}
              <Icon name="chevron-right" />
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A client navigation keeps the document, so the menu has to be closed by hand. */
function closeMenu(): void {
  document.getElementById("site-menu")?.hidePopover();
}
