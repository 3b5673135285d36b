import type { Language } from "#platform/shared/texts/language.ts";
import { apiClient } from "#platform/browser/http/api-client.ts";
import type { ApplicantDraft, DraftPage } from "#modules/credit/domain/applicants/applicant-draft.ts";
import type { ApplicationView } from "#modules/credit/domain/application-view.ts";
import type { ConsentCode } from "#modules/credit/domain/consents.ts";
import type { ApplicantRole } from "#modules/credit-bureaus/domain/credit-applicant.ts";
import type { Relation } from "#modules/credit/domain/credit-words.ts";

/** Who applies with the owner; null when nobody does. */
export type JointChoice = {
  readonly relation: Relation;
  readonly isCoBuyer: boolean;
  readonly isElsewhere: boolean;
} | null;

/** Where the joint applicant's link goes. */
interface Invitation {
  readonly email?: string;
  readonly phone?: string;
  readonly phoneConsent: boolean;
  readonly language: Language;
}

interface TypedPage {
  readonly page: DraftPage;
  readonly fields: NonNullable<ApplicantDraft[DraftPage]>;
}

/** The calls of a wizard; each answers the application as it is afterwards. All throw `ApiError`. */
export interface CreditCalls {
  readonly read: (signal: AbortSignal) => Promise<ApplicationView>;
  readonly savePage: (role: ApplicantRole, typed: TypedPage) => Promise<ApplicationView>;
  readonly saveSsn: (role: ApplicantRole, ssn: string) => Promise<ApplicationView>;
  readonly saveConsents: (
    role: ApplicantRole,
    consents: readonly { readonly code: ConsentCode; readonly version: number }[],
  ) => Promise<ApplicationView>;
  readonly samplePdf: (role: ApplicantRole) => Promise<Blob>;
  readonly demonstrate: (role: ApplicantRole, code: string) => Promise<ApplicationView>;
  /** What only the owner of the order decides; null for the person who was invited. */
  readonly owner: {
    readonly setJoint: (joint: JointChoice) => Promise<ApplicationView>;
    readonly invite: (invitation: Invitation) => Promise<ApplicationView>;
  } | null;
}

/** Autosave has to arrive although the page is left. */
const LAST_MINUTE = { keepalive: true } as const;

/** The calls of the order's owner, who says whose page it is. */
export function ownerCalls(orderNumber: string): CreditCalls {
  const path = `/api/credit-applications/${encodeURIComponent(orderNumber)}`;
  return {
    read: (signal) => apiClient.get(path, { signal }),
    savePage: (role, typed) => apiClient.put(path, { role, ...typed }, LAST_MINUTE),
    saveSsn: (role, ssn) => apiClient.put(`${path}/ssn`, { role, ssn }),
    saveConsents: (role, consents) => apiClient.put(`${path}/consents`, { role, consents }, LAST_MINUTE),
    samplePdf: (role) => apiClient.blob(`${path}/demonstration`, { query: { role } }),
    demonstrate: (role, code) => apiClient.post(`${path}/demonstration`, { role, code }),
    owner: {
      setJoint: (joint) => apiClient.put(`${path}/joint`, { joint }),
      invite: (invitation) => apiClient.post(`${path}/invitation`, invitation),
    },
  };
}

/** The calls of the invited person, whose link and device are the key. @param secret `<token>.<device>` */
export function invitedCalls(secret: string): CreditCalls {
  const path = "/public/credit-applications/joint";
  const headers = { "credit-invitation": secret };
  return {
    read: (signal) => apiClient.get(path, { signal, headers }),
    savePage: (_role, typed) => apiClient.put(path, typed, { ...LAST_MINUTE, headers }),
    saveSsn: (_role, ssn) => apiClient.put(`${path}/ssn`, { ssn }, { headers }),
    saveConsents: (_role, consents) =>
      apiClient.put(`${path}/consents`, { consents }, { ...LAST_MINUTE, headers }),
    samplePdf: () => apiClient.blob(`${path}/demonstration`, { headers }),
    demonstrate: (_role, code) => apiClient.post(`${path}/demonstration`, { code }, { headers }),
    owner: null,
  };
}
