import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { saleEndpoints } from "./http.ts";
import { payoutFollowing, saleForgetting, saleJobs, saleReminders } from "./jobs.ts";
import type { SaleContext } from "./server/sale-context.ts";
import { deleteSalesOfAccount, hasOpenSale } from "./server/internal/forget-repo.ts";
import { es } from "./texts/es-data.ts";
import { es as esMails } from "./texts/es-mails-data.ts";

export const vehicleAcquisitionModule = {
  name: "vehicle-acquisition",
  texts: [es, esMails],
  endpoints: saleEndpoints,
  jobs: saleJobs,
  periodic: [payoutFollowing, saleReminders, saleForgetting],
  accountHooks: [{ needsAccount: hasOpenSale, forget: deleteSalesOfAccount }],
  scenarios: ({ payoutProvider }: SaleContext) => [
    { provider: "payouts", scenarios: payoutProvider.scenarios },
  ],
} satisfies ServerModule<never>;
