import { createPublicKey, verify } from "node:crypto";
import { hashSync } from "@node-rs/argon2";
import { ARGON2ID } from "#modules/accounts/server/passwords/argon2-strength.ts";
import { getJwks } from "#modules/sessions/server/tokens/get-jwks.ts";
import type { IdentityContext } from "#modules/sign-in/server/identity-context.ts";
import { createIdentityRuntime } from "#modules/identity-pools/server/identity-runtime.ts";
import { verifyAccessToken } from "#modules/sessions/server/tokens/verify-access-token.ts";
import { makeBenchData } from "./support/bench-data.ts";
import { makeBuyers, withIdentity } from "./support/product.ts";
import { machine, publish, table } from "./support/report.ts";
import { short, timingOf } from "./support/statistics.ts";

/** npm run bench -- identity: what a token costs each request, and a password each sign-in. */
const TOKENS = 1000;
const HASHES = 40;
const PASSWORD = "Harbor!Lights-42";
const data = await makeBenchData(1);
const rows: string[][] = [];
try {
  const tokens = (await makeBuyers(data.dataDir, { count: TOKENS })).map(({ token }) => token);
  await withIdentity(data.dataDir, async (ctx) => {
    await measureTokens(ctx, tokens);
    await measureHashes(ctx);
  });
} finally {
  data.remove();
}
publish(
  "Tokens and passwords",
  `${machine()}. ${TOKENS} access tokens of as many sessions, one after the other; CPU is that of the whole process, its threads
included. The goals: a token in less than 0.2 ms, a hash (Argon2id, ${ARGON2ID.memoryCost / 1024} MB, ${ARGON2ID.timeCost} passes) in at most 60 ms of CPU.

${table(["what", "p50 ms", "p99 ms", "CPU ms", "goal", "of floor"], rows)}`,
);

interface Cost {
  readonly p50: number;
  readonly p99: number;
  readonly cpu: number;
}

async function costOf<T>(inputs: readonly T[], run: (input: T) => unknown): Promise<Cost> {
  const times: number[] = [];
  const before = process.cpuUsage();
  for (const input of inputs) {
    const started = performance.now();
    await run(input);
    times.push(performance.now() - started);
  }
  const { user, system } = process.cpuUsage(before);
  const { p50, p99 } = timingOf(times);
  return { p50, p99, cpu: (user + system) / 1000 / inputs.length };
}

function note(what: string, cost: Cost, goal: string, floor?: Cost): void {
  const share = floor === undefined ? "-" : `${short(cost.cpu / floor.cpu)} times`;
  rows.push([what, short(cost.p50), short(cost.p99), short(cost.cpu), goal, share]);
}

async function measureTokens(ctx: IdentityContext, tokens: readonly string[]): Promise<void> {
  const [jwk] = (await getJwks(ctx)).keys;
  const key = createPublicKey({ key: jwk as never, format: "jwk" });
  const bySignature = (token: string): void => {
    const dot = token.lastIndexOf(".");
    const signature = Buffer.from(token.slice(dot + 1), "base64url");
    if (!verify(null, Buffer.from(token.slice(0, dot)), key, signature)) throw new Error("not our signature");
  };
  // Compiles, and leaves a runtime that has seen no token.
  for (const token of tokens) await verifyAccessToken(ctx, token);
  for (const token of tokens) bySignature(token);
  const fresh = { ...ctx, identity: createIdentityRuntime({ sandbox: true }) };
  await getJwks(fresh);
  const floor = await costOf(tokens, bySignature);
  note("Ed25519 signature alone, node:crypto (floor)", floor, "-");
  const check = (token: string) => verifyAccessToken(fresh, token);
  note("token never seen", await costOf(tokens, check), "0.2", floor);
  const often = Array.from({ length: 20 }, () => tokens).flat();
  note("token seen before", await costOf(often, check), "0.2", floor);
}

async function measureHashes(ctx: IdentityContext): Promise<void> {
  const { passwords } = ctx.identity;
  const many = Array.from({ length: HASHES }, (_, at) => `${PASSWORD}${at}`);
  const stored = await passwords.hash(PASSWORD);
  hashSync(PASSWORD, ARGON2ID);
  const floor = await costOf(many, (password) => hashSync(password, ARGON2ID));
  note("Argon2id in this thread (floor)", floor, "-");
  note("hash", await costOf(many, (password) => passwords.hash(password)), "60", floor);
  note("check of a password", await costOf(many, () => passwords.verify(stored, PASSWORD)), "60", floor);
  const unknown = await costOf(many, (password) => passwords.verify(undefined, password));
  note("check for an unknown address", unknown, "60", floor);
}
