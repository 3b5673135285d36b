import { apiClient } from "#platform/browser/http/api-client.ts";
import { accountOf } from "#platform/browser/session/kept-for.ts";
import { session } from "#platform/browser/session/session.ts";
import { KEPT_FOR, PUSH_ANSWER } from "#platform/shared/offline-caches.ts";
import type { PushTarget } from "../domain/push-content.ts";
import type { PushView } from "../domain/push-view.ts";

/** A worker that has not started by then could not be fetched. */
const START_MS = 10_000;

export const PUSH_PATH = "/api/push-messages";

/** Whether this browser can show updates while no page is open. On iPhones only where the store is on the home screen. */
export function canShowUpdates(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** What was answered on this browser; null before that. */
export function updatesAnswer(): string | null {
  return localStorage.getItem(PUSH_ANSWER);
}

export function noteUpdatesAnswer(answer: "on" | "no"): void {
  localStorage.setItem(PUSH_ANSWER, answer);
}

/** How asking ended: `blocked` by the person or their settings, `failed` where there is no push service to be had. */
export type Asked = "on" | "blocked" | "failed";

/** Asks the person, then their browser, then the server. Only ever by the press of a button. */
export async function turnUpdatesOn(): Promise<Asked> {
  if ((await Notification.requestPermission()) !== "granted") return "blocked";
  const worker = await workingWorker();
  if (worker === undefined) return "failed";
  const view = await apiClient.get<PushView>(PUSH_PATH);
  const target = await targetOf(worker, view);
  if (target === undefined) return "failed";
  await apiClient.post(PUSH_PATH, { ...target, consentVersion: view.consentVersion });
  noteUpdatesAnswer("on");
  // So that they end here with the session, as kept orders do, also where no order was ever opened.
  const account = accountOf(session.tokens?.idToken);
  if (account !== null) localStorage.setItem(KEPT_FOR, account);
  return "on";
}

/** The store's worker once it works: one that is still starting is refused by push services. */
async function workingWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const { serviceWorker } = navigator;
  if ((await serviceWorker.getRegistration()) === undefined) return undefined;
  const tooLate = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), START_MS));
  return Promise.race([serviceWorker.ready, tooLate]);
}

async function targetOf(
  { pushManager }: ServiceWorkerRegistration,
  { publicKey, hasStandIn }: PushView,
): Promise<PushTarget | undefined> {
  try {
    // One that another account or another key has left would be given back as it is.
    await (await pushManager.getSubscription())?.unsubscribe();
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
    const { endpoint, keys } = made.toJSON();
    const { p256dh = "", auth = "" } = keys ?? {};
    return { endpoint: endpoint ?? "", keys: { p256dh, auth } };
  } catch {
    // A browser without a push service, such as one of a machine without a network: in a demo one is played for it.
    if (!hasStandIn) return undefined;
    return apiClient.post<PushTarget>("/sandbox/api/push-browsers", { applicationServerKey: publicKey });
  }
}

/** Stops updates on one browser of the account; on this one also at its push service. */
export async function turnUpdatesOff({
  id,
  current,
}: {
  readonly id: string;
  readonly current: boolean;
}): Promise<void> {
  await apiClient.delete(`${PUSH_PATH}/${id}`);
  if (!current) return;
  noteUpdatesAnswer("no");
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
