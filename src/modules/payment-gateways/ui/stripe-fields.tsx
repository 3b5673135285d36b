import { accountCode } from "#modules/orders/domain/payment-account.ts";
import { useEffect, useRef, useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { FieldsDriver } from "./fields-driver.ts";
import { loadScript } from "./load-script.ts";

/** As much of Stripe.js as is used; the script may only come from Stripe. */
interface StripeJs {
  elements(): { create(type: "card", options: object): { mount(place: HTMLElement): void; destroy(): void } };
  createPaymentMethod(input: object): Promise<{
    readonly paymentMethod?: { readonly id: string; readonly card?: { readonly last4: string } };
    readonly error?: { readonly message?: string };
  }>;
  handleNextAction(input: { clientSecret: string }): Promise<unknown>;
}
declare global {
  interface Window {
    Stripe?: (publishableKey: string) => StripeJs;
  }
}

const SCRIPT = "https://js.stripe.com/v3/";

/** Stripe's card field. Number, date and code are typed into Stripe's own frame. */
export function StripeFields(props: {
  readonly publishableKey: string;
  readonly onReady: (driver: FieldsDriver) => void;
}) {
  const t = useText();
  const { publishableKey, onReady } = props;
  const place = useRef<HTMLDivElement>(null);
  const [isMissing, setMissing] = useState(false);
  const ready = useRef(onReady);
  useEffect(() => {
    ready.current = onReady;
  });
  useEffect(() => {
    let isGone = false;
    let destroy = () => {};
    const start = async () => {
      const isLoaded = await loadScript(SCRIPT);
      const stripe = window.Stripe?.(publishableKey);
      if (isGone || !place.current) return;
      if (!isLoaded || stripe === undefined) return setMissing(true);
      const card = stripe.elements().create("card", { hidePostalCode: true });
      card.mount(place.current);
      destroy = () => card.destroy();
      ready.current(driverOf(stripe, card));
    };
    void start();
    return () => {
      isGone = true;
      destroy();
    };
  }, [publishableKey]);
  if (isMissing)
    return <AlertBar type="error">{t("The card form couldn't be loaded. Please try again.")}</AlertBar>;
  return (
    <div className="grid gap-1.5">
      <p className="font-semibold">{t("Card number, expiry date and code")}</p>
      <div
        className="min-h-12 rounded-control border-2 border-line-strong bg-surface-raised px-3.5 py-3"
        id="gateway-fields"
        ref={place}
      />
    </div>
  );
}

function driverOf(stripe: StripeJs, card: object): FieldsDriver {
  return {
    async submit({ name, zipCode, checkOnly }) {
      if (checkOnly) return { type: "valid" };
      const { paymentMethod, error } = await stripe.createPaymentMethod({
        type: "card",
        card,
        billing_details: { name, address: { postal_code: zipCode, country: "US" } },
      });
      if (paymentMethod) {
        return {
          type: "token",
          token: paymentMethod.id,
          display: accountCode({ kind: "card", name: null, ending: paymentMethod.card?.last4 ?? null }),
        };
      }
      // What Stripe says about a field is said in its own frame; ours is one calm sentence.
      return error ? { type: "invalid", errors: { number: "Check the card details." } } : { type: "failed" };
    },
    act: async (clientAction) => void (await stripe.handleNextAction({ clientSecret: clientAction })),
  };
}
