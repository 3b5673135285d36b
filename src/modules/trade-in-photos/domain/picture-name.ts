/** Name of a picture under which it is checked; null for a file that is none by its name. Phones say .jpeg, too. */
export function pictureName(fileName: string): string | null {
  const extension = /\.(?<kind>jpe?g|png)$/iu.exec(fileName.trim())?.groups?.["kind"]?.toLowerCase();
  if (extension === undefined) return null;
  return `photo.${extension === "png" ? "png" : "jpg"}`;
}
