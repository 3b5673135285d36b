import { latePart } from "#platform/browser/late-part.ts";

const PersonalPage = latePart(
  async () => (await import("#modules/credit-wizard/ui/personal-page.tsx")).PersonalPage,
);

/** CRED-02, CRED-03. */
export default function PersonalRoute() {
  return <PersonalPage />;
}
