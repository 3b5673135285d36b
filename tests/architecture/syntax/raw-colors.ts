import { nameOf, type SyntaxNode, syntaxNodes, textOf } from "./syntax-tree.ts";

const NAMED =
  "black|silver|gray|grey|white|maroon|red|purple|fuchsia|green|lime|olive|yellow|navy|blue|teal|aqua|orange|pink|brown|gold|cyan|magenta|indigo|violet|crimson|tomato|orchid|salmon|khaki|beige|ivory|lavender|coral|turquoise|chocolate|plum|tan";
const PALETTE =
  "slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose";
/** A hex value that is a whole word: not the part of an address or of a name. */
const HEX = /(?<![\w/&?=-])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w-])/i;
/** Every function that makes a color from numbers. `color-mix` may mix tokens. */
const FUNCTION = /\b(?:rgba?|hsla?|hwb|lab|lch|oklch|oklab|color)\(\s*(?!from\b|in\b)[^)]/i;
const MIXED = new RegExp(String.raw`\bcolor-mix\([^)]*[\s,](?:${NAMED})\b`, "i");
const UTILITY = new RegExp(
  String.raw`(?:^|[\s:!])-?[a-z][a-z-]*-(?:(?:${PALETTE})-\d{2,3}|black|white)(?:\/\S+)?(?=\s|$)`,
);
const ARBITRARY = new RegExp(String.raw`-\[(?:color:)?(?:${NAMED})\]`, "i");
const PROPERTY =
  /^(?:color|fill|stroke|background|background(?:-c|C)olor|border(?:-?\w+)*-?[cC]olor|outline(?:-c|C)olor|accent(?:-c|C)olor|caret(?:-c|C)olor|stop(?:-c|C)olor|box(?:-s|S)hadow|text(?:-s|S)hadow)$/;
const NAME_ALONE = new RegExp(String.raw`(?:^|[\s,(])(?:${NAMED})(?=$|[\s,)])`, "i");

/** True for a text that holds a color of its own instead of a token. */
export function holdsRawColor(text: string): boolean {
  return [HEX, FUNCTION, MIXED, UTILITY, ARBITRARY].some((pattern) => pattern.test(text));
}

/** Texts of a screen's source that hold a color: any string, and the name of a color where a style stands. */
export function rawColors(path: string, source: string): string[] {
  const found = syntaxNodes(path, source).flatMap((node) => {
    const text = textOf(node);
    if (text !== undefined && holdsRawColor(text)) return [text];
    const styled = styledText(node);
    return styled !== undefined && NAME_ALONE.test(styled) ? [styled] : [];
  });
  return [...new Set(found)];
}

/** `color: "…"` in an object, `fill="…"` in markup. */
function styledText(node: SyntaxNode): string | undefined {
  if (node.type !== "Property" && node.type !== "JSXAttribute") return undefined;
  const key = node[node.type === "Property" ? "key" : "name"] as SyntaxNode;
  if (!PROPERTY.test(nameOf(key) || (textOf(key) ?? ""))) return undefined;
  return textOf(node["value"] as SyntaxNode | null);
}

/** Classes that a screen gives to elements: the words of every string inside a `className`. */
export function classesUsed(path: string, source: string): string[] {
  const inside = syntaxNodes(path, source)
    .filter((node) => node.type === "JSXAttribute" && nameOf(node["name"] as SyntaxNode) === "className")
    .flatMap((node) => classTexts(node["value"] as SyntaxNode | null));
  return [...new Set(inside.flatMap((text) => text.split(/\s+/)).filter((word) => word !== ""))];
}

/** Strings of an expression that end up in it: not what is compared, called or looked up on the way. */
function classTexts(node: SyntaxNode | null): string[] {
  if (node === null) return [];
  const text = node.type === "Literal" ? textOf(node) : undefined;
  if (text !== undefined) return [text];
  if (node.type === "JSXExpressionContainer") return classTexts(node["expression"] as SyntaxNode);
  if (node.type === "ConditionalExpression")
    return [...classTexts(node["consequent"] as SyntaxNode), ...classTexts(node["alternate"] as SyntaxNode)];
  if (node.type === "LogicalExpression") return classTexts(node["right"] as SyntaxNode);
  if (node.type !== "TemplateLiteral") return [];
  const parts = node["quasis"] as SyntaxNode[];
  const own = parts.flatMap((part, at) => {
    const { cooked } = part["value"] as { cooked: string };
    // A word that a value goes on with, or that goes on from one, is not a class by itself.
    const whole = at < parts.length - 1 ? cooked.replace(/\S+$/, "") : cooked;
    return [at > 0 ? whole.replace(/^\S+/, "") : whole];
  });
  return [...own, ...(node["expressions"] as SyntaxNode[]).flatMap(classTexts)];
}
