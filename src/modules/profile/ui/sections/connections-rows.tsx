import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import * as v from "valibot";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { providerProblemText } from "#modules/sign-in/domain/provider-problem.ts";
import { EditableSection } from "./editable-section.tsx";
import { formatDay } from "../format-time.ts";
import {
  type ConnectionItem,
  CONNECTIONS,
  type ConnectionsView,
  profileApi,
  type ProfileView,
} from "../profile-api.ts";
import { ProfileForm } from "../profile-form.tsx";
import { PROVIDER_NAMES } from "../provider-names.ts";
import { useProfileText } from "../use-profile-text.ts";
import { useSectionForm } from "./use-section-form.ts";

const schema = v.object({});

/** AUTH-13: Google and Apple where the retailer offers them, each connected and disconnected by itself. */
export function ConnectionsRows({ profile }: { readonly profile: ProfileView }) {
  const { data, reload } = useApiData<ConnectionsView>(CONNECTIONS);
  const [returned] = useState(useReturned());
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => answer.current?.scrollIntoView({ block: "center" }), []);
  const connections = (data?.identities ?? []).filter(({ provider }) => provider !== "hosted");
  return (
    <>
      {returned && (
        <div className="scroll-mt-24 py-4" ref={answer}>
          <AlertBar type={returned.type}>{returned.text}</AlertBar>
        </div>
      )}
      {connections.map((item) => (
        <ConnectionRow item={item} key={item.provider} onChange={reload} profile={profile} />
      ))}
    </>
  );
}

interface ConnectionRowProps {
  readonly item: ConnectionItem;
  readonly profile: ProfileView;
  readonly onChange: () => void;
}

function ConnectionRow(props: ConnectionRowProps) {
  const t = useText();
  const text = useProfileText();
  const { provider, connected, connectedAt } = props.item;
  const value =
    connected && connectedAt !== null
      ? text("profile.connectedSince", { date: formatDay(connectedAt, t.language) })
      : text("profile.notConnected");
  return (
    <EditableSection
      changeLabel={text(connected ? "profile.disconnect" : "profile.connect")}
      empty={!connected}
      help={text(connected ? "profile.disconnectHelp" : "profile.connectHelp", {
        provider: t(PROVIDER_NAMES[provider]),
      })}
      id={`connection-${provider}`}
      title={t(PROVIDER_NAMES[provider])}
      value={value}
    >
      {(done) => <ConnectionForm {...props} done={done} />}
    </EditableSection>
  );
}

function ConnectionForm({
  item,
  profile,
  onChange,
  done,
}: ConnectionRowProps & { readonly done: (message?: string) => void }) {
  const t = useText();
  const text = useProfileText();
  const { provider, connected } = item;
  const section = useSectionForm({
    schema,
    hasPassword: profile.hasPassword,
    mayBeUnchanged: true,
    send: async (values) => {
      const currentPassword = values["currentPassword"];
      const proof: Readonly<Record<string, string>> =
        typeof currentPassword === "string" ? { currentPassword } : {};
      if (!connected) {
        const { url } = await profileApi.connect(provider, proof);
        return location.assign(url);
      }
      await profileApi.disconnect(provider, proof);
      onChange();
      done(text("profile.disconnected"));
    },
  });
  return (
    <ProfileForm
      id={`connection-${provider}`}
      onCancel={() => done()}
      section={section}
      submit={text(connected ? "profile.disconnectNow" : "profile.connectNow", {
        provider: t(PROVIDER_NAMES[provider]),
      })}
    />
  );
}

/** What a provider sent the browser back with; read once, then taken out of the address. */
function useReturned() {
  const t = useText();
  const text = useProfileText();
  const [query, setQuery] = useSearchParams();
  const connected = query.get("connected");
  const problem = providerProblemText(query, t);
  const isBack = connected !== null || problem !== undefined;
  useEffect(() => {
    if (isBack) setQuery({}, { replace: true, preventScrollReset: true });
  }, [isBack, setQuery]);
  if (problem !== undefined) return { type: "error", text: problem } as const;
  if (connected === null || !(connected in PROVIDER_NAMES)) return undefined;
  const provider = t(PROVIDER_NAMES[connected as ConnectionItem["provider"]]);
  return { type: "success", text: text("profile.connected", { provider }) } as const;
}
