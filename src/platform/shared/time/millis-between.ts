/** How far apart two ISO instants are, in milliseconds, whichever is first. */
export function millisBetween(one: string, other: string): number {
  return Math.abs(new Date(one).getTime() - new Date(other).getTime());
}
