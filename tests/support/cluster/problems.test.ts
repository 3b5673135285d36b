import { expect, it } from "vitest";
import { problemsOf } from "./problems.ts";

const SOUND = {
  verdict: {
    "acknowledged = stored": [],
    "no car twice": [],
    "no payment twice": [],
    "jobs once": [],
    "index = table": [],
  },
  differentEtags: [],
  troubles: { "503 service.databaseAway": 4, "503 service.notReady": 1, ECONNRESET: 2 },
  output: "",
};

it("nothing is wrong with servers that were away and said so", () => {
  expect(problemsOf(SOUND)).toEqual([]);
});

it("everything that is wrong is in the list", () => {
  const found = problemsOf({
    verdict: { ...SOUND.verdict, "no car twice": ["car 1 is in two orders"] },
    differentEtags: ["/search"],
    troubles: { ...SOUND.troubles, "500 unexpected": 1, "503 unexpected": 1 },
    output: '{"msg":"request failed"}',
  });
  expect(found).toEqual([
    "car 1 is in two orders",
    "ETags of /search differ",
    "a buyer was answered 500 unexpected",
    "a buyer was answered 503 unexpected",
    "a server could not answer a request",
  ]);
});
