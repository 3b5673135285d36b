import { SsnPage } from "#modules/credit/ui/ssn-page.tsx";

/** CRED-02, CRED-08. */
export default function SsnRoute() {
  return <SsnPage />;
}
