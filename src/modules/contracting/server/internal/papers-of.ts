import { fieldsOf, type ContractPackage } from "#modules/contract-papers/domain/package-document.ts";
import { type PaperContext, paperBrand } from "#modules/tenancy/server/paper-brand.ts";
import type { PaperToSign } from "#modules/signing-services/server/signing-provider.ts";
import { renderPackage } from "#modules/contract-papers/server/render-package.ts";

/** Each paper of a package as its own PDF, with the places to write in. */
export async function papersOf(
  ctx: PaperContext,
  draft: {
    readonly package: Pick<ContractPackage, "orderNumber" | "documents">;
    readonly contractDay: Date;
    /** Where the papers are about no order. */
    readonly reference?: string;
  },
): Promise<readonly PaperToSign[]> {
  const papers: PaperToSign[] = [];
  const brand = await paperBrand(ctx);
  for (const document of draft.package.documents) {
    const { bytes, anchors } = await renderPackage({
      title: document.title,
      orderNumber: draft.package.orderNumber,
      ...(draft.reference !== undefined && { reference: draft.reference }),
      brand,
      createdAt: draft.contractDay,
      documents: [document],
    });
    const fields = fieldsOf([document]).flatMap((field) => {
      const anchor = anchors.find(({ fieldId }) => fieldId === field.id);
      return anchor === undefined ? [] : [{ ...field, ...placeOf(anchor) }];
    });
    papers.push({ name: document.kind, title: document.title, bytes, fields });
  }
  return papers;
}

function placeOf({
  page,
  x,
  y,
  width,
  height,
}: Omit<PaperToSign["fields"][number], "id" | "kind" | "label">) {
  return { page, x, y, width, height };
}
