import * as v from "valibot";
import { issueText } from "#platform/shared/fields/issue-text.ts";
import { readMultipart } from "#platform/server/http/bodies/read-multipart.ts";
import { limitedBody } from "#platform/server/http/bodies/read-raw-body.ts";
import { AppError, isAppError } from "#platform/shared/app-error.ts";
import type { CapturedPicture } from "../../providers/id-capture-provider.ts";

/** Phones send pictures scaled down; this is what one may weigh where they could not. */
const MOST_PICTURE_BYTES = 10 * 1024 * 1024;
const MOST_BODY_BYTES = 2 * MOST_PICTURE_BYTES + 64 * 1024;

/** What this call answers for a body that cannot be read. */
const CODES: Readonly<Record<string, string>> = {
  "upload.notMultipart": "body.notForm",
  "upload.malformed": "body.malformed",
};

const Fields = v.object({
  documentNumber: v.pipe(
    v.string("Enter your license number."),
    v.trim(),
    v.regex(/^[A-Za-z0-9-]{4,20}$/u, "Enter 4 to 20 letters, digits or hyphens."),
  ),
  issuingState: v.pipe(
    v.string("Choose a state."),
    v.trim(),
    v.toUpperCase(),
    v.regex(/^[A-Z]{2}$/u, "Choose a state."),
  ),
});

export interface CaptureForm {
  readonly documentNumber: string;
  readonly issuingState: string;
  readonly pictures: readonly CapturedPicture[];
}

/**
 * Reads what our own phone page sends: two pictures and two fields, as multipart.
 * @throws AppError invalid `body.*` with the fields that are wrong
 */
export async function readCaptureForm(request: Request): Promise<CaptureForm> {
  const form = await partsOf(request);
  const text = (name: string) => form.get(name)?.toString();
  const fields = v.safeParse(Fields, {
    documentNumber: text("documentNumber"),
    issuingState: text("issuingState"),
  });
  const errors: Record<string, string> = {};
  if (!fields.success)
    for (const issue of fields.issues) errors[v.getDotPath(issue) ?? ""] ??= issueText(issue);
  const pictures: CapturedPicture[] = [];
  for (const side of ["front", "back"] as const) {
    const picture = pictureOf(form.get(side), side);
    if (typeof picture === "string") errors[side] = picture;
    else pictures.push(picture);
  }
  if (!fields.success || Object.keys(errors).length > 0) throw invalid("body.invalid", errors);
  return { ...fields.output, pictures };
}

function pictureOf(bytes: Uint8Array | undefined, side: CapturedPicture["side"]): CapturedPicture | string {
  if (bytes === undefined || bytes.length === 0) return `Take a picture of the ${side}.`;
  if (bytes.length > MOST_PICTURE_BYTES) return "This picture is larger than 10 MB.";
  const format = formatOf(bytes);
  return format === undefined ? "Use a .png or .jpg picture." : { side, format, bytes };
}

/** What the bytes are, whatever the name says. */
function formatOf(bytes: Uint8Array): CapturedPicture["format"] | undefined {
  const starts = (...head: number[]) => head.every((byte, index) => bytes[index] === byte);
  if (starts(0xff, 0xd8, 0xff)) return "jpg";
  return starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) ? "png" : undefined;
}

/** The form's parts by name; of two with one name the first counts. */
async function partsOf(request: Request): Promise<ReadonlyMap<string, Buffer>> {
  const form = new Map<string, Buffer>();
  const body = limitedBody(request, MOST_BODY_BYTES);
  try {
    for await (const { name, chunks } of readMultipart(body, request.headers.get("content-type"))) {
      const sent: Uint8Array[] = [];
      for await (const chunk of chunks) sent.push(chunk);
      if (!form.has(name)) form.set(name, Buffer.concat(sent));
    }
  } catch (error) {
    const code = isAppError(error) ? CODES[error.details.code] : undefined;
    throw code === undefined ? error : invalid(code, {});
  }
  return form;
}

function invalid(code: string, fields: Record<string, string>): AppError {
  const message = Object.values(fields)[0] ?? "We couldn't read what your phone sent. Try again.";
  return new AppError("invalid", { code, message, fields });
}
