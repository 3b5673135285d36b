/** What a module keeps of an order, for access requests of the order's owner (PRIV-01). */
export interface OrderData<Ctx> {
  /** By heading in the report: what it says of an order to its owner. */
  readonly parts: Readonly<
    Record<
      string,
      (ctx: Ctx, order: { readonly orderNumber: string; readonly dealId: string }) => Promise<unknown>
    >
  >;
  /** Tables that the parts answer for. */
  readonly tables: readonly string[];
  /** Tables that need not be read, each with its reason. */
  readonly untold?: Readonly<Record<string, string>>;
}
