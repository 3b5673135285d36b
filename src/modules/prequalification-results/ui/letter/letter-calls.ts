import { apiClient } from "#platform/browser/http/api-client.ts";
import type { LetterDelivery } from "../../domain/letter-delivery.ts";
import { capability } from "#modules/prequalification/ui/journey/capability.ts";

/** Through which door a page asks: with what this tab holds, or for the account. */
export type LetterDoor = "tab" | "account";

/** How somebody wants their letter; the server checks it. */
type ChosenDelivery =
  | {
      readonly by: "email";
      readonly email?: string;
      readonly sampleCode: string;
      readonly version: string;
      readonly agreed: boolean;
    }
  | {
      readonly by: "paper";
      readonly address?: {
        readonly line1: string;
        readonly line2?: string;
        readonly city: string;
        readonly state: string;
        readonly zipCode: string;
      };
    };

const PATHS: Readonly<Record<LetterDoor, string>> = {
  tab: "/public/prequalification/result/letter",
  account: "/api/prequalification/result/letter",
};

const held = (door: LetterDoor) =>
  door === "tab" ? { headers: { prequalification: capability.get() ?? "" } } : {};

/** The calls about the letter of a decline. All throw `ApiError`. */
export const letterCalls = {
  read: (door: LetterDoor, signal: AbortSignal) =>
    apiClient.get<LetterDelivery>(`${PATHS[door]}/delivery`, { ...held(door), signal }),
  choose: (door: LetterDoor, chosen: ChosenDelivery) =>
    apiClient.post<LetterDelivery>(`${PATHS[door]}/delivery`, chosen, held(door)),
  sample: (door: LetterDoor) => apiClient.blob(`${PATHS[door]}/sample`, held(door)),
  pdf: (door: LetterDoor) => apiClient.blob(PATHS[door], held(door)),
};
