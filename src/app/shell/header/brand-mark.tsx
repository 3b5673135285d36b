import { Link } from "react-router";
import { useText } from "#platform/browser/texts/texts.tsx";
import { useShell } from "../view/use-shell.ts";

/**
 * The retailer's logo, or its name set in its own heading type. Leads to the top of the site root (NAV-03).
 * Logos are drawn for the header; on another ground ask for the text.
 */
export function BrandMark({ asText = false }: { asText?: boolean }) {
  const t = useText();
  const shell = useShell();
  if (shell === undefined) return null;
  return (
    <Link
      aria-label={t("{brandName} home", { brandName: shell.brandName })}
      className="flex min-h-11 min-w-0 items-center rounded-control"
      onClick={() => window.scrollTo({ top: 0 })}
      to="/"
    >
      {shell.logoUrl && !asText ? (
        <picture className="min-w-0">
          {shell.logoDarkUrl && <source media="(prefers-color-scheme: dark)" srcSet={shell.logoDarkUrl} />}
          <img
            alt=""
            className="h-8 w-auto max-w-full object-contain object-left md:h-9"
            height={36}
            src={shell.logoUrl}
          />
        </picture>
      ) : (
        <span className="truncate font-heading text-lead font-bold tracking-tight">{shell.brandName}</span>
      )}
    </Link>
  );
}
