import { beforeEach, describe, expect, it } from "vitest";
import { invitationSecret } from "./invitation-secret.ts";

const TOKEN = "ZE6YCPK9DW092JR0YSBYZ0NFWTRZ6MSX";
const OTHER = "0E6YCPK9DW092JR0YSBYZ0NFWTRZ6MSX";

const shelf = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};

let device = shelf();
let tab = shelf();
let calls = 0;
const open = (hash: string) =>
  invitationSecret(hash, {
    tab,
    device,
    randomBytes: (count) => {
      calls += 1;
      return new Uint8Array(count).map((_, at) => at + calls);
    },
  });

beforeEach(() => {
  device = shelf();
  tab = shelf();
});

describe("the key to the invited person's pages", () => {
  it("is the link's token and a device of 32 characters of its own", () => {
    expect(open(`#${TOKEN}`)).toMatch(new RegExp(`^${TOKEN}\\.[0-9A-HJKMNP-TV-Z]{32}$`));
  });

  it("stays the same after a reload without the token, and when the link is opened again in a new tab", () => {
    const first = open(`#${TOKEN}`);
    expect(open("")).toBe(first);
    tab = shelf();
    expect(open(`#${TOKEN.toLowerCase()}`)).toBe(first);
  });

  it("is another one for another link", () => {
    const first = open(`#${TOKEN}`)?.split(".")[1];
    const second = open(`#${OTHER}`);
    expect(second?.startsWith(OTHER)).toBe(true);
    expect(second?.split(".")[1]).not.toBe(first);
  });

  it("is missing without a link, or with something that is none", () => {
    expect(open("")).toBeUndefined();
    expect(open("#main")).toBeUndefined();
  });

  it("leaves no whole token on the device", () => {
    open(`#${TOKEN}`);
    expect(JSON.stringify([...device.kept])).not.toContain(TOKEN);
  });
});
