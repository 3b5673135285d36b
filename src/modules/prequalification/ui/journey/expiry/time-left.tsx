import { useText } from "#platform/browser/texts/texts.tsx";
import { clockText, saidSeconds } from "./clock-text.ts";

/** Time left for the eye every second, and for the ear a few times, without interrupting. */
export function TimeLeft({ seconds }: { readonly seconds: number }) {
  const t = useText();
  const said = saidSeconds(seconds);
  return (
    <span>
      <span aria-hidden="true" className="tabular font-semibold">
        {clockText(seconds)}
      </span>
      <span aria-live="polite" className="sr-only">
        {said === undefined
          ? ""
          : said >= 60
            ? t("{minutes} {minutes:minute|minutes} left", { minutes: said / 60 })
            : t("{seconds} {seconds:second|seconds} left", { seconds: said })}
      </span>
    </span>
  );
}
