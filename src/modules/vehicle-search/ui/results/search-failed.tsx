import { Link, useLocation } from "react-router";
import { buttonClass, LinkButton } from "#design-system/button.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";

/** The results could not be loaded: nothing is lost, because the search is the address. */
export function SearchFailed() {
  const t = useText();
  const { pathname, search } = useLocation();
  return (
    <div className="page-width grid justify-items-start gap-4 py-16">
      <h1 className="text-heading">{t("We couldn't load these cars.")}</h1>
      <p className="max-w-prose" role="alert">
        {t("Your search is still here. Check your connection and try again.")}
      </p>
      <div className="flex flex-wrap gap-3">
        <Link className={buttonClass()} reloadDocument to={`${pathname}${search}`}>
          {t("Try again")}
        </Link>
        <LinkButton look="secondary" to="/search">
          {t("See all vehicles")}
        </LinkButton>
      </div>
    </div>
  );
}
