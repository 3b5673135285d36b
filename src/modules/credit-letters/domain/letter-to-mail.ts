import { NOTICE_KINDS } from "./owed-notice.ts";

export const MAILED_KINDS = [...NOTICE_KINDS, "PREQUALIFICATION"] as const;

/** A letter that the retailer mails on paper; instants as ISO. */
export interface LetterToMail {
  readonly letterId: string;
  /** Null of a pre-qualification, which has no order. */
  readonly orderNumber: string | null;
  readonly kind: (typeof MAILED_KINDS)[number];
  /** The last lawful moment. */
  readonly dueAt: string;
  readonly since: string;
  /** When it was printed first; its words stay from then on. */
  readonly printedAt: string | null;
  /** False where nobody named a street, so that it cannot be mailed yet. */
  readonly hasStreet: boolean;
  readonly isLate: boolean;
}
