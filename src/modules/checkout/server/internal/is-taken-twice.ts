/** PostgreSQL refused a second active order for one vehicle. */
export function isTakenTwice(error: unknown): boolean {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown };
  return code === "23505" && constraint === "orders_one_active_per_vehicle";
}
