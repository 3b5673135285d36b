import { english } from "#platform/shared/texts/text.ts";

/** What the form holds; a picture is only there or not. */
interface CaptureValues {
  readonly front: unknown;
  readonly back: unknown;
  readonly documentNumber: string;
  readonly issuingState: string;
}

type Complaints = Readonly<Record<string, string>>;

/** What is missing or wrong, by field. */
export function captureComplaints(values: CaptureValues): Complaints {
  const found: Record<string, string> = {};
  if (values.issuingState === "") found["issuingState"] = english("Choose a state.");
  if (!values.front) found["front"] = english("Take a picture of the front.");
  if (!values.back) found["back"] = english("Take a picture of the back.");
  if (!/^[A-Za-z0-9-]{4,20}$/.test(values.documentNumber.trim()))
    found["documentNumber"] = english("Enter 4 to 20 letters, digits or hyphens.");
  return found;
}

/**
 * Complaints that still stand since the form was last sent: ours until the field is right, the server's until it is
 * changed.
 */
export function standingComplaints(input: {
  readonly ours: Complaints;
  readonly servers: Complaints;
  readonly now: CaptureValues;
  readonly sent: CaptureValues;
}): Complaints {
  const wrong = captureComplaints(input.now);
  const isSame = (id: string) =>
    input.now[id as keyof CaptureValues] === input.sent[id as keyof CaptureValues];
  return {
    ...Object.fromEntries(Object.entries(input.servers).filter(([id]) => isSame(id))),
    ...Object.fromEntries(Object.entries(input.ours).filter(([id]) => id in wrong)),
  };
}
