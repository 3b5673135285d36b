import { heldTradeIn } from "#modules/trade-in/ui/held/held-trade-in.ts";
import { apiClient } from "#platform/browser/http/api-client.ts";
import type { GuideAnswer } from "../domain/guide-answer.ts";

export const guideCalls = {
  /** The device's secret opens it as long as no account keeps the trade-in. @throws ApiError */
  take: (offerId: string) => {
    const capability = heldTradeIn.capability();
    return capability === null
      ? apiClient.post<GuideAnswer>("/api/trade-in/guide-offer", { offerId })
      : apiClient.post<GuideAnswer>(
          "/public/trade-in/current/guide-offer",
          { offerId },
          { headers: { "trade-in": capability } },
        );
  },
};
