import { createElement, Fragment, Suspense, useContext, useState, type ReactNode } from "react";
import { WhileMissing } from "#platform/browser/missing-part.tsx";
import { type LineKey, type MarkupSlots, type NamedTexts, SLOT_ELEMENT, Slots } from "./markup-slots.ts";

interface WrittenOnceProps {
  /** Says everything that the markup depends on, beside the retailer's configuration; null when it is not worth keeping. */
  readonly by: string | null;
  /** The one text or attribute in which it differs from place to place, when there is one. */
  readonly blank?: string;
  /** Writes it; not called when the server knows the markup already. */
  readonly children: (blank: string) => ReactNode;
}

/**
 * Markup that is the same whenever `by` is the same: the server lets React write it once and copies it from
 * then on. The browser gets the markup React would have written, so it hydrates like any other (0072).
 *
 * Inside there may be no `useId`, no other `WrittenOnce`, and nothing that React lifts into the head (titles,
 * preloads, pictures that are not lazy).
 */
export function WrittenOnce({ by, blank = "", children }: WrittenOnceProps): ReactNode {
  const slots = useContext(Slots);
  if (slots === null || by === null) return children(blank);
  const { id, isKnown } = slots.slot(by, blank);
  // One child and no fragment, so that ids below and beside it are the browser's.
  return createElement(SLOT_ELEMENT, { id }, isKnown ? null : children(slots.blank));
}

interface WrittenAroundProps<Texts extends NamedTexts> {
  /** As for `WrittenOnce`, beside the texts; null inside of other written markup. */
  readonly by: string | null;
  /** Those in which it differs from place to place: whole texts or parts of them, or of attributes. */
  readonly texts: Texts;
  /** Puts the texts in their places and does nothing else with them: the server gives it stand-ins. */
  readonly children: (texts: { readonly [Name in keyof Texts]: string }) => ReactNode;
}

/** `WrittenOnce` for markup that differs in several texts. */
export function WrittenAround<Texts extends NamedTexts>({
  by,
  texts,
  children,
}: WrittenAroundProps<Texts>): ReactNode {
  const slots = useContext(Slots);
  if (slots === null || by === null) return children(texts);
  const { id, isKnown } = slots.around(by, texts);
  const blanks = () => Object.fromEntries(Object.keys(texts).map((name) => [name, slots.blankOf(name)]));
  return createElement(SLOT_ELEMENT, { id }, isKnown ? null : children(blanks() as Texts));
}

interface WrittenLinesProps<Line> {
  readonly lines: readonly Line[];
  /** Says everything that a line's markup depends on beside its blank; no two lines say the same. */
  readonly by: (line: Line) => LineKey;
  /** The one text or attribute in which it differs from time to time, such as a count. */
  readonly blank: (line: Line) => string;
  /** Which line it is, whatever it says now, so that a control in it stays the same element; `by` when left out. */
  readonly same?: (line: Line) => string;
  /** Writes a line; no other text may stand beside `blank`. */
  readonly children: (line: Line, blank: string) => ReactNode;
}

/** `WrittenOnce` for a list of short lines that stay the same but for one text each. */
export function WrittenLines<Line>(props: WrittenLinesProps<Line>): ReactNode {
  const slots = useContext(Slots);
  const { lines, by, blank, same = (line) => by(line).join(" "), children } = props;
  if (slots === null) {
    return lines.map((line) => <Fragment key={same(line)}>{children(line, blank(line))}</Fragment>);
  }
  const known = knownLines(slots, props);
  if (known !== undefined) return createElement(SLOT_ELEMENT, { id: slots.place(known) });
  return lines.map((each) => {
    const id = slots.place({ by: by(each), blank: blank(each) });
    return createElement(SLOT_ELEMENT, { id, key: id }, children(each, slots.blank));
  });
}

/** The markup of all lines; undefined when one of them was never written. */
function knownLines<Line>(
  slots: MarkupSlots,
  { lines, by, blank }: Omit<WrittenLinesProps<Line>, "children">,
): string | undefined {
  let known = "";
  for (const line of lines) {
    const markup = slots.line(by(line), blank(line));
    if (markup === undefined) return undefined;
    known += markup;
  }
  return known;
}

interface WrittenFrameProps<Line> extends Omit<WrittenLinesProps<Line>, "lines" | "children"> {
  /** Says everything that the markup around the lines depends on. */
  readonly frame: string;
  /** The lists of lines, in the order in which the frame shows them; empty ones are in no place. */
  readonly lists: readonly (readonly Line[])[];
  readonly line: (line: Line, blank: string) => ReactNode;
  /** Writes the frame around the lists it is given; nothing but elements may stand beside a list. */
  readonly children: (lists: readonly ReactNode[]) => ReactNode;
}

/** Lists of `WrittenLines` with the markup around them, which is written once as well. */
export function WrittenFrame<Line>(props: WrittenFrameProps<Line>): ReactNode {
  const slots = useContext(Slots);
  const { frame, lists, line, children, by, blank, same } = props;
  const known = slots === null ? [] : lists.map((lines) => knownLines(slots, { lines, by, blank }));
  if (slots === null || known.includes(undefined)) {
    return children(
      lists.map((lines, at) => (
        <WrittenLines blank={blank} by={by} key={at} lines={lines} {...(same && { same })}>
          {line}
        </WrittenLines>
      )),
    );
  }
  const { id, isKnown } = slots.frame(frame, known as readonly string[]);
  return createElement(SLOT_ELEMENT, { id }, isKnown ? null : children(lists.map(() => slots.blank)));
}

interface WrittenListProps<Item> {
  readonly items: readonly Item[];
  /** As for `WrittenOnce`; no two items say the same. */
  readonly by: (item: Item) => string;
  readonly blank: (item: Item, index: number) => string;
  readonly children: (item: Item, blank: string) => ReactNode;
}

/** `WrittenOnce` for each of many items: one element to React once all of them are known. */
export function WrittenList<Item>({ items, by, blank, children }: WrittenListProps<Item>): ReactNode {
  const slots = useContext(Slots);
  if (slots !== null) {
    const id = slots.list(items.map((item, at) => ({ by: by(item), blank: blank(item, at) })));
    if (id !== undefined) return createElement(SLOT_ELEMENT, { id });
  }
  return items.map((item, at) => (
    <WrittenOnce blank={blank(item, at)} by={by(item)} key={by(item)}>
      {(filled) => children(item, filled)}
    </WrittenOnce>
  ));
}

/**
 * The same for text that becomes the inside of an element as it stands (`dangerouslySetInnerHTML`), such as styles.
 * @returns the text in the browser, its slot on the server
 */
export function useTextOnce(by: string, text: string): string {
  const slots = useContext(Slots);
  if (slots === null) return text;
  const { id, isKnown } = slots.slot(by);
  return `<${SLOT_ELEMENT} id="${id}">${isKnown ? "" : text}</${SLOT_ELEMENT}>`;
}

interface ServerWrittenProps {
  /** Of the element around it; no other element of a page has it. */
  readonly id: string;
  /** Says everything the content depends on: other content is drawn by the browser. */
  readonly by: string;
  /** Of components that are there on the server and lazy in the browser. */
  readonly children: ReactNode;
}

/**
 * Content without state or handlers that a document brings along: the browser keeps the markup as it came, and loads
 * the code behind it only when it has to draw such content itself, after a navigation (decision 0166).
 *
 * Links inside must be plain ones, and there may be no `useId`.
 */
export function ServerWritten({ id, by, children }: ServerWrittenProps) {
  const [kept] = useState(() => ({ by, html: markupOf(id) }));
  if (import.meta.env.SSR) return <div id={id}>{children}</div>;
  if (kept.html !== undefined && kept.by === by)
    return <div dangerouslySetInnerHTML={{ __html: kept.html }} id={id} />;
  return (
    <div id={id} key="drawn">
      <Suspense fallback={<WhileMissing />}>{children}</Suspense>
    </div>
  );
}

function markupOf(id: string): string | undefined {
  return typeof document === "undefined" ? undefined : document.getElementById(id)?.innerHTML;
}
