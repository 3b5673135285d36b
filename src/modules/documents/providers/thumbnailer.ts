import type { FileFormat } from "#modules/file-checks/domain/file-rules.ts";

/** Longest side of a thumbnail in pixels. */
export const THUMBNAIL_PIXELS = 480;

export interface FileToDraw {
  readonly format: FileFormat;
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Who asks: accounts take turns. */
  readonly account: string;
}

/** Makes small pictures of files that nobody trusts. */
export interface Thumbnailer {
  /**
   * A JPEG of the picture or of a PDF's first page, or undefined when none can be made of these bytes.
   * @throws AppError provider-unavailable `thumbnail.busy` when too many of this account, or of all, are waiting
   */
  render(file: FileToDraw): Promise<Uint8Array | undefined>;
}
