/** What a log says of a failure. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : "unknown";
}
