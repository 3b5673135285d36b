/** Its values in an array that grows by doubling, as `widened` does. */
export function withRoom(counts: Uint32Array): Uint32Array {
  const roomy = new Uint32Array(2 ** Math.max(6, Math.ceil(Math.log2(counts.length + 1))));
  roomy.set(counts);
  return roomy;
}

export function widened(counts: Uint32Array): Uint32Array {
  const larger = new Uint32Array(counts.length * 2);
  larger.set(counts);
  return larger;
}
