import { notifyAnalytics } from "#platform/browser/analytics/notify-analytics.ts";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { isApiError } from "#platform/browser/http/api-error.ts";
import { session } from "#platform/browser/session/session.ts";
import type { QualificationView } from "#modules/prequalification/domain/journey-view.ts";
import { capability } from "#modules/prequalification/ui/journey/capability.ts";
import { dropTerms, keepTerms } from "#modules/personal-pricing/ui/terms/keep-terms.ts";
import { openTerms } from "#modules/personal-pricing/ui/terms/personal-terms-store.ts";
import { ownResult } from "#modules/prequalification/ui/journey/own-result-store.ts";

const OF_ACCOUNT = "/api/prequalification/result";
const OF_CAPABILITY = "/public/prequalification/result";

/** What a person may change about what their payments follow from (PQ-10). */
interface ResultChange {
  readonly zipCode?: string;
  readonly annualIncomeCents?: number;
}

/** Whose result this tab may read: the account's, or the one that this tab's capability opens. */
function door(): { readonly path: string; readonly headers?: Readonly<Record<string, string>> } | null {
  if (session.state.status === "signed-in") return { path: OF_ACCOUNT };
  const held = capability.get();
  return held === null ? null : { path: OF_CAPABILITY, headers: { prequalification: held } };
}

/**
 * Takes over what the server says now: its terms price every car from here on, or nobody is pre-qualified any longer.
 * Analytics hear of the state alone (AN-04).
 */
export async function takeOver(view: QualificationView): Promise<void> {
  ownResult.set(view);
  const hasFilled = view.state === "mf_completed" || view.state === "oneview_completed";
  notifyAnalytics("user", { mqStatus: view.state, ...(hasFilled && { magiFillStatus: view.state }) });
  if (view.terms === null) dropTerms();
  else if (openTerms.get()?.token !== view.terms) await keepTerms(view.terms);
}

/** Asks for the result that this tab may see. Where there is none, or no connection, everything stays as it is. */
export async function readOwnResult(): Promise<void> {
  const asked = door();
  if (asked === null) return;
  try {
    await takeOver(await apiClient.get<QualificationView>(asked.path, asked));
  } catch (error) {
    if (!isApiError(error)) throw error;
    // Withdrawn elsewhere, or claimed by an account that is not signed in here.
    if (error.status === 404 || error.status === 401 || error.status === 403) forgetOwnResult();
  }
}

/** PQ-10: prices everything anew and says what moved. @throws ApiError */
export async function changeOwnResult(change: ResultChange): Promise<QualificationView> {
  const { path, ...options } = door() ?? { path: OF_ACCOUNT };
  const view = await apiClient.patch<QualificationView>(path, change, options);
  await takeOver(view);
  return view;
}

/** The buyer withdraws: the server erases it, and this tab forgets it. @throws ApiError */
export async function withdrawOwnResult(): Promise<void> {
  const { path, ...options } = door() ?? { path: OF_ACCOUNT };
  await apiClient.delete(path, options);
  capability.forget();
  forgetOwnResult();
}

/** Nobody is pre-qualified in this tab: signed out, withdrawn or never. */
export function forgetOwnResult(): void {
  ownResult.set(null);
  dropTerms();
}
