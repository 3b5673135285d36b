import { AccountPage } from "#modules/prequalification-results/ui/pages/account-page.tsx";

/** PQ-02, account creation. */
export default function AccountRoute() {
  return <AccountPage />;
}
