import { useEffect, useRef, useState } from "react";
import * as v from "valibot";
import { Button, LinkButton } from "#design-system/button.tsx";
import { ProfileForm } from "../profile-form.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { profileApi } from "../profile-api.ts";
import { useProfileText } from "../use-profile-text.ts";
import { useSectionForm } from "./use-section-form.ts";

const schema = v.object({});

interface DeleteSectionProps {
  readonly hasPassword: boolean;
  readonly onDeleted: () => void;
}

/** The way out for good: what happens, then the password, then the button. */
export function DeleteSection(props: DeleteSectionProps) {
  const text = useProfileText();
  // Undefined until it is first opened: the page's own focus stays where it is.
  const [open, setOpen] = useState<boolean>();
  const start = useRef<HTMLButtonElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open === undefined) return;
    if (open) body.current?.querySelector<HTMLElement>("input, button")?.focus();
    else start.current?.focus();
  }, [open]);
  return (
    <ProfileSection help={text("profile.deleteHelp")} id="delete" title={text("profile.delete")}>
      <ul className="grid list-disc gap-1 pl-5 text-small text-ink-muted">
        <li>{text("profile.deleteOrders")}</li>
        <li>{text("profile.deleteRecords")}</li>
      </ul>
      <div ref={body}>
        {open ? (
          <DeleteForm {...props} onKeep={() => setOpen(false)} />
        ) : (
          <Button className="max-sm:w-full" look="danger" onClick={() => setOpen(true)} ref={start}>
            {text("profile.deleteStart")}
          </Button>
        )}
      </div>
    </ProfileSection>
  );
}

function DeleteForm({
  hasPassword,
  onDeleted,
  onKeep,
}: DeleteSectionProps & { readonly onKeep: () => void }) {
  const text = useProfileText();
  const section = useSectionForm({
    schema,
    hasPassword,
    asksPassword: hasPassword,
    mayBeUnchanged: true,
    send: async (values) => {
      const typed = values["currentPassword"];
      await profileApi.deleteAccount(typeof typed === "string" ? typed : undefined);
      onDeleted();
    },
  });
  const hasOpenOrders = section.form.refusal?.code === "identity.openOrders";
  return (
    <ProfileForm
      action={
        hasOpenOrders && (
          <LinkButton look="secondary" to="/deals">
            {text("profile.seeOrders")}
          </LinkButton>
        )
      }
      cancel={text("profile.deleteKeep")}
      id="delete"
      look="danger"
      onCancel={onKeep}
      section={section}
      submit={text("profile.deleteNow")}
    />
  );
}
