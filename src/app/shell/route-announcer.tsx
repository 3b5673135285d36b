import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useOffline } from "#platform/browser/offline/use-offline.ts";
import { OfflineNotice } from "./offline-notice.tsx";
import { useDemoBar } from "../demo-bar/use-demo-bar.ts";

/**
 * After each navigation without a new document: the keyboard goes on from the new page instead of from nowhere, and a
 * screen reader says which page it is. A page that sets the focus itself keeps it; one whose address only changed its
 * search (a filter, a sort) tells its own news.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  useDemoBar();
  useOffline();
  const known = useRef(pathname);
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (known.current === pathname) return;
    known.current = pathname;
    const main = document.querySelector<HTMLElement>("#main");
    const { activeElement } = document;
    const isElsewhere = activeElement === null || !main?.contains(activeElement) || activeElement === main;
    const isLayer = activeElement?.closest("dialog, [popover]") != null;
    if (isElsewhere && !isLayer) main?.focus({ preventScroll: true });
    setSaid(document.title);
  }, [pathname]);
  return (
    <>
      <output className="sr-only" data-route-announcer="">
        {said}
      </output>
      <OfflineNotice />
    </>
  );
}
