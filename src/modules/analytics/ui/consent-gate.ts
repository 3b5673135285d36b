import { CONSENT_EVENT, readConsent } from "./consent-store.ts";

/**
 * Starts counting once the visitor agrees; asks where nobody has asked yet.
 * @param ask shows the notice
 */
export function openGate(ask: () => void): void {
  if (window.parent !== window) void leaveFrame();
  const consent = readConsent();
  if (consent === "yes") return void start();
  if (consent === "unasked") ask();
  const onChoice = (): void => {
    if (readConsent() !== "yes") return;
    removeEventListener(CONSENT_EVENT, onChoice);
    void start();
  };
  addEventListener(CONSENT_EVENT, onChoice);
}

async function leaveFrame(): Promise<void> {
  const { leaveFrameForAccounts } = await import("./leave-frame.ts");
  leaveFrameForAccounts();
}

let isStarted = false;

/** Once a document: its frame may be put up again, around an error. */
async function start(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  const { startBeacon, fetchSettings } = await import("./beacon.ts");
  const settings = await fetchSettings();
  // Without its lists nothing is allowed; the visit goes on uncounted.
  if (settings === undefined) return;
  // The visitor may have said no while they came; another yes counts from the next document on.
  if (readConsent() !== "yes") return;
  const isFramed = window.parent !== window && settings.parentOrigins.length > 0;
  const framed = isFramed ? await import("./forward-events.ts") : undefined;
  startBeacon(settings, framed?.forwardEvents(settings.parentOrigins));
}
