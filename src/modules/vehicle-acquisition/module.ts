import { ofAccount } from "#platform/server/modules/personal-data.ts";
import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { saleEndpoints } from "./http.ts";
import { paperRecovery, payoutFollowing, saleForgetting, saleJobs, saleReminders } from "./jobs.ts";
import type { SaleContext } from "./server/sale-context.ts";
import { deleteSalesOfAccount, hasOpenSale } from "./server/internal/forget-repo.ts";
import { es } from "./texts/es-data.ts";
import { es as esMails } from "./texts/es-mails-data.ts";
import { collectSales } from "./server/retention/collect-sales.ts";

export const vehicleAcquisitionModule = {
  name: "vehicle-acquisition",
  texts: [es, esMails],
  endpoints: saleEndpoints,
  jobs: saleJobs,
  periodic: [payoutFollowing, saleReminders, saleForgetting, paperRecovery],
  accountHooks: [{ needsAccount: hasOpenSale, forget: deleteSalesOfAccount }],
  scenarios: ({ payoutProvider }: SaleContext) => [
    { provider: "payouts", scenarios: payoutProvider.scenarios },
  ],
  personalData: [
    {
      name: "carSales",
      tables: ["vehicle_sale", "vehicle_sale_paper", "vehicle_sale_payout", "vehicle_sale_signing"],
      collect: ofAccount(collectSales),
    },
  ],
} satisfies ServerModule<never>;
