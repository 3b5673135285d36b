import type { SmtpServer } from "#platform/server/config/smtp-address.ts";
import { attachmentBytes } from "../../server/attachment-bytes.ts";
import type { Delivery, MessageTransport, OutgoingMessage } from "../message-transport.ts";
import { smtpFailure } from "./smtp-failure.ts";

interface SmtpTransportOptions {
  readonly server: SmtpServer;
  /** Address of the sender where the retailer has none of its own. */
  readonly from: string;
  /** Longest waits in milliseconds; shorter ones are for tests. */
  readonly timeouts?: { readonly idle: number; readonly whole: number };
  /** Certificates to trust beside the system's. */
  readonly ca?: string;
}

/** The whole must stay well below a job's lease, so that no second worker starts meanwhile. */
const TIMEOUTS = { idle: 20_000, whole: 60_000 };

/** No space, quote, comma, bracket or control character: nothing that could become a second recipient or header. */
const PLAIN_ADDRESS = /^[^\s"(),:;<>@[\\\]\p{Cc}]{1,64}@[a-z0-9.-]{1,255}$/iu;

/**
 * Sends e-mail through any SMTP server. A connection per message: a retailer sends few, and none can be
 * left half open. The Message-ID follows from the outbox id, so a second delivery is recognizable.
 */
export function createSmtpMessageTransport(options: SmtpTransportOptions): MessageTransport {
  const { timeouts = TIMEOUTS } = options;
  const transporter = openTransporter(options);
  const send = async (message: OutgoingMessage): Promise<Delivery> => {
    const from = message.sender.mailFrom ?? options.from;
    if (!PLAIN_ADDRESS.test(message.to)) return { kind: "refused", code: "address-malformed" };
    try {
      // A server that sends a byte now and then keeps its idle clock running for ever; this one ends.
      const signal = AbortSignal.timeout(timeouts.whole);
      await (await transporter).sendMail({ ...toMail(message, from), signal });
      return { kind: "delivered", ref: null };
    } catch (error) {
      return smtpFailure(error);
    }
  };
  return { keepsCopies: false, deliver: send };
}

/** The library is loaded where a mail server is configured (0576). */
async function openTransporter({ server, ca, timeouts = TIMEOUTS }: SmtpTransportOptions) {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    host: server.host,
    port: server.port,
    secure: server.secure,
    requireTLS: server.requireTls,
    ...(server.auth && { auth: { user: server.auth.user, pass: server.auth.password } }),
    ...(ca !== undefined && { tls: { ca } }),
    connectionTimeout: timeouts.idle,
    greetingTimeout: timeouts.idle,
    dnsTimeout: timeouts.idle,
    socketTimeout: timeouts.idle,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function toMail(message: OutgoingMessage, from: string) {
  const { id, to, sender, subject, text, html, replyTo = sender.replyTo, writtenAt } = message;
  return {
    // Named apart from the headers: what a header says never decides who receives it.
    envelope: { from, to: [to] },
    from: { name: sender.name, address: from },
    to: { name: "", address: to },
    replyTo,
    subject,
    text,
    ...(html !== undefined && { html }),
    attachments: (message.attachments ?? []).map((attachment) => ({
      filename: attachment.fileName,
      contentType: attachment.contentType,
      content: attachment.text ?? attachmentBytes(attachment),
    })),
    date: writtenAt,
    messageId: messageIdOf(id, from),
    headers: {
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
      ...unsubscribeHeaders(message.unsubscribeUrl),
    },
  };
}

/** The button of mail programs: a POST to this address stops the mail, a visit alone does not. */
function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  if (url === undefined || !/^https?:\/\/[^\s<>]+$/u.test(url)) return {};
  return { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

/** `<outbox id@domain of the sender>`. */
function messageIdOf(id: string, from: string): string {
  return `<${id}@${from.slice(from.lastIndexOf("@") + 1)}>`;
}
