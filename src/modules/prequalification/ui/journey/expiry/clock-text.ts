/** Seconds as `mm:ss` (OP-21). */
export function clockText(seconds: number): string {
  const two = (part: number): string => String(part).padStart(2, "0");
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

/** Seconds left at which a screen reader says how much time there is; each is said once. */
const SAID_AT = [120, 60, 30, 10, 0] as const;

/** The last of them that was reached; undefined before the first. */
export function saidSeconds(seconds: number): number | undefined {
  return SAID_AT.findLast((said) => seconds <= said);
}
