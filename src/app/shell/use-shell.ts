import { useRouteLoaderData } from "react-router";
import type { ShellView } from "./shell-view.ts";

/** The shell's facts on any page below the root; undefined only when the root itself failed. */
export function useShell(): ShellView | undefined {
  return useRouteLoaderData<ShellView>("root");
}
