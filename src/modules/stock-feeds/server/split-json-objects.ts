const MAX_OBJECT = 1 << 20;

/**
 * Cuts a JSON array of objects into the texts of its objects, holding one object at a time.
 * An array that does not close, or an object over 1 MiB, is noted as damage.
 */
export async function* splitJsonObjects(
  chunks: AsyncIterable<string>,
  damage: { reason: string | undefined },
): AsyncGenerator<string> {
  let buffer = "";
  let depth = 0;
  let inString = false;
  let escaped = false;
  let closed = false;
  for await (const chunk of chunks) {
    let start = depth > 0 ? 0 : -1;
    for (let i = 0; i < chunk.length; i += 1) {
      const char = chunk.charCodeAt(i);
      if (inString) {
        if (escaped) escaped = false;
        else if (char === 0x5c) escaped = true;
        else if (char === 0x22) inString = false;
        continue;
      }
      if (char === 0x22) inString = true;
      else if (char === 0x7b) {
        if (depth === 0) start = i;
        depth += 1;
      } else if (char === 0x7d && depth > 0) {
        depth -= 1;
        if (depth === 0) {
          yield buffer + chunk.slice(start, i + 1);
          buffer = "";
          start = -1;
        }
      } else if (char === 0x5d && depth === 0) closed = true;
    }
    if (depth > 0) buffer += chunk.slice(start);
    if (buffer.length > MAX_OBJECT) {
      damage.reason ??= "an object is larger than 1 MiB";
      return;
    }
  }
  if (!closed) damage.reason ??= "the JSON array does not close: the file is cut off";
}
