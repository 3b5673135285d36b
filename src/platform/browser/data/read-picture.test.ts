import { describe, expect, it } from "vitest";
import { ApiError } from "../http/api-error.ts";
import { readPicture } from "./read-picture.ts";

const failure = (status: number, retryAfterSeconds?: number): ApiError =>
  new ApiError({ status, code: "x", message: "x", fields: {}, correlationId: undefined, retryAfterSeconds });

/** Reads from a server that answers like this, one after the other; says how long was waited in between. */
async function readFrom(answers: readonly (Blob | Error)[], signal = new AbortController().signal) {
  const pauses: number[] = [];
  let at = 0;
  const read = (): Promise<Blob> => {
    const answer = answers[at++];
    return answer instanceof Blob ? Promise.resolve(answer) : Promise.reject(answer as Error);
  };
  const pause = (milliseconds: number) => Promise.resolve(void pauses.push(milliseconds));
  const picture = await readPicture(read, signal, pause).catch((error: unknown) => error);
  return { picture, pauses, asked: at };
}

describe("A picture", () => {
  const picture = new Blob(["png"]);

  it("that its server has no time for comes when the server said to ask again", async () => {
    const answers = [failure(503, 5), failure(503, 7), picture];
    expect(await readFrom(answers)).toEqual({ picture, pauses: [5_000, 7_000], asked: 3 });
  });

  it("is given up after five times", async () => {
    const busy = failure(503, 5);
    expect(await readFrom(Array.from({ length: 9 }, () => busy))).toMatchObject({ picture: busy, asked: 5 });
  });

  it.each([
    ["that is not there", failure(404)],
    ["that nobody says to ask for again", failure(503)],
    ["that is asked for too often", failure(429, 60)],
  ])("%s is not asked for again", async (_, answer) => {
    expect(await readFrom([answer, picture])).toEqual({ picture: answer, pauses: [], asked: 1 });
  });

  it("that nobody wants anymore is not asked for again", async () => {
    const gone = new AbortController();
    gone.abort();
    expect(await readFrom([failure(503, 5), picture], gone.signal)).toMatchObject({ asked: 1 });
  });
});
