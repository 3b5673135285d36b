import { useEffect, useState } from "react";
import { session } from "#platform/browser/session/session.ts";

/** Whether somebody is signed in or may turn out to be; false on the server and during hydration. */
export function useMayBeSignedIn(): boolean {
  const [may, setMay] = useState(false);
  useEffect(() => {
    const look = () => setMay(session.state.status === "signed-in" || session.state.status === "restoring");
    look();
    return session.subscribe(look);
  }, []);
  return may;
}
