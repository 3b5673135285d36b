import type { MessageAttachment, WrittenFile } from "../domain/message-template.ts";
import type { FilesContext } from "./messaging-context.ts";

/**
 * Files with their bytes: papers are drawn now, because most mail that carries one is never opened where nobody sends it
 * (decision 0550).
 * @throws Error when one cannot be drawn now
 */
export async function writtenFiles(
  ctx: FilesContext,
  files: readonly MessageAttachment[],
): Promise<readonly WrittenFile[]> {
  return Promise.all(files.map((file) => writtenFile(ctx, file)));
}

/** One of them. @throws as `writtenFiles` */
export async function writtenFile(ctx: FilesContext, file: MessageAttachment): Promise<WrittenFile> {
  if (!("drawnBy" in file)) return file;
  const { drawnBy, paperId, fileName, contentType } = file;
  const draw = ctx.drawings?.[drawnBy];
  if (draw === undefined) throw new Error(`nobody draws the papers of ${drawnBy}`);
  return { fileName, contentType, base64: Buffer.from(await draw(ctx, paperId)).toString("base64") };
}
