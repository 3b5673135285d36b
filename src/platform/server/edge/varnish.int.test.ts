import { cachePurgeContract } from "#tests/contracts/cache-purge.contract.ts";
import { startVarnish } from "#tests/support/varnish.ts";
import { httpCachePurge } from "./http-cache-purge.ts";

/** Runs where this names the program (vitest.config.ts): the gate installs none. */
// oxlint-disable-next-line node/no-process-env -- where to find a program that the product itself does not use
const program = process.env["VARNISHD"] ?? "varnishd";

cachePurgeContract("Varnish with deploy/varnish.vcl", async (port) => {
  const proxy = await startVarnish(program, port);
  return { ...proxy, cachePurge: httpCachePurge({ urls: [proxy.url] }) };
});
