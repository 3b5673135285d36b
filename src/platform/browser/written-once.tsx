import { createContext, createElement, useContext, type ReactNode } from "react";

/** Element around a slot in the server's markup; it never reaches a browser. */
export const SLOT_ELEMENT = "written-once";

/** Where the server keeps markup that it has written before. */
export interface MarkupSlots {
  /** @returns the number of a place in this document, and whether its markup is known already */
  slot(by: string): { readonly id: number; readonly isKnown: boolean };
}

const Slots = createContext<MarkupSlots | null>(null);

/** Given by the server only. */
export const MarkupSlotsProvider = Slots.Provider;

export interface WrittenOnceProps {
  /** Says everything that the markup depends on, beside the retailer's configuration. */
  readonly by: string;
  /** Writes it; not called when the server knows the markup already. */
  readonly children: () => ReactNode;
}

/**
 * Markup that is the same whenever `by` is the same: the server lets React write it once and copies it from
 * then on. The browser gets the markup React would have written, so it hydrates like any other (0072).
 *
 * Inside there may be no `useId`, no other `WrittenOnce`, and nothing that React lifts into the head (titles,
 * preloads, pictures that are not lazy).
 */
export function WrittenOnce({ by, children }: WrittenOnceProps): ReactNode {
  const slots = useContext(Slots);
  if (slots === null) return children();
  const { id, isKnown } = slots.slot(by);
  // One child and no fragment, so that ids below and beside it are the browser's.
  return createElement(SLOT_ELEMENT, { id }, isKnown ? null : children());
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
