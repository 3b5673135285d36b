import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider } from "oidc-provider";

/** Who signs in at the provider of the tests. */
export const VISITOR = { email: "visitor@example.com" } as const;

export interface RunningOidcProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** A person follows the link, signs in and agrees; answers where the browser is sent then. */
  visit(url: string): Promise<string>;
  close(): Promise<void>;
}

/** A real OpenID Connect provider on a port of its own, with one client and one person. */
export async function startOidcProvider(input: {
  readonly redirectUri: string;
  readonly clientSecret?: string;
}): Promise<RunningOidcProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const clientId = "shop";
  const clientSecret = input.clientSecret ?? "a-secret-of-the-test+with/signs";
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [input.redirectUri],
        grant_types: ["authorization_code"],
        response_types: ["code"],
      },
    ],
    claims: { email: ["email", "email_verified"], profile: ["given_name", "family_name"] },
    cookies: { keys: ["only for tests"] },
    pkce: { required: () => true },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_ctx, id) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        email: VISITOR.email,
        email_verified: true,
        given_name: "Robin",
        family_name: "Castillo",
      }),
    }),
  });
  server.on("request", provider.callback());
  return {
    issuer,
    clientId,
    clientSecret,
    visit: (url) => walk(url, { issuer, redirectUri: input.redirectUri }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Follows redirects with cookies, as a browser does, and fills in the two forms on the way. */
async function walk(start: string, { issuer, redirectUri }: { issuer: string; redirectUri: string }) {
  const cookies = new Map<string, string>();
  let address = start;
  let form: string | undefined;
  for (let step = 0; step < 12; step += 1) {
    const response = await fetch(address, {
      redirect: "manual",
      method: form === undefined ? "GET" : "POST",
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...(form !== undefined && { "content-type": "application/x-www-form-urlencoded" }),
      },
      ...(form !== undefined && { body: form }),
    });
    form = undefined;
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const location = response.headers.get("location");
    if (location?.startsWith(redirectUri)) return location;
    if (location !== null) address = new URL(location, issuer).href;
    else {
      const html = await response.text();
      if (response.status !== 200) throw new Error(`the provider answered ${response.status}`);
      form = html.includes('name="login"') ? "prompt=login&login=robin&password=x" : "prompt=consent";
    }
  }
  throw new Error("the provider sends the browser in circles");
}
