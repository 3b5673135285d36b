import { describe } from "vitest";
import type { CodeFlowClient } from "#modules/identity-pools/server/openid-client/code-flow-client.ts";
import { ProviderDirectory } from "#modules/identity-pools/server/openid-client/provider-directory.ts";
import {
  type CodeFlowCase,
  codeFlowContract,
  type CodeFlowTraits,
  type Visitor,
} from "#tests/contracts/code-flow-provider.contract.ts";
import { Browser, makeSocialWorld, ORIGIN } from "#tests/support/social-world.ts";
import {
  type GoogleOrAppleStub,
  startGoogleOrApple,
  STUB_CLIENT,
  type StubPerson,
} from "#tests/vendors/google-and-apple/google-and-apple-stub.ts";
import type { CodeFlowProvider } from "./code-flow-provider.ts";
import { SANDBOX_CALLBACK } from "./sandbox-sign-in/sandbox-names.ts";
import { AppleClientSecrets } from "./social/apple-client-secret.ts";
import { appleClient, appleProvider } from "./social/apple-provider.ts";
import { googleClient, googleProvider } from "./social/google-provider.ts";

type Which = "google" | "apple";
const redirectUri = `${ORIGIN}${SANDBOX_CALLBACK}`;
const TRAITS: Readonly<Record<Which, CodeFlowTraits>> = {
  google: { saysIssuer: true, handles: false },
  apple: { saysIssuer: false, handles: true },
};

async function sandboxCase(name: Which): Promise<CodeFlowCase> {
  const world = await makeSocialWorld();
  const { ctx } = world;
  const provider = ctx.codeFlow.find(ctx, { name, origin: ORIGIN });
  if (provider === undefined) throw new Error(`the sandbox plays no ${name}`);
  const choice = (visitor: Visitor) =>
    visitor === "denies" ? "deny" : visitor === "breaks" ? "break" : visitor;
  return {
    ctx,
    provider,
    redirectUri,
    async visit(url, visitor) {
      const { address, form } = await new Browser(ctx).choose(url, choice(visitor));
      return form ?? new URL(address).searchParams;
    },
    close: () => world.close(),
  };
}

const PEOPLE: Readonly<Record<Exclude<Visitor, "denies" | "breaks">, StubPerson>> = {
  jordan: { id: "1", email: "jordan.rivers@example.com", emailVerified: true, firstName: "Jordan" },
  casey: { id: "2", email: "casey.nguyen@example.com", emailVerified: true, firstName: "Casey" },
  "no-name": { id: "3", email: "quiet.person@example.com", emailVerified: true },
  unverified: { id: "4", email: "robin.vale@example.com", emailVerified: false, firstName: "Robin" },
};
const DENIALS: Readonly<Record<Which, string>> = {
  google: "access_denied",
  apple: "user_cancelled_authorize",
};

/** The product's own client of either company, whose calls the stub answers. */
function providerOf(name: Which, ctx: CodeFlowCase["ctx"], stub: GoogleOrAppleStub): CodeFlowProvider {
  const parts = (client: CodeFlowClient) => ({ directory: new ProviderDirectory(), issuer: client.issuer });
  const answered = (client: CodeFlowClient) => ({
    ...client,
    inProcess: (asked: Request) => stub.answer(asked),
  });
  if (name === "google") {
    const google = { clientId: STUB_CLIENT.clientId, clientSecretRef: "env:SECRET_GOOGLE" };
    const client = googleClient(google, () => stub.clientSecret);
    return googleProvider(answered(client), parts(client));
  }
  const made = { secrets: () => stub.privateKey, made: new AppleClientSecrets(), clock: ctx.clock };
  const client = appleClient({ ...STUB_CLIENT, privateKeyRef: "file:apple.p8" }, made);
  return appleProvider(answered(client), parts(client));
}

async function stubCase(name: Which): Promise<CodeFlowCase> {
  const world = await makeSocialWorld();
  const { ctx } = world;
  const stub = await startGoogleOrApple(name, () => ctx.clock.now());
  return {
    ctx,
    provider: providerOf(name, ctx, stub),
    redirectUri,
    visit(url, visitor) {
      if (visitor !== "denies" && visitor !== "breaks")
        return Promise.resolve(stub.agree(url, PEOPLE[visitor]));
      const back = stub.agree(url, PEOPLE.jordan);
      back.delete("code");
      back.set("error", visitor === "denies" ? DENIALS[name] : "temporarily_unavailable");
      return Promise.resolve(back);
    },
    close: () => world.close(),
  };
}

describe.each([
  ["Google, played by the sandbox", "google", sandboxCase],
  ["Google, as documented", "google", stubCase],
  ["Apple, played by the sandbox", "apple", sandboxCase],
  ["Apple, as documented", "apple", stubCase],
] as const)("Signing in through %s", (_title, name, make) =>
  codeFlowContract(TRAITS[name], () => make(name)),
);
