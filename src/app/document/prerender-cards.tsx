import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import type { VehicleCardView } from "#modules/inventory/domain/vehicle-view.ts";
import { cardText } from "#modules/inventory/ui/card/card-text.ts";
import { VehicleActionsProvider } from "#modules/inventory/ui/card/vehicle-actions.tsx";
import { photoPattern } from "#modules/inventory/domain/photo-address.ts";
import { PhotoPatternProvider } from "#modules/inventory/ui/card/photo-pattern.ts";
import { DeliveryTermsProvider } from "#modules/inventory/ui/card/delivery-terms.ts";
import { VehicleGrid } from "#modules/inventory/ui/card/vehicle-grid.tsx";
import { dealRulesOf } from "#modules/worksheet/domain/terms/deal-rules.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import { TextOverrides, TextProvider } from "#platform/browser/texts/texts.tsx";
import { MarkupSlotsProvider } from "#rendering/markup-slots.ts";
import { shoppingOf } from "../shell/view/shopping-of.ts";
import { vehicleActionsOf } from "../shell/vehicle-actions.tsx";
import { writtenMarkup } from "#rendering/written-markup.ts";

/**
 * Writes markup of cards before a page shows them: a third of what a page costs that shows unknown ones.
 * @param tenant the configuration that pages get; another object, even an equal one, shares nothing
 * @returns false when there is no room for more, and nothing was written
 */
export function prerenderCards(tenant: TenantConfig, vehicles: readonly VehicleCardView[]): boolean {
  if (!writtenMarkup.hasRoom) return false;
  const slots = writtenMarkup.openDocument(tenant);
  const markup = renderToString(
    <MarkupSlotsProvider value={slots}>
      <TextProvider value={textOf(tenant)}>
        <TextOverrides value={tenant.messages}>
          <StaticRouter location="/search">
            <VehicleActionsProvider value={vehicleActionsOf(shoppingOf(tenant))}>
              <DeliveryTermsProvider value={dealRulesOf(tenant.config).delivery}>
                <PhotoPatternProvider value={photoPattern(tenant.config.inventory.photos)}>
                  <VehicleGrid cards={vehicles.map(cardText)} />
                </PhotoPatternProvider>
              </DeliveryTermsProvider>
            </VehicleActionsProvider>
          </StaticRouter>
        </TextOverrides>
      </TextProvider>
    </MarkupSlotsProvider>,
  );
  slots.fill(markup, []);
  return true;
}
