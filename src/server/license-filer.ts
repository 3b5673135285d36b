import { Readable } from "node:stream";
import { checkPicture } from "#modules/file-checks/server/check-picture.ts";
import type { DocumentsContext } from "#modules/documents/server/documents-context.ts";
import { uploadDocuments } from "#modules/documents/server/upload-documents.ts";
import type { LicenseFiler } from "#modules/id-verification/server/id-verification-context.ts";
import type { MultipartPart } from "#platform/server/http/bodies/read-multipart.ts";
import { isAppError } from "#platform/shared/app-error.ts";

type Pictures = Parameters<LicenseFiler["check"]>[0];

/** The document that each person's license is. */
const LICENSES = { buyer: "DriversLicense", "co-buyer": "CoBuyerLicense" } as const;

/**
 * Files a captured license as if its owner had uploaded it: the same checks, limits and consequences. Composed here,
 * because neither module knows the other.
 */
export const licenseFiler: LicenseFiler = {
  async check(pictures) {
    const sound: Pictures[number][] = [];
    for (const picture of pictures) {
      const checked = await checkPicture(picture);
      if (checked.kind === "refused") return { ...checked, side: picture.side };
      sound.push({ ...picture, bytes: checked.bytes });
    }
    return { kind: "sound", pictures: sound };
  },
  async keep(ctx, { order, person, pictures }) {
    const owner = { kind: "account", accountId: order.accountId, sessionId: "id-verification" } as const;
    try {
      await uploadDocuments(
        { ...(ctx as typeof ctx & DocumentsContext), actor: owner },
        { dealId: order.id, type: LICENSES[person], parts: partsOf(pictures) },
      );
      return true;
    } catch (error) {
      if (!isAppError(error)) throw error;
      return false;
    }
  },
};

async function* partsOf(pictures: Pictures): AsyncGenerator<MultipartPart> {
  for (const { side, format, bytes } of pictures)
    yield { name: "documents", fileName: `license-${side}.${format}`, chunks: Readable.from([bytes]) };
}
