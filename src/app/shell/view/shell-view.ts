import type { Dictionary } from "#platform/shared/texts/text.ts";
import type { DeliveryTerms } from "#modules/inventory/ui/card/delivery-terms.ts";
import type { PageFlags } from "#modules/experiments/domain/page-flags.ts";
import type { SignInWays } from "#modules/sign-in/ui/sign-in-ways.ts";
import type { DemoStore } from "../../demo-bar/demo-bar-html.ts";
import type { ShoppingSettings } from "../vehicle-actions.tsx";

/** What header and footer show on every page; small, because every document carries it. */
export interface ShellView {
  readonly brandName: string;
  readonly legalName: string;
  readonly logoUrl: string | null;
  readonly logoDarkUrl: string | null;
  readonly faviconUrl: string | null;
  readonly supportPhone: string;
  readonly supportEmail: string;
  readonly supportHours: string;
  /** Paths that lead elsewhere (NAV-08). */
  readonly links: Readonly<Record<string, string>>;
  /** Colors of the browser's own bars, as `#rrggbb`. */
  readonly barColors: { readonly light: string; readonly dark: string };
  /** NAV-14 */
  readonly serverErrorPage: { readonly subtitle: boolean; readonly callToAction: boolean };
  readonly social: readonly { readonly name: string; readonly url: string }[];
  /** Absolute origin of the site, for canonical links and shared pictures. */
  readonly origin: string;
  /** Addresses of the store's own fonts. */
  readonly fonts: readonly string[];
  /** Attributes of the root element: how the parts of this store are built. */
  readonly kit: Readonly<Record<string, string>>;
  /** The retailer's own wordings in the page's language, by the English text they replace; absent without any. */
  readonly wordings?: Dictionary;
  /** The retailer's own wordings by message key. */
  readonly messages: Readonly<Record<string, string>>;
  readonly isDemo: boolean;
  /** For the bar of demo stores; none for live ones. */
  readonly demoStores: readonly DemoStore[];
  /** Words of the rooftop that the page is about (OP-10). */
  readonly contactText?: string | null;
  /** Names what a rooftop changed, for markup that is written once; absent where nothing differs. */
  readonly rooftop?: string;
  /** Attributes of the root element: flags that styles show (decision 0171). */
  readonly pageFlags: PageFlags;
  /** For the shipping line of every card. */
  readonly delivery: DeliveryTerms;
  /** `photoPattern`. */
  readonly photos: string | null;
  /** Ways in, for the sign-in modal. */
  readonly signIn: SignInWays;
  readonly shopping: ShoppingSettings;
}
