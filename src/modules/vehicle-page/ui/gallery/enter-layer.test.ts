import { expect, it } from "vitest";
import { enterLayer } from "./enter-layer.ts";

/** A tab that has come from the results to a car's page. @returns it, and what its router was told */
function tab() {
  const entries = [
    { href: "/search", state: { key: "results" } },
    { href: "/vehicles/a-car", state: { key: "car" } },
  ];
  // As in a browser, whoever captures hears it first; Node's own targets keep one order.
  const [captures, bubbles] = [new EventTarget(), new EventTarget()];
  const routed: string[] = [];
  let at = 1;
  const here = () => entries[at] ?? expect.unreachable("left the tab");
  const back = (by = 1) => {
    at -= by;
    const pop = Object.assign(new Event("popstate"), { state: here().state });
    let isStopped = false;
    pop.stopImmediatePropagation = () => (isStopped = true);
    captures.dispatchEvent(pop);
    if (!isStopped) bubbles.dispatchEvent(new Event("popstate"));
  };
  bubbles.addEventListener("popstate", () => routed.push(here().href));
  const shown = {
    addEventListener: captures.addEventListener.bind(captures),
    removeEventListener: captures.removeEventListener.bind(captures),
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
        entries.splice((at += 1), entries.length, { href: entries[at - 1]!.href, state });
      },
      back,
    },
  } as unknown as Window;
  return { shown, back, routed, here, length: () => at + 1 };
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
