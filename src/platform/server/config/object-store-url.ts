/** Where document bytes are kept. */
type ObjectStoreLocation =
  | { readonly kind: "file"; readonly folder: string }
  | {
      readonly kind: "s3";
      readonly bucket: string;
      /** Without slashes at its ends; empty for the whole bucket. */
      readonly prefix: string;
      readonly region: string;
      /** Of a store other than Amazon's; undefined for Amazon's own. */
      readonly endpoint: string | undefined;
    };

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^[\w/-]*$/;
const KNOWN = ["region", "endpoint"];

/**
 * `file:<folder>` or `s3://<bucket>[/<prefix>][?region=<region>&endpoint=<url>]`; credentials come from the usual
 * AWS_* variables or the machine's role, never from the address. Undefined for anything else.
 */
export function parseObjectStoreUrl(text: string): ObjectStoreLocation | undefined {
  if (/^file:./.test(text)) return { kind: "file", folder: text.slice("file:".length) };
  if (!text.startsWith("s3://") || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const prefix = url.pathname.replace(/^\/+|\/+$/g, "");
  const endpoint = url.searchParams.get("endpoint") ?? undefined;
  const region = url.searchParams.get("region") ?? "us-east-1";
  const isSound =
    url.username === "" &&
    BUCKET.test(url.hostname) &&
    PREFIX.test(prefix) &&
    /^[a-z0-9-]+$/.test(region) &&
    [...url.searchParams.keys()].every((name) => KNOWN.includes(name)) &&
    (endpoint === undefined || /^https?:\/\/[^/]/.test(endpoint));
  return isSound ? { kind: "s3", bucket: url.hostname, prefix, region, endpoint } : undefined;
}
