import { afterEach, expect, test, vi } from "vitest";
import { leaveFrameForAccounts } from "./leave-frame.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["/sign-in", true],
  ["/es/checkout/FC1/details", true],
  ["/search", false],
  ["/es", false],
  ["/vehicles/WP0AA2A92VS487014", false],
])("inside another site %s opens a window of its own: %s", (pathname, isAlone) => {
  let click: (event: object) => void = () => undefined;
  const open = vi.fn<(address: string, where: string) => void>();
  vi.stubGlobal("location", { origin: "http://localhost" });
  vi.stubGlobal("window", {
    open,
    addEventListener: (_name: string, heard: (event: object) => void) => {
      click = heard;
    },
  });
  leaveFrameForAccounts();
  const stop = vi.fn<() => void>();
  const link = { pathname, origin: "http://localhost", href: `http://localhost${pathname}` };
  click({ target: { closest: () => link }, preventDefault: stop, stopImmediatePropagation: stop });
  expect(open.mock.calls).toEqual(isAlone ? [[link.href, "_blank"]] : []);
  expect(stop).toHaveBeenCalledTimes(isAlone ? 2 : 0);
});
