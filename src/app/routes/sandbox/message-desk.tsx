import { useState, type FormEvent } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Badge } from "#design-system/badge.tsx";
import { Button } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { TextField } from "#design-system/text-field.tsx";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { apiClient } from "#platform/browser/http/api-client.ts";

interface Message {
  readonly id: string;
  readonly channel: "email" | "sms" | "push";
  readonly subject: string;
  readonly text: string;
  readonly attachments: readonly { readonly fileName: string; readonly bytes: number | null }[];
  readonly sentAt: string;
  readonly state: "waiting" | "retrying" | "delivered" | "failed";
  readonly problem: string | null;
}

const STATES = {
  waiting: ["On its way", "neutral"],
  retrying: ["Will be tried again", "warning"],
  delivered: ["Delivered", "success"],
  failed: ["Not delivered", "danger"],
} as const;

/**
 * Mail and text messages of one person, newest first; also the leads that dealers get.
 * @param props.mailboxes where dealers' CRMs read their leads
 */
export function MessageDesk({ mailboxes }: { readonly mailboxes: readonly string[] }) {
  const [to, setTo] = useState("buyer@example.com");
  const [messages, setMessages] = useState<readonly Message[]>();
  const { run, error, isBusy } = useWrite();
  const look = async (event: FormEvent) => {
    event.preventDefault();
    const found = await run(() =>
      apiClient.get<readonly Message[]>("/sandbox/api/outbox", { query: { to: to.trim() } }),
    );
    if (found) setMessages(found);
  };
  return (
    <Card aria-labelledby="messages" as="section" className="grid gap-4">
      <h2 className="text-title" id="messages">
        Messages
      </h2>
      <form className="grid gap-4" onSubmit={(event) => void look(event)}>
        <TextField
          help={
            mailboxes.length > 0
              ? `An email address or a phone number. Dealers get their leads at ${mailboxes.join(", ")}.`
              : "An email address or a phone number."
          }
          id="message-to"
          label="Sent to"
          list="message-mailboxes"
          onChange={(event) => setTo(event.target.value)}
          required
          value={to}
        />
        <datalist id="message-mailboxes">
          {["buyer@example.com", ...mailboxes].map((mailbox) => (
            <option key={mailbox}>{mailbox}</option>
          ))}
        </datalist>
        <p>
          <Button busy={isBusy} look="secondary" type="submit">
            Show messages
          </Button>
        </p>
      </form>
      {error && <AlertBar type="error">{error.message}</AlertBar>}
      {messages?.length === 0 && <p>Nothing was sent there yet.</p>}
      {messages && messages.length > 0 && (
        <ol
          aria-label="Messages found"
          className="grid max-h-[44rem] gap-6 overflow-y-auto"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls needs a stop of the keyboard
          tabIndex={0}
        >
          {messages.map((message) => (
            <MessageItem key={message.id} message={message} />
          ))}
        </ol>
      )}
    </Card>
  );
}

function MessageItem({ message }: { readonly message: Message }) {
  const { id, channel, subject, text, attachments, sentAt, state, problem } = message;
  const [label, tone] = STATES[state];
  const isMail = channel === "email";
  return (
    <li className="grid gap-2 border-l-2 border-line-strong pl-4">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        <Badge>{isMail ? "Email" : "Text message"}</Badge>
        {isMail && subject}
      </p>
      <p className="text-small break-words whitespace-pre-line">
        <Linked text={text} />
      </p>
      {isMail && <MailPreview id={id} subject={subject} />}
      {attachments.length > 0 && (
        <ul aria-label="Attachments" className="grid gap-1 text-small">
          {attachments.map(({ fileName, bytes }, place) => (
            <li key={fileName}>
              <a
                className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
                download={fileName}
                href={`/sandbox/api/messages/${encodeURIComponent(id)}/attachments/${place}`}
              >
                {fileName}
                {bytes !== null && ` (${Math.max(1, Math.round(bytes / 1000))} KB)`}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap items-center gap-2 text-fine text-ink-muted">
        {new Date(sentAt).toLocaleString("en-US")}
        <Badge tone={tone}>{label}</Badge>
        {problem !== null && problem}
      </p>
    </li>
  );
}

/** The e-mail as its reader sees it, in a frame that may run nothing and reach nothing. */
function MailPreview({ id, subject }: { readonly id: string; readonly subject: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-small font-semibold text-link underline underline-offset-4">
        Show as email
      </summary>
      {isOpen && (
        <iframe
          className="h-[34rem] w-full rounded-card border border-line"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          src={`/sandbox/api/messages/${encodeURIComponent(id)}/preview`}
          title={`Email: ${subject}`}
        />
      )}
    </details>
  );
}

/** Addresses in a message can be followed; all of them are the demo's own. */
function Linked({ text }: { readonly text: string }) {
  return text.split(/(https?:\/\/\S+)/).map((part, index) =>
    part.startsWith("http") ? (
      // The parts of one text never change places.
      <a
        className="text-link underline underline-offset-4"
        href={part}
        key={index}
        rel="noopener"
        target="_blank"
      >
        {part}
      </a>
    ) : (
      part
    ),
  );
}
