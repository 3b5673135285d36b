const collator = new Intl.Collator("en", { numeric: true });

/** The order in which people look for labels: `Model 9` before `Model 10`. */
export const inNaturalOrder = (left: string, right: string): number => collator.compare(left, right);
