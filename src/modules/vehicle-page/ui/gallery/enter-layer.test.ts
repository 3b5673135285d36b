import { expect, it } from "vitest";
import { hearStepsFirst } from "#platform/browser/steps-back.ts";
import { enterLayer } from "./enter-layer.ts";

/** A tab that has come from the results to a car's page. @returns it, and what its router was told */
function tab() {
  const entries = [
    { href: "/search", state: { key: "results" }, scroll: "auto" },
    { href: "/vehicles/a-car", state: { key: "car" }, scroll: "auto" },
  ];
  // As in a browser, whoever came first hears it first.
  const listeners = new EventTarget();
  hearStepsFirst(listeners as Window);
  const [routed, scrolled]: [string[], string[]] = [[], []];
  let at = 1;
  const here = () => entries[at] ?? expect.unreachable("left the tab");
  const back = (by = 1) => {
    at -= by;
    if (here().scroll === "auto") scrolled.push(here().href);
    const pop = Object.assign(new Event("popstate"), { state: here().state });
    listeners.dispatchEvent(pop);
  };
  listeners.addEventListener("popstate", () => routed.push(here().href));
  const shown = {
    location: {
      get href() {
        return here().href;
      },
    },
    history: {
      get state() {
        return here().state;
      },
      pushState(state: { key: string }) {
        const { href, scroll } = here();
        entries.splice((at += 1), entries.length, { href, state, scroll });
      },
      get scrollRestoration() {
        return here().scroll;
      },
      set scrollRestoration(scroll: string) {
        here().scroll = scroll;
      },
      back,
    },
  } as unknown as Window;
  return { shown, back, routed, scrolled, here, length: () => at + 1 };
}

it("is left by Back, and the page below it stays", () => {
  const { shown, back, routed, here, length } = tab();
  let isShown = true;
  enterLayer(() => (isShown = false), shown);
  expect(length()).toBe(3);
  back();
  expect([isShown, here().href, routed]).toEqual([false, "/vehicles/a-car", []]);
  back();
  expect(routed).toEqual(["/search"]);
});

it("leaves the page below where it was scrolled to, however it is left, and other pages as before", () => {
  const { shown, back, scrolled } = tab();
  enterLayer(() => undefined, shown);
  back();
  enterLayer(() => undefined, shown)();
  expect([scrolled, shown.history.scrollRestoration]).toEqual([[], "auto"]);
  back();
  expect(scrolled).toEqual(["/search"]);
});

it("leaves no step behind when it is closed, so that the next Back leaves the page", () => {
  const { shown, back, routed, length } = tab();
  const leave = enterLayer(() => expect.unreachable("nobody went back"), shown);
  leave();
  leave();
  expect([length(), routed]).toEqual([2, []]);
  back();
  expect(routed).toEqual(["/search"]);
});

it("is left with its page by who goes back further", () => {
  const { shown, back, routed } = tab();
  let isShown = true;
  enterLayer(() => (isShown = false), shown);
  back(2);
  expect([isShown, routed]).toEqual([false, ["/search"]]);
});
