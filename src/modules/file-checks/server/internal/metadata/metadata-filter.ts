/** Takes what is not the picture out of a sound file, while it arrives in pieces. One filter serves one file. */
export interface MetadataFilter {
  /** What stays of these bytes, which may be held back until more is known. */
  take(chunk: Uint8Array): readonly Uint8Array[];
}

/** For formats that are kept as they are. */
export const keepsEverything: MetadataFilter = { take: (chunk) => [chunk] };
