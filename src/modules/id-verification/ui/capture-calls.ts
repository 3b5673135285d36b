/** What the phone asks with a link; no sign-in, the link is the key. */
export const captureCalls = (token: string) => {
  const link = `/public/id-verification/capture/${encodeURIComponent(token)}`;
  return { link, start: `${link}/start`, check: `${link}/check`, license: `${link}/license` };
};
export type CaptureCalls = ReturnType<typeof captureCalls>;

export interface OpenedCapture {
  readonly state: "open" | "used" | "expired" | "replaced" | "closed" | "unknown";
  /** The provider takes the pictures on its own pages. */
  readonly isHosted: boolean;
  /** This phone has been there. */
  readonly isStarted: boolean;
}

export type CaptureOutcome = "SUCCESSFUL" | "FAILED" | "CANCELED" | "INCOMPLETE";

/** What the last page is told: an outcome, or that the license is checked in person. */
export type CaptureEnd = CaptureOutcome | "IN_PERSON";

/** Where the phone ends (TRK-02). */
export const endPath = (end: CaptureEnd): string =>
  end === "SUCCESSFUL" ? "/progress/id-verification/complete" : "/progress/id-verification/incomplete";
