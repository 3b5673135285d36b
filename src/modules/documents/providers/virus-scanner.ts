/** What a scanner says of one file. */
export type ScanVerdict =
  | { readonly kind: "clean" }
  /** The scanner's name of what it found; for logs, never for buyers. */
  | { readonly kind: "infected"; readonly name: string }
  /** It did not say: away, hung, overloaded or the file is too large for it. The file stays unread until it does. */
  | { readonly kind: "unavailable"; readonly reason: string };

/** Looks into files before anybody may open them. Never throws for a scanner's failure; a failure of `bytes` is passed on. */
export interface VirusScanner {
  /** For logs and `/ready`, e.g. `clamd`. */
  readonly name: string;
  scan(bytes: AsyncIterable<Uint8Array>): Promise<ScanVerdict>;
}
