import { useEffect, useRef, useState } from "react";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { FieldsNews } from "../domain/fields-protocol.ts";
import type { FieldsDriver, FieldsOutcome } from "./fields-driver.ts";

/** How long the fields may take to answer. */
const ANSWER_MS = 20_000;

/** The embedded gateway's fields in a frame that is a stranger to this document (decision 0149). */
export function EmbeddedFields(props: {
  readonly address: string;
  readonly kind: "card" | "bank";
  /** Another number: empty fields at the same height, so that nothing moves below them. */
  readonly turn: number;
  readonly onReady: (driver: FieldsDriver) => void;
}) {
  const t = useText();
  const { address, kind, turn, onReady } = props;
  const [height, setHeight] = useState(kind === "card" ? 230 : 220);
  const frame = useRef<HTMLIFrameElement>(null);
  const port = useRef<MessagePort>(undefined);
  useEffect(() => () => port.current?.close(), [turn]);
  const connect = () => {
    const { port1, port2 } = new MessageChannel();
    port.current = port1;
    let answer: ((outcome: FieldsOutcome) => void) | undefined;
    port1.onmessage = ({ data }) => {
      const news = data as FieldsNews;
      // Only ever taller: a form that shrinks moves the button away under the pointer.
      if (news.type === "height") setHeight((before) => Math.max(before, news.pixels));
      else answer?.(news);
    };
    // The frame has no origin to name; the message carries nothing but the way back.
    frame.current?.contentWindow?.postMessage({ type: "connect" }, "*", [port2]);
    onReady({
      submit: (details) =>
        new Promise((resolve) => {
          const late = setTimeout(() => resolve({ type: "failed" }), ANSWER_MS);
          answer = (outcome) => {
            clearTimeout(late);
            resolve(outcome);
          };
          port1.postMessage({ type: "submit", ...details });
        }),
    });
  };
  return (
    <iframe
      className="-mx-[3px] block w-[calc(100%+6px)] border-0"
      id="gateway-fields"
      key={turn}
      onLoad={connect}
      ref={frame}
      sandbox="allow-scripts allow-forms"
      src={`${address}?kind=${kind}${t.language === "en" ? "" : `&language=${t.language}`}`}
      style={{ height }}
      title={kind === "card" ? t("Card details") : t("Account details")}
    />
  );
}
