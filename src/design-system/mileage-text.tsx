import type { Text } from "#platform/shared/texts/text.ts";

const whole = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

/** RWD-02: `12,345 mi`. */
export function formatMiles(miles: number): string {
  return `${whole.format(miles)} mi`;
}

/** RWD-02: `12 mi away`. */
export function formatDistance(miles: number, t: Text): string {
  return t("{distance} away", { distance: formatMiles(miles) });
}

/** Miles driven, with figures that line up. */
export function MileageText({ miles }: { miles: number }) {
  return <span className="tabular">{formatMiles(miles)}</span>;
}
