/** A quarter of all cars measures the band instead of the levels; the same cars every time (FNV-1a). */
export function ofKeptAside(id: string): boolean {
  let hash = 0x811c9dc5;
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193) >>> 0;
  return hash % 4 === 0;
}
