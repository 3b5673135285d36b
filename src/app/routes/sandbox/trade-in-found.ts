/** `keys=one, glass=crack` as the answers of an event; what is not a pair is left to the server's complaint. */
export function answersTyped(text: string): Readonly<Record<string, string>> {
  const pairs = text
    .split(",")
    .map((pair) => pair.trim())
    .filter((pair) => pair !== "");
  return Object.fromEntries(
    pairs.map((pair) => {
      const [question = "", answer = ""] = pair.split("=").map((part) => part.trim());
      return [question, answer];
    }),
  );
}
