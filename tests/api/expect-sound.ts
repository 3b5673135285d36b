import { expect } from "vitest";

export interface SoundAnswer {
  readonly status: number;
  /** Of an error; undefined for success. */
  readonly envelope: Readonly<Record<string, unknown>> | undefined;
}

const ENVELOPE = ["code", "message", "correlationId", "fields"];
/** OpenID Connect clients read these beside ours (decision 0134). */
const OAUTH = ["error", "error_description"];

/** The property of every answer: no failure, a correlation id, and errors in the one shape without inner life. */
export async function expectSound(response: Response, what: string): Promise<SoundAnswer> {
  expect(response.status, what).toBeLessThan(500);
  const correlationId = response.headers.get("x-correlation-id");
  expect(correlationId, what).toMatch(/^[A-Za-z0-9._-]{8,64}$/);
  const text = await response.text();
  if (response.status < 400) return { status: response.status, envelope: undefined };
  const envelope = JSON.parse(text) as Record<string, unknown>;
  expect(envelope, what).toMatchObject({
    code: expect.stringMatching(/^[a-zA-Z]+(\.[a-zA-Z]+)*$/) as unknown,
    message: expect.stringMatching(/./) as unknown,
    correlationId,
  });
  const known = String(envelope["code"]).startsWith("oauth.") ? [...ENVELOPE, ...OAUTH] : ENVELOPE;
  expect(
    Object.keys(envelope).filter((key) => !known.includes(key)),
    what,
  ).toEqual([]);
  expect(text, what).not.toMatch(/\bat .+:\d+:\d+|\bselect\b.+\bfrom\b|syntax error|node_modules/i);
  // Neither the library's words nor a regular expression.
  expect(text, what).not.toMatch(/Invalid (?:type|key|length|format|value)|\bExpected\b|\/\^/);
  return { status: response.status, envelope };
}
