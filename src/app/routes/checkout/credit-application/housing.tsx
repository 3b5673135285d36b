import { latePart } from "#platform/browser/late-part.ts";

const HousingPage = latePart(
  async () => (await import("#modules/credit-wizard/ui/housing-page.tsx")).HousingPage,
);

/** CRED-06. */
export default function HousingRoute() {
  return <HousingPage />;
}
