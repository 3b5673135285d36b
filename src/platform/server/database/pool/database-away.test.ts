import { expect, test } from "vitest";
import { isDatabaseAway, isLostBeforeCommit, withUnknownOutcome } from "./database-away.ts";

const error = (message: string, more: object = {}) => Object.assign(new Error(message), more);

test.each([
  [error("x", { code: "57P01" })],
  [error("x", { code: "57P03" })],
  [error("x", { code: "08006" })],
  [error("x", { code: "53300" })],
  [error("x", { code: "25006" })],
  [error("x", { code: "ENOENT", syscall: "connect" })],
  [error("x", { code: "ECONNREFUSED", syscall: "connect" })],
  [error("x", { code: "EPIPE", syscall: "write" })],
  [error("Connection terminated unexpectedly")],
  [error("timeout expired")],
  [error("Query read timeout")],
  [error("timeout exceeded when trying to connect")],
  [error("Client has encountered a connection error and is not queryable")],
])("%j says that the database is away", (lost) => {
  expect(isDatabaseAway(lost)).toBe(true);
});

test.each([
  [error("duplicate key", { code: "23505" })],
  [error("no file", { code: "ENOENT", syscall: "open" })],
  [error("canceling statement due to statement timeout", { code: "57014" })],
  [error("timeout of a vendor")],
  ["Connection terminated"],
  [undefined],
])("%j says something else", (other) => {
  expect(isDatabaseAway(other)).toBe(false);
});

test("a commit that may have happened is not tried again", () => {
  const lost = error("Connection terminated unexpectedly");
  expect(isLostBeforeCommit(lost)).toBe(true);
  expect(isLostBeforeCommit(withUnknownOutcome(lost))).toBe(false);
});
