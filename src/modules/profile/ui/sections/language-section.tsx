import { AlertBar } from "#design-system/alert-bar.tsx";
import { SelectField } from "#design-system/select-field.tsx";
import { pageAddress } from "#platform/browser/page-address.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import {
  inLanguage,
  isLanguage,
  type Language,
  LANGUAGE_NAMES,
  LANGUAGES,
} from "#platform/shared/texts/language.ts";
import { profileApi } from "../profile-api.ts";
import { SectionRow } from "./section-row.tsx";
import type { SectionProps } from "./section-props.ts";
import { useAttempt } from "../use-attempt.ts";
import { useProfileText } from "../use-profile-text.ts";

/** In which language mails are written; the page goes along. */
export function LanguageSection({ profile, onChange }: SectionProps) {
  const t = useText();
  const text = useProfileText();
  const { problem, run } = useAttempt();
  const save = (language: Language) =>
    run("save", async () => {
      onChange(await profileApi.update({ language }));
      if (language !== t.language) window.location.assign(inLanguage(language, pageAddress("/profile")));
    });
  return (
    <SectionRow id="language" title={text("profile.language")}>
      <SelectField
        help={text("profile.languageHelp")}
        id="account-language"
        label={text("profile.languageLabel")}
        onChange={({ target }) => isLanguage(target.value) && void save(target.value)}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        value={profile.language ?? t.language}
      />
      {problem !== undefined && <AlertBar type="wrongInput">{problem}</AlertBar>}
    </SectionRow>
  );
}
