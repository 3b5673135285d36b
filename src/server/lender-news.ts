import type { LenderNews } from "#modules/lenders/server/lenders-context.ts";

/** Who hears that a lender answered: whoever owns the application. */
export const lenderNews: LenderNews = {
  onLenderAnswered: async () => {},
};
