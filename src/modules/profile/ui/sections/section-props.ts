import type { ProfileView } from "../profile-api.ts";

/** What every section of the profile is given. */
export interface SectionProps {
  readonly profile: ProfileView;
  /** A newer profile, as the server answered it. */
  readonly onChange: (profile: ProfileView) => void;
}

/** What a form inside a section is given: `done` closes it, with or without a message. */
export interface SectionFormProps extends SectionProps {
  readonly done: (message?: string) => void;
}
