import { useText } from "#platform/browser/texts/texts.tsx";
import type { VehicleColor } from "../../domain/vehicle.ts";

/** The paint as a dot: one tone, or two halves (VEH-10). The name stands beside it or is read out. */
export function ColorSwatch({ color, size = 18 }: { color: VehicleColor; size?: number }) {
  const t = useText();
  const name =
    color.secondaryName === undefined
      ? t(color.name)
      : t("{color} with {other}", { color: t(color.name), other: t(color.secondaryName) });
  return (
    <svg
      aria-label={t("Color: {name}", { name })}
      className="shrink-0"
      height={size}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an svg with a name is an image
      role="img"
      viewBox="0 0 20 20"
      width={size}
    >
      <circle className="stroke-line-strong" cx="10" cy="10" fill={color.hex} r="9" strokeWidth="1.5" />
      {color.secondaryHex !== undefined && (
        <path
          className="stroke-line-strong"
          d="M10 1a9 9 0 0 1 0 18Z"
          fill={color.secondaryHex}
          strokeWidth="1.5"
        />
      )}
    </svg>
  );
}
