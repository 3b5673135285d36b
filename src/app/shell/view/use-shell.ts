import { useMatches, useRouteLoaderData } from "react-router";
import type { RooftopSupport } from "#modules/tenancy/domain/rooftops/tenant-for-rooftop.ts";
import { useRooftopSupport } from "#modules/tenancy/ui/rooftop-support-store.ts";
import { readShell } from "./read-shell.ts";
import type { ShellView } from "./shell-view.ts";

/**
 * The shell's facts on any page below the root; undefined only when the root itself failed. A page about the vehicles
 * of one rooftop, make or condition shows that one's name, logo and support (TEN-10): its loader answers them as
 * `rooftop`, or the browser asks for them once it knows the vehicle.
 */
export function useShell(): ShellView | undefined {
  const text = useRouteLoaderData<string>("root");
  const shell = text === undefined ? undefined : readShell(text);
  const own = rooftopOf(useMatches().at(-1)?.loaderData);
  const asked = useRooftopSupport();
  const rooftop = own ?? asked;
  if (shell === undefined || rooftop === null) return shell;
  return {
    ...shell,
    ...rooftop,
    logoDarkUrl: rooftop.logoUrl === shell.logoUrl ? shell.logoDarkUrl : null,
    rooftop: JSON.stringify(rooftop),
  };
}

function rooftopOf(data: unknown): RooftopSupport | null {
  if (typeof data !== "object" || data === null || !("rooftop" in data)) return null;
  return data.rooftop as RooftopSupport | null;
}
