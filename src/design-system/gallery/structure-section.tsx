import { BottomSheet } from "../bottom-sheet.tsx";
import { Breadcrumb } from "../breadcrumb.tsx";
import { Card } from "../card.tsx";
import { Disclosure } from "../disclosure.tsx";
import { MileageText } from "../mileage-text.tsx";
import { MoneyText } from "../money-text.tsx";
import { Pagination } from "../pagination.tsx";
import { StepList } from "../step-list.tsx";
import { GallerySection } from "./gallery-section.tsx";

/** How pages are put together. */
export function StructureSection() {
  return (
    <GallerySection title="Structure">
      <Breadcrumb
        crumbs={[
          { label: "Search", to: "/search" },
          { label: "Toyota", to: "/search?make=toyota" },
          { label: "2024 XLE" },
        ]}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <Card>
          <Disclosure open summary="Where this amount comes from">
            <p>
              <MoneyText cents={2_750_000} /> and <MoneyText cents={65_839} exact /> a month, after{" "}
              <MileageText miles={12_345} />.
            </p>
          </Disclosure>
        </Card>
        <Card>
          <StepList
            label="Steps"
            steps={[
              { id: "a", title: "Verify Insurance", variant: "completed", state: "Completed", to: "/design" },
              {
                id: "b",
                title: "Verify ID",
                variant: "active",
                state: "Ready",
                to: "/design",
                current: true,
              },
              { id: "c", title: "Upload Documents", variant: "disabled", state: "Not ready yet" },
            ]}
          />
        </Card>
      </div>
      <div>
        <BottomSheet className="static!" label="Order summary" preview={<MoneyText cents={2_750_000} />}>
          <p>What the sheet opens to.</p>
        </BottomSheet>
      </div>
      <Pagination hrefFor={(page) => `/design?page=${page}`} page={5} pageCount={20} />
    </GallerySection>
  );
}
