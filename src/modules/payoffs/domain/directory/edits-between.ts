/** How many letters somebody has to add, leave out, change or swap with the next one to get from one word to another. */
export function editsBetween(from: string, to: string): number {
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const changed = at(last, column - 1) + (isSame ? 0 : 1);
      const edits = Math.min(changed, at(last, column) + 1, at(next, column - 1) + 1);
      const isSwap =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      next.push(isSwap ? Math.min(edits, at(before, column - 2) + 1) : edits);
    }
    before = last;
    last = next;
  }
  return at(last, to.length);
}

const at = (row: readonly number[], column: number): number => row[column] ?? Infinity;
