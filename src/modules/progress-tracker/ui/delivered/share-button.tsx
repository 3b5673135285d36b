import { useState } from "react";
import { Button } from "#design-system/button.tsx";
import { Icon } from "#design-system/icon.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";

/** Hands on the name of the car and the store's address, and nothing of the buyer or the order. */
export function ShareButton({
  brandName,
  vehicle,
}: {
  readonly brandName: string;
  readonly vehicle: string;
}) {
  const t = useText();
  const [isCopied, setCopied] = useState(false);
  const share = async () => {
    const text = t("I just got a {vehicle} from {brand}.", { vehicle, brand: brandName });
    const url = `${location.origin}/`;
    try {
      if ("share" in navigator) return await navigator.share({ title: brandName, text, url });
      await (navigator as Navigator).clipboard.writeText(`${text} ${url}`);
      setCopied(true);
    } catch {
      // Closed without choosing anybody, or not allowed: nothing to say.
    }
  };
  return (
    <>
      <Button className="max-sm:w-full" onClick={() => void share()}>
        <Icon name="share" /> {t("Tell a friend")}
      </Button>
      <span aria-live="polite" className="self-center text-small">
        {isCopied && t("Copied. Paste it anywhere.")}
      </span>
    </>
  );
}
