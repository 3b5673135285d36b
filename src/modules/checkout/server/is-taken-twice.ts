/** PostgreSQL refused a second active order for one car: by its row, its VIN or its stock number at the rooftop (0225). */
export function isTakenTwice(error: unknown): boolean {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown };
  return code === "23505" && String(constraint).startsWith("orders_one_active_per_");
}
