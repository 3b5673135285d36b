import { AlertBar } from "#design-system/alert-bar.tsx";
import type { ApplicantDraft } from "#modules/credit/domain/applicants/applicant-draft.ts";
import {
  BIRTH_CONFLICT_TEXTS,
  startBeforeBirth,
} from "#modules/credit/domain/applicants/start-before-birth.ts";

/** OP-55: what began before somebody was born, wherever one of the two dates can be corrected. */
export function BirthWarning({ draft }: { readonly draft: ApplicantDraft | null }) {
  const conflict = startBeforeBirth({
    birthDate: draft?.personal?.birthDate ?? "",
    employmentStart: draft?.employment?.start ?? "",
    residencyStart: draft?.housing?.start ?? "",
  });
  return conflict && <AlertBar type="warning">{BIRTH_CONFLICT_TEXTS[conflict]}</AlertBar>;
}
