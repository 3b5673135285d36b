import { offeredConsents } from "#modules/accounts/domain/offered-consents.ts";
import { ResultSection } from "#modules/prequalification-results/ui/personal/result-section.tsx";
import { ProfilePage } from "#modules/profile/ui/profile-page.tsx";
import { UpdatesSection } from "#modules/push-messages/ui/updates-section.tsx";
import type { Route } from "./+types/profile";
import { appContext } from "../../app-context.ts";
import { pageMeta, toMetaTags } from "../../shell/meta/page-meta.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const { showFavorites } = ctx.tenant.config.consumer;
  return {
    offered: offeredConsents(ctx.tenant),
    showsFavorites: showFavorites,
    meta: pageMeta(ctx, request, { page: "account", noIndex: true }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** NAV-06, AUTH-19. */
export default function ProfileRoute({ loaderData }: Route.ComponentProps) {
  return (
    <ProfilePage
      offered={loaderData.offered}
      orderUpdates={<UpdatesSection />}
      payments={<ResultSection />}
      showsFavorites={loaderData.showsFavorites}
    />
  );
}
