import type * as v from "valibot";
import { profileApi } from "./profile-api.ts";
import type { SectionFormProps } from "./sections/section-props.ts";
import { useProfileText } from "./use-profile-text.ts";
import { type SectionForm, useSectionForm } from "./sections/use-section-form.ts";

/** The form of fields that the profile itself holds: saves them, shows them, closes and says so. */
export function useProfileUpdate(
  schema: v.GenericSchema,
  { profile, onChange, done }: SectionFormProps,
  afterwards?: () => Promise<void>,
): SectionForm {
  const text = useProfileText();
  return useSectionForm({
    schema,
    hasPassword: profile.hasPassword,
    send: async (values) => {
      onChange(await profileApi.update(values));
      done(text("profile.saved"));
      await afterwards?.();
    },
  });
}
