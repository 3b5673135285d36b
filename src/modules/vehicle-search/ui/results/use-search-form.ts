import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { useText } from "#platform/browser/texts/texts.tsx";
import { useNavigate, useNavigationType } from "react-router";
import { parseSearchQuery, toSearchParams } from "#modules/search-index/domain/search-query.ts";
import type { SortKey } from "#modules/search-index/domain/sort-options.ts";
import { FILTERS_ALIVE, isTouched, readSearchForm, SEARCH_FORM_ID, writeSearchForm } from "./search-form.ts";

interface SearchFormState {
  /** Canonical query string the page shows now. */
  readonly search: string;
  readonly defaultSort: SortKey;
}

/**
 * Turns the plain GET form into one that answers at once: every settled change navigates to the
 * canonical address. Without JavaScript the form has its own button and the same addresses.
 */
export function useSearchForm({ search, defaultSort }: SearchFormState) {
  const form = useRef<HTMLFormElement>(null);
  const asked = useAsked(defaultSort);
  const submit = useEffectEvent(() => {
    if (form.current === null) return;
    const wanted = canonical(readSearchForm(form.current, search), defaultSort);
    // The page may still show the search before the one whose answer is on its way.
    if (wanted !== (asked.search() ?? withoutPage(search))) asked.ask(wanted);
    // Words that said what is asked for already are not asked again.
    else if (asked.search() === undefined) writeSearchForm(form.current, new URLSearchParams(wanted));
  });

  const t = useText();
  // Loaded by whoever moves a slider.
  const live = useRef<typeof import("./live-count.ts")>(undefined);
  const count = useEffectEvent(async (control: HTMLInputElement) => {
    live.current ??= await import("./live-count.ts");
    if (form.current === null) return;
    const output = control.closest("details")?.querySelector<HTMLElement>("output") ?? null;
    const asked = canonical(readSearchForm(form.current, search), defaultSort);
    live.current.showLiveCount({ output, search: asked, t });
  });

  useEffect(
    () =>
      watchFilters({
        isTouched: () => form.current !== null && isTouched(form.current),
        // Another answer would put new filters in place of those that are not alive yet, and take the focus with them.
        settle: () => form.current?.hasAttribute("data-alive") && submit(),
        count: (control) => void count(control),
      }),
    [],
  );

  useAddressInForm({ form, search, asked, onOther: () => live.current?.endLiveCount() });

  const onSubmit = (event: { preventDefault(): void }) => {
    event.preventDefault();
    submit();
  };
  return { form, onSubmit };
}

/** What the form asked for last. */
interface Asked {
  /** Undefined once the page shows it. */
  search(): string | undefined;
  /** Whether the address is still an earlier one. */
  isOnItsWay(): boolean;
  ask(search: string): void;
  /** The page shows it, or something else that was asked for later. */
  end(): void;
}

function useAsked(defaultSort: SortKey): Asked {
  const asked = useRef<{ readonly search: string; isGoing: boolean }>(undefined);
  const navigate = useNavigate();
  const isThere = (search: string) => canonical(new URLSearchParams(location.search), defaultSort) === search;
  return {
    search: () => asked.current?.search,
    isOnItsWay: () => asked.current?.isGoing === true && !isThere(asked.current.search),
    ask(search) {
      const one = { search, isGoing: true };
      asked.current = one;
      const going = navigate({ pathname: "/search", search }, { preventScrollReset: true });
      void Promise.resolve(going).then(() => {
        one.isGoing = false;
        // A link was followed meanwhile: its search is the one to compare with.
        if (asked.current === one && !isThere(search)) asked.current = undefined;
      });
    },
    end: () => (asked.current = undefined),
  };
}

interface FormAddress {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly search: string;
  readonly asked: Asked;
  /** The page shows another address now. */
  readonly onOther: () => void;
}

/** Writes a new address into the controls. */
function useAddressInForm({ form, search, asked, onOther }: FormAddress): void {
  const isBack = useNavigationType() === "POP";
  const known = useRef(search);
  const tell = useEffectEvent(onOther);
  const isEarlier = useEffectEvent(() => {
    if (asked.isOnItsWay()) return true;
    asked.end();
    return false;
  });
  useEffect(() => {
    if (known.current === search || form.current === null) return;
    known.current = search;
    // The answer to an earlier choice: it must not take back what was chosen since.
    if (isEarlier()) return;
    for (const output of form.current.querySelectorAll("output")) output.textContent = "";
    tell();
    writeSearchForm(form.current, new URLSearchParams(search), isBack);
  }, [form, search, isBack]);
}

interface FilterWatch {
  /** Something was chosen that the address does not say. */
  readonly isTouched: () => boolean;
  /** A choice is made. */
  readonly settle: () => unknown;
  /** A slider moves. */
  readonly count: (control: HTMLInputElement) => void;
}

/** Hears every choice of the form; returns how to stop. */
function watchFilters({ isTouched: isFormTouched, settle, count }: FilterWatch): () => void {
  // Something may have been chosen before this code was here; otherwise the address stays as it is.
  const catchUp = () => isFormTouched() && settle();
  catchUp();
  const changed = (event: Event) => {
    const control = event.target as HTMLInputElement | null;
    const isFilter = control?.form?.id === SEARCH_FORM_ID && control.name !== "q";
    if (control === null || !(isFilter || control.type === "range")) return;
    // An answer to an earlier choice that arrives in between must not take this one back.
    control.dataset["chosen"] = "";
    setTimeout(() => {
      delete control.dataset["chosen"];
      settle();
    });
  };
  const moved = ({ target, isTrusted }: Event) => {
    const control = target as HTMLInputElement | null;
    // Our own events write the address into the controls.
    if (!isTrusted) return;
    if (control?.form?.id === SEARCH_FORM_ID && control.closest("fieldset")?.querySelector("[type=range]"))
      setTimeout(() => count(control));
  };
  // On the way down, because React stops what happens in a part of the page that is not alive yet; acted on once
  // the part itself has heard of it, because a slider then writes its number.
  document.addEventListener(FILTERS_ALIVE, catchUp);
  document.addEventListener("change", changed, true);
  document.addEventListener("input", moved, true);
  return () => {
    document.removeEventListener(FILTERS_ALIVE, catchUp);
    document.removeEventListener("change", changed, true);
    document.removeEventListener("input", moved, true);
  };
}

function canonical(params: URLSearchParams, defaultSort: SortKey): string {
  return toSearchParams(parseSearchQuery(params, defaultSort), defaultSort).toString();
}

/** A changed filter starts at page 1, so the page is no part of what is compared. */
function withoutPage(search: string): string {
  const params = new URLSearchParams(search);
  params.delete("page");
  return params.toString();
}
