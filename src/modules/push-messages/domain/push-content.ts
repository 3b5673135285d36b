/** What a browser shows of an update, and what it opens. */
export interface PushContent {
  readonly title: string;
  readonly body: string;
  /** Of this store, e.g. `/progress/FC…`. */
  readonly path: string;
  /** A later message with the same tag takes the place of this one. */
  readonly tag: string;
}

/** The key pair of a browser's subscription, as browsers write it: base64url. */
export interface PushKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** Where a browser's messages go, and how they are sealed for it. */
export interface PushTarget {
  readonly endpoint: string;
  readonly keys: PushKeys;
}
