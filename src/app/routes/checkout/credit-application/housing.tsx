import { HousingPage } from "#modules/credit/ui/housing-page.tsx";

/** CRED-06. */
export default function HousingRoute() {
  return <HousingPage />;
}
