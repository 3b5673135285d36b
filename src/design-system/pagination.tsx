import { Link } from "react-router";
import { useText } from "#platform/browser/texts/texts.tsx";
import { WrittenList, WrittenOnce } from "#rendering/screens.tsx";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { pageNumbers } from "./page-numbers.ts";

interface PaginationProps {
  readonly page: number;
  readonly pageCount: number;
  /** Address of a page; real links, so that they work everywhere and can be shared. */
  readonly hrefFor: (page: number) => string;
}

const ITEM = "grid size-11 place-items-center rounded-control font-medium tabular hover:bg-surface-sunken";

/** Pages of a list; nothing when there is only one. */
export function Pagination({ page, pageCount, hrefFor }: PaginationProps) {
  const t = useText();
  if (pageCount <= 1) return null;
  const numbers = pageNumbers(page, pageCount).map((number, index): Item => ({ number, index }));
  return (
    <nav aria-label={t("Pages")} className="flex flex-wrap items-center justify-center gap-1">
      {page > 1 && (
        <WrittenOnce blank={hrefFor(page - 1)} by="previous page">
          {(to) => (
            <Link aria-label={t("Previous page")} className={ITEM} rel="prev" to={to}>
              <Icon name="chevron-left" />
            </Link>
          )}
        </WrittenOnce>
      )}
      <ol className="flex flex-wrap items-center gap-1">
        <WrittenList
          blank={({ number }) => (number === null ? "" : hrefFor(number))}
          by={({ number, index }) =>
            number === null ? `page gap ${index}` : `page ${number} ${number === page && pageCount}`
          }
          items={numbers}
        >
          {({ number }, to) => (
            <li className={number !== page && number !== null ? "max-sm:hidden" : undefined}>
              <PageItem current={page} number={number} pageCount={pageCount} to={to} />
            </li>
          )}
        </WrittenList>
      </ol>
      {page < pageCount && (
        <WrittenOnce blank={hrefFor(page + 1)} by="next page">
          {(to) => (
            <Link aria-label={t("Next page")} className={ITEM} rel="next" to={to}>
              <Icon name="chevron-right" />
            </Link>
          )}
        </WrittenOnce>
      )}
    </nav>
  );
}

/** A number of the list, or a gap. */
interface Item {
  readonly number: number | null;
  readonly index: number;
}

function PageItem(props: { number: number | null; current: number; pageCount: number; to: string }) {
  const t = useText();
  const { number, current, pageCount, to } = props;
  if (number === null) return <span className="hidden px-1 text-ink-muted sm:inline">…</span>;
  if (number !== current) {
    return (
      <Link aria-label={t("Page {number}", { number })} className={ITEM} to={to}>
        {number}
      </Link>
    );
  }
  return (
    <span
      aria-current="page"
      className={classNames(ITEM, "bg-action text-on-action hover:bg-action max-sm:w-auto max-sm:px-4")}
    >
      <span className="sm:hidden">{t("Page {number} of {count}", { number, count: pageCount })}</span>
      <span className="hidden sm:inline">{number}</span>
    </span>
  );
}
