import * as v from "valibot";
import { issueText } from "#platform/shared/fields/issue-text.ts";
import { readRawBody } from "#platform/server/http/bodies/read-raw-body.ts";
import { AppError } from "#platform/shared/app-error.ts";
import type { CapturedPicture } from "../../providers/id-capture-provider.ts";

/** Phones send pictures scaled down; this is what one may weigh where they could not. */
const MOST_PICTURE_BYTES = 10 * 1024 * 1024;
const MOST_BODY_BYTES = 2 * MOST_PICTURE_BYTES + 64 * 1024;

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
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\b/iu.test(type)) throw invalid("body.notForm", {});
  const form = await parsed(await readRawBody(request, MOST_BODY_BYTES), type);
  const entries = Object.fromEntries([...form].filter(([, value]) => typeof value === "string"));
  const fields = v.safeParse(Fields, entries);
  const errors: Record<string, string> = {};
  if (!fields.success)
    for (const issue of fields.issues) errors[v.getDotPath(issue) ?? ""] ??= issueText(issue);
  const pictures: CapturedPicture[] = [];
  for (const side of ["front", "back"] as const) {
    const picture = await pictureOf(form.get(side), side);
    if (typeof picture === "string") errors[side] = picture;
    else pictures.push(picture);
  }
  if (!fields.success || Object.keys(errors).length > 0) throw invalid("body.invalid", errors);
  return { ...fields.output, pictures };
}

async function pictureOf(
  entry: FormDataEntryValue | null,
  side: CapturedPicture["side"],
): Promise<CapturedPicture | string> {
  if (entry === null || typeof entry === "string" || entry.size === 0)
    return `Take a picture of the ${side}.`;
  if (entry.size > MOST_PICTURE_BYTES) return "This picture is larger than 10 MB.";
  const bytes = new Uint8Array(await entry.arrayBuffer());
  const format = formatOf(bytes);
  return format === undefined ? "Use a .png or .jpg picture." : { side, format, bytes };
}

/** What the bytes are, whatever the name says. */
function formatOf(bytes: Uint8Array): CapturedPicture["format"] | undefined {
  const starts = (...head: number[]) => head.every((byte, index) => bytes[index] === byte);
  if (starts(0xff, 0xd8, 0xff)) return "jpg";
  return starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) ? "png" : undefined;
}

async function parsed(body: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { "content-type": type } }).formData();
  } catch {
    // The parser says why in its own words; for the caller it is a form that is none.
    throw invalid("body.malformed", {});
  }
}

function invalid(code: string, fields: Record<string, string>): AppError {
  const message = Object.values(fields)[0] ?? "We couldn't read what your phone sent. Try again.";
  return new AppError("invalid", { code, message, fields });
}
