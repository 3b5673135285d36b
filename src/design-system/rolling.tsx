import { useState, type ReactNode } from "react";

/** A number that rolls when it changes, and stands still when it is first seen. @param props.of what the number says */
export function Rolling({ of, children }: { readonly of: string; readonly children: ReactNode }) {
  const [first] = useState(of);
  return (
    <span className={of === first ? undefined : "rolled"} key={of}>
      {children}
    </span>
  );
}
