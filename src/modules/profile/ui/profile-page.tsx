import { type ReactNode, useState } from "react";
import { LinkButton } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { RetryAlert } from "#design-system/retry-alert.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { session } from "#platform/browser/session/session.ts";
import { SignedIn } from "#platform/browser/session/signed-in.tsx";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { LanguageSection } from "./sections/language-section.tsx";
import { AddressSection } from "./sections/address-section.tsx";
import { ConnectionsRows } from "./sections/connections-rows.tsx";
import { DeleteSection } from "./sections/delete-section.tsx";
import { EmailSection } from "./sections/email-section.tsx";
import { EmailText } from "./email-text.tsx";
import { NameSection } from "./sections/name-section.tsx";
import { PasswordSection } from "./sections/password-section.tsx";
import { PersonAvatar } from "./person-avatar.tsx";
import { PhoneSection } from "./sections/phone-section.tsx";
import { type OfferedConsents, PreferencesSection } from "./sections/preferences-section.tsx";
import { PROFILE, type ProfileView, SESSIONS, type SessionsView } from "./profile-api.ts";
import { ProfileRows } from "./sections/profile-section.tsx";
import { SessionsSection } from "./sections/sessions-section.tsx";
import { SavedSection } from "./sections/saved-section.tsx";
import { useProfileText } from "./use-profile-text.ts";

/** NAV-06, AUTH-19: everything an account says about its owner, each part changed and saved by itself. */
export function ProfilePage(props: {
  readonly offered: OfferedConsents;
  /** FAV-02 */
  readonly showsFavorites: boolean;
  /** What another module says about the account's payments; its anchor is `payments`. */
  readonly payments: ReactNode;
  /** The same about updates on this device; its anchor is `updates`. */
  readonly orderUpdates: ReactNode;
}) {
  const [deleted, setDeleted] = useState(false);
  const end = (): void => {
    setDeleted(true);
    session.end("signed-out");
  };
  return (
    <div className="page-width grid max-w-[66rem] gap-6 py-8 md:gap-8 md:py-12">
      {deleted ? (
        <Goodbye />
      ) : (
        <SignedIn waiting={<ProfileSkeleton />}>
          <SignedInProfile {...props} onDeleted={end} />
        </SignedIn>
      )}
    </div>
  );
}

function SignedInProfile({
  offered,
  showsFavorites,
  payments,
  orderUpdates,
  onDeleted,
}: {
  readonly offered: OfferedConsents;
  readonly showsFavorites: boolean;
  readonly payments: ReactNode;
  readonly orderUpdates: ReactNode;
  readonly onDeleted: () => void;
}) {
  const text = useProfileText();
  const { data, error, reload, replace } = useApiData<ProfileView>(PROFILE);
  const sessions = useApiData<SessionsView>(SESSIONS);
  if (error !== undefined) {
    return (
      <>
        <h1 className="text-heading">{text("profile.title")}</h1>
        <RetryAlert onRetry={reload} title={text("profile.loadFailed")}>
          {error.message}
        </RetryAlert>
      </>
    );
  }
  if (data === undefined) return <ProfileSkeleton />;
  const section = { profile: data, onChange: replace };
  return (
    <>
      <Greeting profile={data} />
      <div className="grid items-start gap-6 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-10">
        <SectionLinks />
        <div className="grid gap-4 md:gap-5">
          <ProfileRows id="about" title={text("profile.about")}>
            <NameSection {...section} />
            <PhoneSection {...section} />
            <AddressSection {...section} />
            <LanguageSection {...section} />
          </ProfileRows>
          <ProfileRows id="signing-in" title={text("profile.signingIn")}>
            <EmailSection {...section} />
            <PasswordSection {...section} onSignedOutOthers={sessions.reload} />
            <ConnectionsRows profile={data} />
          </ProfileRows>
          {payments}
          <SavedSection showsFavorites={showsFavorites} />
          <PreferencesSection {...section} offered={offered} />
          {orderUpdates}
          <SessionsSection loaded={sessions} />
          <DeleteSection hasPassword={data.hasPassword} onDeleted={onDeleted} />
        </div>
      </div>
    </>
  );
}

function Greeting({ profile }: { readonly profile: ProfileView }) {
  const text = useProfileText();
  return (
    <header className="flex items-center gap-4 md:gap-5">
      <PersonAvatar
        className="size-14 bg-accent text-lead text-on-accent md:size-16"
        firstName={profile.firstName}
        lastName={profile.lastName}
      />
      <div className="grid min-w-0">
        <h1 className="text-heading">{text("profile.title")}</h1>
        <p className="text-ink-muted wrap-anywhere">
          {profile.firstName} {profile.lastName}
          <span className="max-sm:hidden"> · </span>
          <span className="max-sm:block">
            <EmailText email={profile.email} />
          </span>
        </p>
      </div>
    </header>
  );
}

const LINKS = [
  ["about", "profile.about"],
  ["signing-in", "profile.signingIn"],
  ["payments", "profile.payments"],
  ["saved", "profile.savedForLater"],
  ["preferences", "profile.preferences"],
  ["sessions", "profile.sessions"],
  ["delete", "profile.delete"],
] as const;

/** On wide screens only: a phone scrolls. */
function SectionLinks() {
  const text = useProfileText();
  return (
    <nav aria-label={text("profile.title")} className="sticky top-24 hidden lg:block">
      <ul className="grid border-l-2 border-line">
        {LINKS.map(([id, key]) => (
          <li key={id}>
            <a
              className="-ml-0.5 flex min-h-11 items-center border-l-2 border-transparent py-1.5 pl-4 text-small leading-snug font-medium hover:border-action"
              href={`#${id}`}
            >
              {text(key)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Goodbye() {
  const text = useProfileText();
  return (
    <Card className="grid justify-items-start gap-4">
      <h1 className="text-heading">{text("profile.deleted")}</h1>
      <output>{text("profile.deletedHelp")}</output>
      <LinkButton to="/search">{text("profile.browse")}</LinkButton>
    </Card>
  );
}

function ProfileSkeleton() {
  const t = useText();
  const text = useProfileText();
  return (
    <div aria-busy="true" className="grid gap-5">
      <h1 className="text-heading">{text("profile.title")}</h1>
      <span className="sr-only">{t("Loading")}</span>
      {[0, 1, 2, 3].map((row) => (
        <Card className="grid gap-4" key={row}>
          <Skeleton className="h-6 w-32" />
          <Skeleton className="h-5 w-56 max-w-full" />
        </Card>
      ))}
    </div>
  );
}
