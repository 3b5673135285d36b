import { Fragment, type ReactNode } from "react";

/**
 * Puts elements into a sentence, in the order of its language:
 * `rich(t("Read our {terms}."), { terms: <Link to="/terms-of-use">{t("terms")}</Link> })`.
 */
export function rich(text: string, elements: Readonly<Record<string, ReactNode>>): ReactNode {
  return text
    .split(/\{(\w+)\}/u)
    .map((part, at) => <Fragment key={at}>{at % 2 === 0 ? part : (elements[part] ?? `{${part}}`)}</Fragment>);
}
