import { classNames } from "./class-names.ts";

/** A quiet block in the shape of what is coming; appears after 300 ms. Put `aria-busy` on the region around it. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames("block appear-late rounded-control bg-surface-sunken", className)}
    />
  );
}
