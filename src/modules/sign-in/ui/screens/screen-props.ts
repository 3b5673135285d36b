import type { AuthPage } from "../auth-page.ts";
import type { AuthRoute } from "../use-auth-route.ts";

/** What every screen gets: the retailer's choices, and where the person is and was going. */
export interface ScreenProps {
  readonly page: AuthPage;
  readonly route: AuthRoute;
}
