import { socialEndpoints } from "#modules/social-sign-in/http.ts";
import { openIdConnectPool } from "#modules/identity-pools/providers/openid-connect/openid-connect-pool.ts";
import { sandboxSignInEndpoints } from "#modules/social-sign-in/providers/sandbox-sign-in/sandbox-sign-in-http.ts";
import { createCodeFlowProviders } from "#modules/social-sign-in/providers/social/code-flow-providers.ts";
import type { SocialContext } from "#modules/social-sign-in/server/social-context.ts";
import { callEndpoint } from "#platform/server/http/call-endpoint.ts";
import type { Endpoint } from "#platform/server/http/endpoint.ts";
import { toErrorResponse } from "#platform/server/http/error-response.ts";
import { type IdentityWorld, makeIdentityWorld } from "./identity-world.ts";
import { SCRIPTED_CLIENT } from "./scripted-provider.ts";

const endpoints: readonly Endpoint<SocialContext>[] = [...socialEndpoints, ...sandboxSignInEndpoints];
export const ORIGIN = "http://cars.example";

export interface SocialWorld extends IdentityWorld {
  readonly ctx: IdentityWorld["ctx"] & SocialContext;
  readonly otherTenantCtx: IdentityWorld["ctx"] & SocialContext;
}

/** A world with Google and Apple played by the sandbox and, if named, a hosted pool. */
export async function makeSocialWorld(input: { issuer?: string } = {}): Promise<SocialWorld> {
  const world = await makeIdentityWorld();
  const codeFlow = createCodeFlowProviders({
    sandbox: true,
    secrets: () => SCRIPTED_CLIENT.secret,
    hosted: openIdConnectPool({ secrets: () => SCRIPTED_CLIENT.secret, allowLoopbackHttp: true }),
  });
  const withSocial = (ctx: IdentityWorld["ctx"]) => ({
    ...ctx,
    codeFlow,
    tenant: tenantWith(ctx.tenant, input.issuer),
  });
  return { ...world, ctx: withSocial(world.ctx), otherTenantCtx: withSocial(world.otherTenantCtx) };
}

function tenantWith(tenant: SocialContext["tenant"], issuer: string | undefined): SocialContext["tenant"] {
  const { consumer } = tenant.config;
  const openIdConnect =
    issuer === undefined
      ? null
      : { issuer, clientId: SCRIPTED_CLIENT.id, clientSecretRef: "env:SECRET_SCRIPTED" };
  return {
    ...tenant,
    flags: { ...tenant.flags, social_login_google: true, social_login_apple: true },
    providers: { ...tenant.providers, identity: issuer === undefined ? "embedded" : "openid-connect" },
    config: {
      ...tenant.config,
      consumer: { ...consumer, socialLogin: true, identity: { ...consumer.identity, openIdConnect } },
    },
  };
}

interface Ask {
  readonly method?: "GET" | "POST";
  /** Sent as a form. */
  readonly form?: URLSearchParams;
  readonly json?: object;
  readonly headers?: Record<string, string>;
}

/** One browser: keeps cookies and never follows a redirect by itself. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly #ctx: SocialContext;

  constructor(ctx: SocialContext) {
    this.#ctx = ctx;
  }

  async ask(address: string, input: Ask = {}): Promise<Response> {
    const url = new URL(address, ORIGIN);
    const method = input.method ?? (input.form || input.json ? "POST" : "GET");
    const [endpoint, params] = routeOf(method, url.pathname);
    const headers = new Headers({ host: url.host, ...input.headers });
    if (this.cookies.size > 0)
      headers.set("cookie", [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    if (input.form) headers.set("content-type", "application/x-www-form-urlencoded");
    if (input.json) headers.set("content-type", "application/json");
    const body = input.form?.toString() ?? (input.json && JSON.stringify(input.json)) ?? null;
    const request = new Request(url, { method, headers, body });
    const response = await callEndpoint(endpoint, this.#ctx, { request, params }).catch((error: unknown) =>
      toErrorResponse(error, "test-correlation", this.#ctx),
    );
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }

  /** Leaves for a provider; answers where it is sent. */
  async leave(provider: "google" | "apple" | "hosted", returnTo?: string): Promise<string> {
    const path = provider === "hosted" ? "hosted/start" : `social/${provider}/start`;
    const query = returnTo === undefined ? "" : `?${new URLSearchParams({ returnTo }).toString()}`;
    const response = await this.ask(`/public/identity/${path}${query}`);
    const location = response.headers.get("location");
    if (response.status !== 303 || location === null) throw new Error(`start answered ${response.status}`);
    return location;
  }

  /** Chooses somebody on a sandbox page; answers how the browser is to come back. */
  async choose(
    authorizeUrl: string,
    person: string,
    email = "",
  ): Promise<{ address: string; form?: URLSearchParams }> {
    const form = new URLSearchParams(new URL(authorizeUrl).search);
    form.set("person", person);
    form.set("email", email);
    const chosen = await this.ask(authorizeUrl.split("?")[0] ?? "", { form });
    const location = chosen.headers.get("location");
    if (location !== null) return { address: location };
    const html = await chosen.text();
    const fields = new URLSearchParams();
    const unescape = (text: string) => text.replace(/&#(\d+);/g, (_, n) => String.fromCharCode(Number(n)));
    for (const [, name, value] of html.matchAll(/name="([^"]*)" value="([^"]*)"/g))
      fields.append(unescape(name!), unescape(value!));
    const action = unescape(/action="([^"]*)"/.exec(html)?.[1] ?? "");
    return { address: action, form: fields };
  }

  /** Start to finish through the sandbox. */
  async signIn(
    provider: "google" | "apple",
    person: string,
    more: { email?: string; returnTo?: string } = {},
  ) {
    const back = await this.choose(await this.leave(provider, more.returnTo), person, more.email);
    return this.ask(back.address, back.form ? { form: back.form } : {});
  }
}

function routeOf(method: string, path: string): [Endpoint<SocialContext>, Record<string, string>] {
  for (const endpoint of endpoints) {
    if (endpoint.method !== method) continue;
    const pattern = new RegExp(
      `^${endpoint.path.replaceAll(".", "\\.").replace(/:(\w+)/g, "(?<$1>[^/]+)")}$`,
    );
    const match = pattern.exec(path);
    if (match) return [endpoint, { ...match.groups }];
  }
  throw new Error(`no call at ${method} ${path}`);
}
