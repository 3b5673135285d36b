import { useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Badge } from "#design-system/badge.tsx";
import { Button } from "#design-system/button.tsx";
import { Icon } from "#design-system/icon.tsx";
import { RetryAlert } from "#design-system/retry-alert.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { session } from "#platform/browser/session/session.ts";
import type { ApiData } from "#platform/browser/data/use-api-data.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { deviceText } from "#modules/sessions/domain/device-name.ts";
import { signOut } from "#modules/sign-in/ui/identity-api.ts";
import { formatMinute } from "../format-time.ts";
import { profileApi, type SessionItem, type SessionsView } from "../profile-api.ts";
import { ProfileSection } from "./profile-section.tsx";
import { SectionStatus } from "./section-status.tsx";
import { useAttempt } from "../use-attempt.ts";
import { useProfileText } from "../use-profile-text.ts";

type Sessions = ApiData<SessionsView>;

/** Where the account is signed in, and the way out of each place. */
export function SessionsSection({ loaded }: { readonly loaded: Sessions }) {
  const text = useProfileText();
  return (
    <ProfileSection help={text("profile.sessionsHelp")} id="sessions" title={text("profile.sessions")}>
      <SessionList loaded={loaded} />
    </ProfileSection>
  );
}

function SessionList({ loaded: { data, error, reload } }: { readonly loaded: Sessions }) {
  const t = useText();
  const text = useProfileText();
  const attempt = useAttempt();
  const { busy, problem } = attempt;
  const [message, setMessage] = useState<string>();
  const run = (what: string, work: () => Promise<string | undefined>) => {
    setMessage(undefined);
    return attempt.run(what, async () => {
      setMessage(await work());
      reload();
    });
  };
  const end = (item: SessionItem) =>
    run(item.id, async () => {
      if (item.current) await signOut();
      else await profileApi.endSession(item.id);
      return text("profile.signedOut", { device: deviceText(t, item.device) });
    });
  const endOthers = () =>
    run("elsewhere", async () => {
      await profileApi.signOutEverywhere("elsewhere");
      return text("profile.othersSignedOut");
    });
  const endAll = () =>
    run("everywhere", async () => {
      await profileApi.signOutEverywhere("everywhere");
      session.end("signed-out");
      return undefined;
    });
  if (error !== undefined && data === undefined) {
    return <RetryAlert onRetry={reload}>{error.message}</RetryAlert>;
  }
  if (data === undefined) return <Skeleton className="h-16" />;
  return (
    <>
      <ul className="grid">
        {data.sessions.map((item) => (
          <SessionRow busy={busy === item.id} item={item} key={item.id} onEnd={() => void end(item)} />
        ))}
      </ul>
      {problem !== undefined && <AlertBar type="error">{problem}</AlertBar>}
      <SectionStatus>{message}</SectionStatus>
      <div className="flex flex-wrap gap-3">
        {data.sessions.length > 1 && (
          <Button
            busy={busy === "elsewhere"}
            className="max-sm:w-full"
            look="secondary"
            onClick={() => void endOthers()}
          >
            {text("profile.signOutOthers")}
          </Button>
        )}
        <Button
          busy={busy === "everywhere"}
          className="max-sm:w-full"
          look="secondary"
          onClick={() => void endAll()}
        >
          {text("profile.signOutEverywhere")}
        </Button>
      </div>
    </>
  );
}

interface SessionRowProps {
  readonly item: SessionItem;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ item, busy, onEnd }: SessionRowProps) {
  const t = useText();
  const text = useProfileText();
  const device = deviceText(t, item.device);
  const isHandheld = /phone|tablet|iPad/iu.test(item.device);
  return (
    <li className="flex items-center gap-4 border-b border-line py-3 first:pt-0 last:border-0">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-surface-sunken max-sm:hidden">
        <Icon name={isHandheld ? "mobile" : "laptop"} size={22} />
      </span>
      <span className="grid min-w-0 grow gap-0.5">
        <span className="flex flex-wrap items-center gap-2 font-semibold">
          {device}
          {item.current && <Badge tone="success">{text("profile.thisDevice")}</Badge>}
        </span>
        <span className="text-small text-ink-muted">
          {rich(t("Last used {time}"), {
            time: <time dateTime={item.lastUsedAt}>{formatMinute(item.lastUsedAt, t.language)}</time>,
          })}
        </span>
        <span className="text-small text-ink-muted">
          {rich(t("Signed in {time}"), {
            time: <time dateTime={item.createdAt}>{formatMinute(item.createdAt, t.language)}</time>,
          })}
        </span>
      </span>
      <Button
        aria-label={`${text("profile.signOut")}: ${device}${item.current ? `, ${text("profile.thisDevice").toLowerCase()}` : ""}`}
        busy={busy}
        className="-mr-3 shrink-0"
        look="quiet"
        onClick={onEnd}
      >
        {text("profile.signOut")}
      </Button>
    </li>
  );
}
