import { Link } from "react-router";
import { Icon } from "#design-system/icon.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { english } from "#platform/shared/texts/text.ts";
import { ProfileRows } from "./profile-section.tsx";
import { useProfileText } from "../use-profile-text.ts";

const PAGES = [
  { to: "/saved-vehicles", label: english("Saved Vehicles") },
  { to: "/saved-searches", label: english("Saved Searches") },
] as const;

/** The ways to what somebody has put aside. */
export function SavedSection({ showsFavorites }: { readonly showsFavorites: boolean }) {
  const t = useText();
  const text = useProfileText();
  return (
    <ProfileRows id="saved" title={text("profile.savedForLater")}>
      {PAGES.filter(({ to }) => showsFavorites || to !== "/saved-vehicles").map(({ to, label }) => (
        <Link
          className="flex min-h-14 items-center justify-between gap-4 font-semibold text-link underline-offset-4 hover:underline"
          key={to}
          to={to}
        >
          {t(label)}
          <Icon name="chevron-right" size={18} />
        </Link>
      ))}
    </ProfileRows>
  );
}
