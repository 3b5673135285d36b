import type { Text } from "#platform/shared/texts/text.ts";
import { localTimeOf } from "#platform/shared/time/zoned-time.ts";
import { openState, type WeekHours } from "../domain/opening-hours.ts";
import { openText } from "./hours-text.ts";

/** What the dealer's clocks say about the hours at this moment; loaded once the page is alive. */
export function openNow(
  week: WeekHours,
  timeZone: string,
  t: Text,
): { readonly isOpen: boolean; readonly text: string } {
  const state = openState(week, localTimeOf(Date.now(), timeZone));
  return { isOpen: state.kind === "open", text: openText(state, t) };
}
