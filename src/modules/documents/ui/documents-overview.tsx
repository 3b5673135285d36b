import { Icon } from "#design-system/icon.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { DocumentEntry } from "../domain/document-list.ts";
import { DOCUMENT_NAMES } from "../domain/document-types.ts";

/** Where more than one document is asked for: which are here, and a jump to each that is not. */
export function DocumentsOverview({ documents }: { readonly documents: readonly DocumentEntry[] }) {
  const t = useText();
  const required = documents.filter(({ isRequired }) => isRequired);
  const types = [...new Set(required.map(({ key }) => key))];
  const isHere = (type: string) => required.every(({ key, status }) => key !== type || status === "complete");
  if (types.length < 2) return null;
  return (
    <section aria-labelledby="documents-here" className="grid gap-3 rounded-card bg-surface-sunken p-4">
      <h2 className="text-body font-semibold" id="documents-here">
        {t("{done} of {total} received", { done: types.filter(isHere).length, total: types.length })}
      </h2>
      <ul className="grid gap-2 sm:grid-cols-2">
        {types.map((type) => (
          <li className="flex items-center gap-2" key={type}>
            <Icon
              className={`shrink-0 ${isHere(type) ? "text-success" : "text-ink-muted"}`}
              name={isHere(type) ? "success" : "document"}
              size={22}
            />
            {isHere(type) ? (
              <span>
                {t(DOCUMENT_NAMES[type])} <span className="sr-only">({t("Submitted")})</span>
              </span>
            ) : (
              <a className="inline-flex min-h-11 items-center text-link underline" href={`#type-${type}`}>
                {t(DOCUMENT_NAMES[type])}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
