import type { ReactNode } from "react";
import { SectionButtons, type SectionButtonsProps } from "./sections/section-buttons.tsx";
import { useProfileText } from "./use-profile-text.ts";

interface ProfileFormProps extends Omit<SectionButtonsProps, "submit" | "cancel"> {
  /** "Save" when left out. */
  readonly submit?: string;
  /** "Cancel" when left out. */
  readonly cancel?: string;
  /** Without it there is no way to cancel. */
  readonly onCancel?: () => void;
  /** The fields. */
  readonly children?: ReactNode;
  /** Below the buttons. */
  readonly below?: ReactNode;
}

/** A form of the profile: its fields, what went wrong, save and cancel. */
export function ProfileForm(props: ProfileFormProps) {
  const { section, submit, cancel, onCancel, children, below, ...rest } = props;
  const text = useProfileText();
  return (
    <form {...section.form.formProps} className="grid gap-5" method="post" onSubmit={section.form.onSubmit}>
      {children}
      <SectionButtons
        {...rest}
        {...(onCancel && { cancel: { label: cancel ?? text("profile.cancel"), onClick: onCancel } })}
        section={section}
        submit={submit ?? text("profile.save")}
      />
      {below}
    </form>
  );
}
