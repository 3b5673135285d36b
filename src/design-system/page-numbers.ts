/** Pages to offer around `current`: first, last and neighbors; null stands for a gap. */
export function pageNumbers(current: number, total: number): readonly (number | null)[] {
  const wanted = [...new Set([1, current - 1, current, current + 1, total])]
    .filter((page) => page >= 1 && page <= total)
    .toSorted((a, b) => a - b);
  return wanted.flatMap((page, index) => {
    const before = wanted[index - 1];
    if (before === undefined || page === before + 1) return [page];
    return page === before + 2 ? [before + 1, page] : [null, page];
  });
}
