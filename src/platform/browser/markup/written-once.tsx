import { createContext, createElement, Fragment, useContext, type ReactNode } from "react";

/** Element around a slot in the server's markup; it never reaches a browser. */
export const SLOT_ELEMENT = "written-once";

/** Where the server keeps markup that it has written before. */
export interface MarkupSlots {
  /**
   * @param blank fills the blanks of the markup
   * @returns the number of a place in this document, and whether its markup is known already
   */
  slot(by: string, blank?: string): { readonly id: number; readonly isKnown: boolean };
  /** Stands for the blank while markup is written; nobody outside knows it, so that no data holds it. */
  readonly blank: string;
  /** @returns the markup of a line with its blank filled in; undefined when it was never written */
  line(by: LineKey, blank: string): string | undefined;
  /** @returns the number of a place for that markup, or for a line that is written now */
  place(content: string | { readonly by: LineKey; readonly blank: string }): number;
  /**
   * @param fillings finished markup for the blanks of the frame, in their order
   * @returns as `slot`
   */
  frame(by: string, fillings: readonly string[]): { readonly id: number; readonly isKnown: boolean };
  /** @returns the number of a place for all of these; undefined when one of them was never written */
  list(pieces: readonly WrittenPiece[]): number | undefined;
}

/** Texts, not joined: the same few hundred are looked up for every page, and a new text must be hashed first. */
export type LineKey = readonly string[];

/** Markup by its key, and what fills its blank. */
export interface WrittenPiece {
  readonly by: string;
  readonly blank: string;
}

const Slots = createContext<MarkupSlots | null>(null);

/** Given by the server only. */
export const MarkupSlotsProvider = Slots.Provider;

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
