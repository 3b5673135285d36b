import type { DocumentEntry } from "../domain/document-list.ts";

/** DOC-09: how often and how far apart missing data is asked for again. */
const PACKAGE = { retries: 10, pauseMs: 5_000 };
const DOCUMENTS = { retries: 10, pauseMs: 1_000 };

/** The deal's papers never came, though every call was answered (DOC-11). */
export class NoDocumentData extends Error {
  override name = "NoDocumentData";

  constructor() {
    super("No data of docupload status");
  }
}

interface LoadParts {
  readonly get: <T>(path: string) => Promise<T>;
  /** Ends early, by throwing, when the page is left. */
  readonly pause: (milliseconds: number) => Promise<void>;
}

interface PackageStatus {
  readonly ready: boolean;
  readonly dealId: string;
}

/** What the list call answers. */
export interface ListAnswer {
  readonly data: { readonly documents: readonly DocumentEntry[] };
}

export const documentsPath = (dealId: string): string =>
  `/api/documents/deals/${encodeURIComponent(dealId)}/documents`;

/**
 * Waits for the package of a deal reference, then for its documents; both are made after the deal (DOC-09, DOC-10).
 * @throws NoDocumentData after the retries; what a failed call throws, at once
 */
export async function loadDocuments(parts: LoadParts, dealRefId: string): Promise<readonly DocumentEntry[]> {
  const status = `/api/documents/packages/deals/reference/${encodeURIComponent(dealRefId)}/status`;
  const { dealId } = await polled(parts, PACKAGE, async () => {
    const answer = await parts.get<PackageStatus | undefined>(status);
    return answer?.ready ? answer : undefined;
  });
  return polled(parts, DOCUMENTS, async () => {
    const answer = await parts.get<ListAnswer | undefined>(`${documentsPath(dealId)}?excludeSystem=true`);
    const documents = answer?.data.documents ?? [];
    return documents.length > 0 ? documents : undefined;
  });
}

async function polled<T>(
  { pause }: LoadParts,
  { retries, pauseMs }: { retries: number; pauseMs: number },
  ask: () => Promise<T | undefined>,
): Promise<T> {
  for (let retry = 0; ; retry += 1) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (retry === retries) throw new NoDocumentData();
    await pause(pauseMs);
  }
}
