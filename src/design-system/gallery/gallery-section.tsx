import type { ReactNode } from "react";

/** One group of the gallery. */
export function GallerySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-6">
      <h2 className="text-title">{title}</h2>
      {children}
    </section>
  );
}
