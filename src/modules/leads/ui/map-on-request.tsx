import { Suspense, useState } from "react";
import { buttonClass } from "#design-system/button.tsx";
import { Icon } from "#design-system/icon.tsx";
import { answers } from "#platform/browser/forms/press-again.ts";
import { partOnDemand } from "#platform/browser/late-part.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { WrittenOnce } from "#rendering/screens.tsx";

/** Only people who ask for the map load it (VEH-21). */
const DealerMap = partOnDemand(async () => (await import("./dealer-map.tsx")).DealerMap);

/** A third party's map, once somebody asks for it. */
export function MapOnRequest({ path, name }: { readonly path: string; readonly name: string }) {
  const t = useText();
  const [isShown, setShown] = useState(false);
  if (isShown) {
    return (
      <Suspense fallback={<div className="h-72 rounded-card bg-surface-sunken sm:h-80" />}>
        <DealerMap name={name} path={path} />
      </Suspense>
    );
  }
  return (
    <WrittenOnce by="show map">
      {() => (
        <p>
          <button
            className={`late-button ${buttonClass("secondary")}`}
            onClick={() => setShown(true)}
            ref={answers}
            type="button"
          >
            <Icon name="pin" />
            {t("Show map")}
          </button>
        </p>
      )}
    </WrittenOnce>
  );
}
