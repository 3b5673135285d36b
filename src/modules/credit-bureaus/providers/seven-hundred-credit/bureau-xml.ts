import { parseXml, XmlElement } from "@rgrove/parse-xml";

/** Deeper answers are not read: the walks below go down by calling themselves. */
const MOST_DEPTH = 60;

/**
 * A bureau's answer as a tree; null for what is not well-formed. A document type is refused, so nothing that one could
 * declare is ever read; the parser itself expands no entities beyond the five of XML.
 */
export function readXml(text: string): XmlElement | null {
  if (/<!DOCTYPE/iu.test(text)) return null;
  try {
    const { root } = parseXml(text);
    return root !== null && isShallow(root) ? root : null;
  } catch {
    // Not well-formed, or so deep that the parser ran out of stack.
    return null;
  }
}

function isShallow(root: XmlElement): boolean {
  let level: readonly XmlElement[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_DEPTH) return false;
    level = level.flatMap(childrenOf);
  }
  return true;
}

export const childrenOf = (element: XmlElement): readonly XmlElement[] =>
  element.children.filter((child) => child instanceof XmlElement);

/** All elements of a name below one, whatever is between; names are compared without case. */
export function allBelow(element: XmlElement, name: string): readonly XmlElement[] {
  const wanted = name.toLowerCase();
  return childrenOf(element).flatMap((child) => [
    ...(child.name.toLowerCase() === wanted ? [child] : []),
    ...allBelow(child, name),
  ]);
}

/** The text of the first element that a path of names leads to; null when it is empty or not there. */
export function textAt(element: XmlElement, ...path: readonly string[]): string | null {
  const [name, ...rest] = path;
  if (name === undefined) return element.text.trim() || null;
  for (const child of allBelow(element, name)) {
    const text = textAt(child, ...rest);
    if (text !== null) return text;
  }
  return null;
}

/** All elements that hold nothing but text. */
export function leavesOf(element: XmlElement): readonly XmlElement[] {
  const children = childrenOf(element);
  return children.length === 0 ? [element] : children.flatMap(leavesOf);
}

/** A whole number in a text such as `000350`; null for anything else. */
export function wholeIn(text: string | null): number | null {
  return text !== null && /^[+-]?\d{1,12}$/u.test(text) ? Number(text) : null;
}
