import type { ComponentProps } from "react";
import { Link } from "react-router";
import { useShell } from "../view/use-shell.ts";

/** A link to one of the redirectable pages that goes straight to where the retailer keeps it (NAV-08, OP-02). */
export function PageLink({ to, ...rest }: ComponentProps<typeof Link> & { readonly to: string }) {
  const target = useShell()?.links[to];
  return <Link to={target ?? to} {...rest} />;
}
