import { useState, type FormEvent } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Badge } from "#design-system/badge.tsx";
import { Button } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { TextField } from "#design-system/text-field.tsx";
import { useWrite } from "#modules/orders/ui/use-write.ts";
import { apiClient } from "#platform/browser/api-client.ts";

interface Message {
  readonly channel: "email" | "sms";
  readonly subject: string;
  readonly text: string;
  readonly sentAt: string;
}

/** Mail and text messages of one person, newest first. */
export function MessageDesk() {
  const [to, setTo] = useState("buyer@example.com");
  const [messages, setMessages] = useState<readonly Message[]>();
  const { run, error, isBusy } = useWrite();
  const look = async (event: FormEvent) => {
    event.preventDefault();
    const found = await run(() =>
      apiClient.get<readonly Message[]>("/sandbox/api/messages", { query: { to: to.trim() } }),
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
          help="An email address or a phone number."
          id="message-to"
          label="Sent to"
          onChange={(event) => setTo(event.target.value)}
          required
          value={to}
        />
        <p>
          <Button busy={isBusy} look="secondary" type="submit">
            Show messages
          </Button>
        </p>
      </form>
      {error && <AlertBar type="error">{error.message}</AlertBar>}
      {messages?.length === 0 && <p>Nothing was sent there yet.</p>}
      {messages && messages.length > 0 && (
        <ol className="grid max-h-[32rem] gap-3 overflow-y-auto" tabIndex={0} aria-label="Messages found">
          {messages.map((message) => (
            <li
              className="grid gap-1 border-l-2 border-line-strong pl-4"
              key={`${message.sentAt}${message.text}`}
            >
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                <Badge>{message.channel === "sms" ? "Text message" : "Email"}</Badge>
                {message.channel === "email" && message.subject}
              </p>
              <p className="text-small break-words whitespace-pre-line">
                <Linked text={message.text} />
              </p>
              <p className="text-fine text-ink-muted">{new Date(message.sentAt).toLocaleString("en-US")}</p>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

/** Addresses in a message can be followed; all of them are the demo's own. */
function Linked({ text }: { readonly text: string }) {
  return text.split(/(https?:\/\/\S+)/).map((part, index) =>
    part.startsWith("http") ? (
      // The parts of one text never change places.
      // eslint-disable-next-line react/no-array-index-key
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
