import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { TEST_CERTIFICATE, TEST_CERTIFICATE_KEY } from "./smtp-certificate-data.ts";

/** One mail as the server took it. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Header fields and body, as they came over the wire. */
  readonly raw: string;
  readonly isEncrypted: boolean;
  readonly user: string | undefined;
}

export interface TestMailServer {
  readonly port: number;
  readonly received: ReceivedMail[];
  close(): Promise<void>;
}

export interface TestMailServerInput {
  readonly port?: number;
  /** Login it insists on. */
  readonly login?: { readonly user: string; readonly password: string };
  readonly startTls?: boolean;
  /** What it says to a recipient: a code from 400 on refuses. */
  readonly onRecipient?: (address: string) => { readonly code: number; readonly text: string } | undefined;
  /** What it says once it has the whole mail. */
  readonly onMail?: (mail: ReceivedMail) => { readonly code: number; readonly text: string } | undefined;
  /** Runs after the mail was taken and before the client hears about it. */
  readonly beforeAnswer?: (mail: ReceivedMail) => Promise<void>;
}

function refusal({ code, text }: { code: number; text: string }): Error {
  return Object.assign(new Error(text), { responseCode: code });
}

/** A real SMTP server on a free port of this machine. */
export async function startTestMailServer(input: TestMailServerInput = {}): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer(optionsOf(input, received));
  // Clients that hang up in the middle are part of these tests.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(input.port ?? 0, "127.0.0.1", resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function optionsOf(input: TestMailServerInput, received: ReceivedMail[]): SMTPServerOptions {
  const { login, startTls = false } = input;
  return {
    key: TEST_CERTIFICATE_KEY,
    cert: TEST_CERTIFICATE,
    closeTimeout: 200,
    disabledCommands: [...(startTls ? [] : ["STARTTLS"]), ...(login ? [] : ["AUTH"])],
    allowInsecureAuth: true,
    authOptional: login === undefined,
    onAuth({ username, password }, _session, callback) {
      const isRight = username === login?.user && password === login?.password;
      if (isRight) callback(null, { user: username });
      else callback(refusal({ code: 535, text: "5.7.8 wrong login" }));
    },
    onRcptTo({ address }, _session, callback) {
      const answer = input.onRecipient?.(address);
      callback(answer ? refusal(answer) : null);
    },
    async onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const { mailFrom, rcptTo } = session.envelope;
      const mail: ReceivedMail = {
        from: mailFrom ? mailFrom.address : "",
        to: rcptTo.map(({ address }) => address),
        raw: Buffer.concat(chunks).toString("utf8"),
        isEncrypted: session.secure,
        user: session.user as string | undefined,
      };
      const answer = input.onMail?.(mail);
      if (answer) return callback(refusal(answer));
      received.push(mail);
      await input.beforeAnswer?.(mail);
      callback(null);
    },
  };
}

/** Header fields of a mail in lower case, unfolded. */
export function headersOf({ raw }: ReceivedMail): Record<string, string[]> {
  const head = raw.slice(0, raw.indexOf("\r\n\r\n")).replace(/\r\n[ \t]+/gu, " ");
  const fields: Record<string, string[]> = {};
  for (const line of head.split("\r\n")) {
    const [, name = "", value = ""] = /^([^:]+):\s*(.*)$/u.exec(line) ?? [];
    (fields[name.toLowerCase()] ??= []).push(value);
  }
  return fields;
}
