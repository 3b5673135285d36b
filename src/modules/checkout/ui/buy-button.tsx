import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { LinkButton } from "#design-system/button.tsx";
import { useAccountAction } from "#modules/sign-in/ui/use-account-action.tsx";
import { settleAddress } from "#modules/pricing/ui/chosen-address.ts";
import { session } from "#platform/browser/session/session.ts";
import type { Availability } from "#modules/inventory/domain/vehicle.ts";
import type { Cents } from "#platform/shared/money.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { WrittenOnce } from "#rendering/screens.tsx";

interface BuyButtonProps {
  /** VIN or vehicle id. */
  readonly vehicleKey: string;
  readonly availability: Availability;
  /** Null means "call for price". */
  readonly priceCents: Cents | null;
}

/**
 * Starts the purchase. A link, so that it works before and without hydration: the cart signs people in
 * where needed and then puts the vehicle in. Once the page is alive, whoever is not signed in is asked
 * without leaving it. Shows nothing for a vehicle that cannot be bought online.
 */
export function BuyButton({ vehicleKey, availability, priceCents }: BuyButtonProps) {
  const t = useText();
  const navigate = useNavigate();
  const { ask, prompt } = useAccountAction({
    kind: "buy-vehicle",
    title: t("Sign in to buy this car"),
    run: (key) => void navigate(withChoices(cartAddress(key))),
  });
  if (availability !== "Available" || priceCents === null) return null;
  const askFirst = (event: MouseEvent): void => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (opensElsewhere) return;
    event.preventDefault();
    if (session.state.status === "signed-out") ask(vehicleKey);
    else void navigate(withChoices(cartAddress(vehicleKey)));
  };
  return (
    <>
      <WrittenOnce blank={cartAddress(vehicleKey)} by="buy">
        {(address) => (
          <LinkButton className="w-full" onClick={askFirst} rel="nofollow" to={address}>
            {t("Buy this car")}
          </LinkButton>
        )}
      </WrittenOnce>
      {prompt}
    </>
  );
}

function cartAddress(vehicleKey: string): string {
  return `/cart?${new URLSearchParams({ buy: vehicleKey })}`;
}

/** What the calculator keeps in the page's address goes along: checkout starts with it (CALC-02). */
function withChoices(address: string): string {
  settleAddress();
  const page = new URLSearchParams(window.location.search);
  const kept = CHOICES.flatMap((name) => (page.has(name) ? [[name, page.get(name) ?? ""]] : []));
  return kept.length === 0 ? address : `${address}&${new URLSearchParams(kept)}`;
}

const CHOICES = ["pay", "down", "term", "credit", "miles", "zip"] as const;
