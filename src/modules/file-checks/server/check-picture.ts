import { isAppError } from "#platform/shared/app-error.ts";
import { checkedBytes } from "./check-file.ts";

type PictureCheck =
  /** Its bytes without the notes of cameras and programs. */
  | { readonly kind: "sound"; readonly bytes: Uint8Array }
  | { readonly kind: "refused"; readonly message: string };

/** Checks a picture that arrived by another way exactly as an uploaded document is checked (DOC-08), and keeps nothing. */
export async function checkPicture(input: {
  readonly format: "jpg" | "png";
  readonly bytes: Uint8Array;
}): Promise<PictureCheck> {
  const { format, bytes } = input;
  const kept: Uint8Array[] = [];
  try {
    const file = { fileName: `picture.${format}`, format, chunks: oneChunk(bytes) };
    for await (const piece of checkedBytes(file)) kept.push(piece);
  } catch (error) {
    if (!isAppError(error)) throw error;
    return { kind: "refused", message: error.details.message };
  }
  return { kind: "sound", bytes: Buffer.concat(kept) };
}

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
