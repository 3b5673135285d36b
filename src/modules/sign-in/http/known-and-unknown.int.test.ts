import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listSandboxMessages } from "#modules/messaging/server/list-sandbox-messages.ts";
import { countedDatabase } from "#tests/support/counted-database.ts";
import { GOOD_SIGN_UP, type IdentityWorld, makeIdentityWorld } from "#tests/support/identity-world.ts";
import { postIdentity } from "#tests/support/post-identity.ts";
import { createTestAccount } from "../server/create-test-account.ts";
import { signUp } from "../server/sign-up.ts";

const KNOWN = "ann@example.com";
const WAITING = "bea@example.com";
const UNKNOWN = "nobody@example.com";
const everyone = [KNOWN, WAITING, UNKNOWN] as const;
const fresh = { password: "Meadow?Lantern-88", confirmPassword: "Meadow?Lantern-88" };

/** What a caller and a stopwatch can see of one call. */
interface Seen {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
  /** Statements and hashes behind the answer: the time it takes. */
  readonly work: readonly string[];
}

/** Whoever has no account here cannot be told from whoever has one. */
describe("known and unknown addresses", () => {
  let world: IdentityWorld;
  let hashes: { readonly mock: { readonly calls: readonly unknown[] } }[];
  beforeEach(async () => {
    world = await makeIdentityWorld();
    const { passwords } = world.ctx.identity;
    // Counted, not waited for: nothing here has a right password.
    hashes = [
      vi.spyOn(passwords, "hash").mockResolvedValue("$argon2id$counted"),
      vi.spyOn(passwords, "verify").mockResolvedValue(false),
    ];
    await createTestAccount(world.ctx, { email: KNOWN, password: "Harbor!Lights-42" });
    await signUp(world.ctx, { ...GOOD_SIGN_UP, email: WAITING });
    world.clock.advance({ hours: 24 });
  });
  afterEach(() => world.close());

  const post = async (path: string, body: object): Promise<Seen> => {
    const counted = countedDatabase(world.ctx.db);
    const before = hashes.map((spy) => spy.mock.calls.length);
    const response = await postIdentity({ ...world.ctx, db: counted.db }, path, { body });
    const work = [
      ...counted.take(),
      ...hashes.map((spy, index) => `${spy.mock.calls.length - before[index]!} hashes`),
    ];
    // The cookie that tells browsers apart is random for everybody.
    const headers = [...response.headers].map(
      ([name, value]) => [name, value.replace(/=[\w.-]{69};/u, "=…;")] as const,
    );
    return { status: response.status, headers, body: await response.text(), work };
  };

  const notTheCode = async (email: string): Promise<string> => {
    const [newest] = await listSandboxMessages(world.ctx, { to: email });
    return newest?.text.includes("000000") === true ? "000001" : "000000";
  };
  const wrongCode = async (email: string) => ({ email, code: await notTheCode(email) });

  /** Each step is a call, or time that passes. */
  type Step = number | readonly [path: string, body: (email: string) => object | Promise<object>];
  const times = (count: number, ...steps: Step[]): Step[] =>
    Array.from({ length: count }, () => steps).flat();

  const story = async (email: string, steps: readonly Step[]): Promise<Seen[]> => {
    const seen: Seen[] = [];
    for (const step of steps) {
      if (typeof step === "number") world.clock.advance({ seconds: step });
      else seen.push(await post(step[0], await step[1](email)));
    }
    return seen;
  };

  const signIn: Step = ["sign-in", (email) => ({ email, password: "Wrong!Password-1" })];
  const start: Step = ["passcode/start", (email) => ({ email })];
  const verify: Step = ["passcode/verify", wrongCode];
  const forgot: Step = ["forgot", (email) => ({ email })];
  const reset: Step = ["forgot/confirm", async (email) => ({ ...(await wrongCode(email)), ...fresh })];
  const resend: Step = ["resend", (email) => ({ email })];
  const confirm: Step = ["confirm", wrongCode];

  it.each<[string, Step[], number[]]>([
    ["a wrong password, again and again", times(7, signIn), [401, 401, 401, 401, 429, 429, 429]],
    [
      "a hundred wrong passwords",
      times(20, ...times(5, signIn), 900),
      [...times(16, 401, 401, 401, 401, 429), ...times(4, 429, 429, 429, 429, 429)] as number[],
    ],
    [
      "a passcode, too soon, later, too often",
      [start, start, ...times(5, 120, start)],
      [200, 429, 200, 200, 200, 200, 429],
    ],
    [
      "guessed passcodes until they are burned",
      [start, ...times(6, verify), start],
      [200, 400, 400, 400, 400, 429, 429, 429],
    ],
    ["a passcode that has expired", [start, 600, verify], [200, 400]],
    ["a passcode nobody asked for", [verify, verify], [400, 400]],
    [
      "a reset, too soon, later, too often",
      [forgot, forgot, ...times(5, 120, forgot)],
      [200, 429, 200, 200, 200, 200, 429],
    ],
    [
      "guessed reset codes until they are burned",
      [forgot, ...times(6, reset), forgot],
      [200, 400, 400, 400, 400, 429, 429, 429],
    ],
    ["a reset code that has expired", [forgot, 600, reset], [200, 400]],
    ["a reset code nobody asked for", [reset], [400]],
    [
      "another sign-up code, too soon, later, too often",
      [resend, resend, ...times(5, 120, resend)],
      [200, 429, 200, 200, 200, 200, 429],
    ],
    [
      "guessed sign-up codes until they are burned",
      [resend, ...times(6, confirm), resend],
      [200, 400, 400, 400, 400, 429, 429, 429],
    ],
    ["a sign-up code that has expired", [resend, 600, confirm], [200, 400]],
  ])("are told the same, after the same work: %s", async (_, steps, statuses) => {
    const stories: Seen[][] = [];
    for (const email of everyone) stories.push(await story(email, steps));
    const [known, waiting, unknown] = stories;
    expect(known!.map(({ status }) => status)).toEqual(statuses);
    expect(waiting).toEqual(known);
    expect(unknown).toEqual(known);
  });
});
