import { useApiData } from "#platform/browser/data/use-api-data.ts";

interface Facets {
  readonly facets: Readonly<Record<"make" | "model", readonly { readonly label: string }[]>>;
}

const NAMES: readonly string[] = [];

/** Makes that this retailer knows, and the models of one of them as its stock spells them; any other name is taken, too. */
export function useKnownNames(make: string): {
  readonly makes: readonly string[];
  readonly models: readonly string[];
} {
  const all = useApiData<Facets>("/public/inventory/facets");
  const makes = all.data?.facets.make.map(({ label }) => label) ?? NAMES;
  const known = makes.find((name) => name.toLowerCase() === make.trim().toLowerCase());
  const own = useApiData<Facets>(
    known === undefined ? null : `/public/inventory/facets?make=${encodeURIComponent(known.toLowerCase())}`,
  );
  return { makes, models: own.data?.facets.model.map(({ label }) => label) ?? NAMES };
}

/** Names that begin like what is typed, before those that hold it; all of them at first. */
export function namesLike(names: readonly string[], typed: string): readonly string[] {
  const text = typed.trim().toLowerCase();
  const isLike = (name: string) => name.toLowerCase().includes(text);
  const begins = (name: string) => Number(name.toLowerCase().startsWith(text));
  const found = names.filter(isLike).toSorted((a, b) => begins(b) - begins(a));
  return found.length === 1 && found[0]?.toLowerCase() === text ? [] : found.slice(0, 8);
}
