import { parentPort } from "node:worker_threads";
import { messageOf } from "#platform/server/context/message-of.ts";
import type { PictureOrder } from "../../domain/picture-order.ts";
import { paintPicture, registerFonts } from "./paint-picture.ts";

/** Paints in a thread of its own: a tenth of a second that no request should wait for. */
type PaintRequest = { readonly id: number; readonly order: PictureOrder };
export type PaintAnswer =
  | { readonly id: number; readonly png: Uint8Array<ArrayBuffer> }
  | { readonly id: number; readonly failure: string };

registerFonts();

parentPort?.on("message", ({ id, order }: PaintRequest) => {
  paintPicture(order).then(
    (png) => parentPort?.postMessage({ id, png }),
    (error: unknown) => parentPort?.postMessage({ id, failure: messageOf(error) }),
  );
});
