import { FeedbackSection } from "./feedback-section.tsx";
import { FormSection } from "./form-section.tsx";
import { StructureSection } from "./structure-section.tsx";
import { TokenSection } from "./token-section.tsx";

/** All components on one page, to be looked at in every brand, light and dark. */
export function Gallery() {
  return (
    <div className="page-width grid gap-16 py-10">
      <h1 className="text-heading">Design system</h1>
      <TokenSection />
      <FormSection />
      <FeedbackSection />
      <StructureSection />
    </div>
  );
}
