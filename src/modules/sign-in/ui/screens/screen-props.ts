import type { AuthPage } from "../frame/auth-page.ts";
import type { AuthRoute } from "../frame/use-auth-route.ts";

/** What every screen gets: the retailer's choices, and where the person is and was going. */
export interface ScreenProps {
  readonly page: AuthPage;
  readonly route: AuthRoute;
}
