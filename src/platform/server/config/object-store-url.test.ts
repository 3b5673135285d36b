import { describe, expect, it } from "vitest";
import { parseObjectStoreUrl } from "./object-store-url.ts";

const s3 = { kind: "s3", bucket: "papers", prefix: "", region: "us-east-1", endpoint: undefined };

describe("The address of the object store", () => {
  it.each([
    ["file:/var/lib/objects", { kind: "file", folder: "/var/lib/objects" }],
    ["file:objects", { kind: "file", folder: "objects" }],
    ["s3://papers", s3],
    ["s3://papers/live/a/", { ...s3, prefix: "live/a" }],
    ["s3://papers?region=eu-west-1", { ...s3, region: "eu-west-1" }],
    ["s3://papers?endpoint=http://127.0.0.1:9000", { ...s3, endpoint: "http://127.0.0.1:9000" }],
  ])("%s", (text, location) => expect(parseObjectStoreUrl(text)).toEqual(location));

  it.each([
    "file:",
    "s3://",
    "s3://Papers_",
    "s3://key:secret@papers",
    "s3://papers/a b",
    "s3://papers?acl=public",
    "s3://papers?endpoint=ftp://x",
    "https://papers",
  ])("%s is none", (text) => expect(parseObjectStoreUrl(text)).toBeUndefined());
});
