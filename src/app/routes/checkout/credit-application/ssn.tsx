import { latePart } from "#platform/browser/late-part.ts";

const SsnPage = latePart(async () => (await import("#modules/credit-wizard/ui/ssn-page.tsx")).SsnPage);

/** CRED-02, CRED-08. */
export default function SsnRoute() {
  return <SsnPage />;
}
