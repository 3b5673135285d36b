import { fieldsOf, type ContractPackage } from "../../domain/package-document.ts";
import type { PaperToSign } from "../../providers/signing-provider.ts";
import type { ContractingContext } from "../contracting-context.ts";
import { renderPackage } from "./pdf/render-package.ts";

/** How the retailer's papers look. */
export const brandOf = ({ tenant }: ContractingContext) => ({
  name: tenant.brandName,
  legalName: tenant.legalName,
  color: tenant.brand.light.action,
});

/** Each paper of a package as its own PDF, with the places to write in. */
export async function papersOf(
  ctx: ContractingContext,
  draft: { readonly package: ContractPackage; readonly contractDay: Date },
): Promise<readonly PaperToSign[]> {
  const papers: PaperToSign[] = [];
  for (const document of draft.package.documents) {
    const { bytes, anchors } = await renderPackage({
      title: document.title,
      orderNumber: draft.package.orderNumber,
      brand: brandOf(ctx),
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
