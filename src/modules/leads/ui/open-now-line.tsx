import { useEffect, useState } from "react";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { DealerView } from "../domain/dealer-view.ts";

interface OpenNowLineProps {
  readonly week: DealerView["week"];
  readonly timeZone: string;
}

/** "Open now until 8 PM": true only now and here, so the stored page does not say it. */
export function OpenNowLine({ week, timeZone }: OpenNowLineProps) {
  const t = useText();
  const [state, setState] = useState<{ isOpen: boolean; text: string }>();
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const { openNow } = await import("./open-now.ts");
      if (!isGone) setState(openNow(week, timeZone, t));
    };
    void look();
    const timer = setInterval(() => void look(), 60_000);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [week, timeZone, t]);
  // The line keeps its place until it is known.
  return <p className={`min-h-6 font-semibold ${state?.isOpen ? "text-success" : ""}`}>{state?.text}</p>;
}
