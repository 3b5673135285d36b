/** Names of this browser's caches; the number moves when what is in them has to be fetched again. */
export const OFFLINE_CACHES = {
  /** Scripts, and the page that is shown without a connection. */
  shell: "fc-shell-1",
  /** Documents of cars that were looked at. */
  cars: "fc-cars-1",
  pictures: "fc-pictures-1",
  /** The buyer's own orders; written by their pages only, and gone with the session. */
  orders: "fc-orders",
} as const;

/** Whose orders are kept, or told of by updates: the account's id, in the storage that tabs share. */
export const KEPT_FOR = "fc.kept-for";

/** What somebody said when this browser asked whether it may show updates about their orders: `on` or `no`. */
export const PUSH_ANSWER = "fc.push";
