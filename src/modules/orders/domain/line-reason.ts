import { becauseText } from "#modules/worksheet/domain/because-text.ts";
import type { Text } from "#platform/shared/texts/text.ts";
import type { OrderSnapshot, PriceLine } from "./order.ts";

/** Why a line costs what it does, in the reader's language; English as it was worded where no code was stored. */
export function lineReason(
  t: Text,
  { because, derivation }: Pick<PriceLine, "because" | "derivation">,
): string {
  return (because && becauseText(because, t)) ?? t(derivation);
}

/** The lines of a snapshot with the codes of their reasons; an earlier release kept them in the worksheet only. */
export function reasonedLines({
  lines,
  worksheet,
}: Pick<OrderSnapshot, "lines" | "worksheet">): readonly PriceLine[] {
  return lines.map((line) => {
    if (line.because !== undefined) return line;
    const because = worksheet?.lines.find(({ code }) => code === line.code)?.because;
    return because === undefined ? line : { ...line, because };
  });
}
