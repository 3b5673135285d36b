import { Button, buttonClass } from "#design-system/button.tsx";
import { Icon } from "#design-system/icon.tsx";
import { Suspense, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { WhileMissing } from "#platform/browser/missing-part.tsx";
import { painted } from "#platform/browser/next-frame.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { WrittenOnce } from "#rendering/screens.tsx";
import { wholeNumber } from "./whole-number.ts";
import type { ResultsView } from "../results/results-text.ts";
import { FilterGroups } from "../results/search-parts.ts";

const SHEET_ID = "search-filters";

/**
 * All filters: a column beside the results on wide screens, a bottom sheet on phones (UI-05).
 * One element for both: a popover, which opens without JavaScript, laid out in the page from `lg` on.
 */
export function SearchFilters({ view }: { view: ResultsView }) {
  const t = useText();
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    // It may have been opened before this code was here.
    if (sheet.current?.matches(":popover-open")) void enter(sheet.current);
  }, []);
  return (
    <section
      aria-labelledby="search-filters-title"
      className="filter-sheet on-notice"
      id={SHEET_ID}
      onToggle={(event) => event.newState === "open" && void enter(event.currentTarget)}
      popover="auto"
      ref={sheet}
    >
      <WrittenOnce by="head of the filters">{() => <SheetHead />}</WrittenOnce>
      <div className="min-h-0 overflow-y-auto overscroll-contain px-5 lg:overflow-visible lg:px-0">
        <Suspense fallback={<WhileMissing />}>
          <FilterGroups view={view} />
        </Suspense>
      </div>
      <div className="flex gap-3 border-t border-line p-4 lg:hidden scripting-off:lg:flex">
        <ShowButton total={view.total} />
        <WrittenOnce by="apply or clear all filters">
          {() => (
            <>
              <Button className="grow only-without-script" type="submit">
                {t("Apply filters")}
              </Button>
              <Link className={buttonClass("secondary", "px-4 whitespace-nowrap")} to="/search">
                {t("Clear all")}
              </Link>
            </>
          )}
        </WrittenOnce>
      </div>
    </section>
  );
}

function SheetHead() {
  const t = useText();
  return (
    <div className="sheet-head" data-sheet-head>
      <h2 className="text-lead outline-none" id="search-filters-title" tabIndex={-1}>
        {t("Filters")}
      </h2>
      <button
        aria-label={t("Close filters")}
        className="-mr-2 grid size-11 place-items-center"
        popoverTarget={SHEET_ID}
        popoverTargetAction="hide"
        type="button"
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Only people who open the sheet load what makes it a dialog; it shows first, because putting a whole page out of reach takes time. */
async function enter(sheet: HTMLElement): Promise<void> {
  const { enterSheet } = await import("./filter-sheet.ts");
  await painted();
  if (sheet.matches(":popover-open")) enterSheet(sheet);
}

/** Closes the sheet; says how many cars it will show, also while a slider is still being moved. */
function ShowButton({ total }: { total: number }) {
  const t = useText();
  const [live, setLive] = useState<{ readonly of: number; readonly total: number }>();
  useEffect(() => {
    const counted = (event: Event) => setLive({ of: total, total: (event as CustomEvent<number>).detail });
    document.addEventListener("search:count", counted);
    return () => document.removeEventListener("search:count", counted);
  }, [total]);
  const count = live?.of === total ? live.total : total;
  return (
    <Button className="grow scripting-off:hidden! px-4" popoverTarget={SHEET_ID} popoverTargetAction="hide">
      {t("Show {total} {count:car|cars}", { count, total: wholeNumber(count) })}
    </Button>
  );
}
