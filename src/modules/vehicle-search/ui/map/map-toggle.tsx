import { Suspense, useState } from "react";
import { Icon } from "#design-system/icon.tsx";
import { answers } from "#platform/browser/forms/press-again.ts";
import { partOnDemand } from "#platform/browser/late-part.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { WrittenOnce } from "#rendering/screens.tsx";

/** Only who asks for the map loads it. */
const RooftopMap = partOnDemand(async () => (await import("./rooftop-map.tsx")).RooftopMap);

/** Opens the map of the dealerships over the results. */
export function useMapToggle(search: string, chosen: readonly string[]) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const button = (
    <WrittenOnce by="map toggle">
      {() => (
        <button
          aria-expanded={isOpen}
          className="late-button map-toggle"
          onClick={() => setOpen(!isOpen)}
          ref={answers}
          type="button"
        >
          <Icon name="pin" size={18} />
          {t("Map")}
        </button>
      )}
    </WrittenOnce>
  );
  const map = isOpen && (
    <Suspense>
      <RooftopMap chosen={chosen} search={search} />
    </Suspense>
  );
  return { button, map };
}
