import { SpousePage } from "#modules/credit/ui/spouse-page.tsx";

/** CRED-04. */
export default function SpouseRoute() {
  return <SpousePage />;
}
