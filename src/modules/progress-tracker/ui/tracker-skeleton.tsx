import { Skeleton } from "#design-system/skeleton.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";

/** The tracker's own layout while it loads. */
export function TrackerSkeleton() {
  const t = useText();
  return (
    <div
      aria-busy="true"
      className="tracker-page grid items-start gap-4 md:gap-6 lg:grid-cols-[19rem_1fr] lg:gap-x-12"
    >
      <p className="sr-only">{t("Loading your order")}</p>
      <div className="grid gap-6 max-lg:hidden">
        <Skeleton className="h-64" />
        <Skeleton className="h-72" />
      </div>
      <div className="grid gap-4 md:gap-6">
        <Skeleton className="h-40" />
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-64" />
      </div>
    </div>
  );
}
