/** Crockford's base32, as the link's own secret is written. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const SECRET = /^[0-9A-Z]{32}$/u;
const TOKEN_KEY = "fc.credit-invitation";

/** Keeps texts by name. */
interface Shelf {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
}

/** What this needs of a browser. */
interface SecretParts {
  /** What is kept while the tab is open. */
  readonly tab: Shelf;
  /** What is kept on the device. */
  readonly device: Shelf;
  readonly randomBytes: (count: number) => Uint8Array;
}

/**
 * The key to the invited person's pages, `<token>.<device>`, or undefined without a link. The link's part comes behind
 * `#`, which browsers send to nobody, and stays with the tab; the device's part is made once and stays here.
 */
export function invitationSecret(hash: string, parts: SecretParts): string | undefined {
  const fromLink = hash.replace(/^#/u, "").toUpperCase();
  if (SECRET.test(fromLink)) parts.tab.setItem(TOKEN_KEY, fromLink);
  const token = SECRET.test(fromLink) ? fromLink : known(parts.tab, TOKEN_KEY);
  if (token === undefined) return undefined;
  // The beginning tells links apart; the whole one is not left on the device.
  const deviceKey = `${TOKEN_KEY}.${token.slice(0, 6)}`;
  const device = known(parts.device, deviceKey) ?? newDevice(parts);
  parts.device.setItem(deviceKey, device);
  return `${token}.${device}`;
}

function newDevice({ randomBytes }: SecretParts): string {
  return Array.from(randomBytes(32), (byte) => ALPHABET[byte % ALPHABET.length]).join("");
}

function known(shelf: Shelf, key: string): string | undefined {
  const value = shelf.getItem(key);
  return value !== null && SECRET.test(value) ? value : undefined;
}
