/** What a reader of the change feed has already been given; only the feed that gave it can read it. */
export interface FeedPosition {
  /** A `pg_snapshot` as text: every transaction visible in it has been read, no other one has. */
  readonly snapshot: string;
  /** Which run of which database this snapshot belongs to; transaction numbers mean nothing anywhere else. */
  readonly server: string;
}

export interface StockChange {
  /** Number of the writing transaction, an xid8 as text. */
  readonly tx: string;
  readonly seq: number;
  readonly tenant_id: string;
  readonly vehicle_id: string;
}

/** What changed in the stock of all retailers, for whoever keeps something that is made of it. */
export interface ChangeFeed {
  /** Where to follow from so that nothing is missed by whoever reads the tables after this call. */
  position(): Promise<FeedPosition>;
  /**
   * Hands over every change that is visible now and was not at `after`, page by page, each exactly once, and answers the
   * new position. A transaction that is still open holds back nobody but itself.
   * @param apply may fail: then nothing counts as read
   * @returns undefined when the database is not the one of `after`, or its transaction numbers went back: a restart, a
   * failover, a restore. Then no position means anything any more and the tables have to be read again.
   */
  read(
    from: { readonly after: FeedPosition; readonly pageSize: number },
    apply: (changes: readonly StockChange[]) => Promise<void>,
  ): Promise<FeedPosition | undefined>;
}
