/** What showing updates uses of a worker's browser; tests hand in their own. */
interface PushScope {
  readonly location: { readonly origin: string };
  addEventListener(type: string, listener: (event: PushEventLike) => void): void;
  readonly registration: {
    showNotification(title: string, options: object): Promise<void>;
  };
  readonly clients: {
    matchAll(options: object): Promise<readonly OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
}

interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
}

export interface PushEventLike {
  readonly data?: { text(): string } | null;
  readonly notification?: { readonly data?: unknown; close(): void };
  waitUntil(work: Promise<unknown>): void;
}

/**
 * Shows what the retailer's server sends about an order, and opens the order when it is tapped. Keeps nothing. A
 * function without imports, whose text goes to browsers.
 */
export function showingIn(scope: PushScope): void {
  /** Pages of this store only, whatever a message says. */
  const addressOf = (path: unknown): string => {
    const { origin } = scope.location;
    const asked = typeof path === "string" && path.startsWith("/") ? path : "/deals";
    const url = new URL(asked, origin);
    return url.origin === origin ? url.href : `${origin}/deals`;
  };
  const show = async (text: string) => {
    const { title, body, path, tag } = JSON.parse(text) as Record<string, string>;
    const icon = "/images/icons/icon-192.png";
    await scope.registration.showNotification(title ?? "", {
      body,
      tag,
      icon,
      renotify: true,
      data: { path },
    });
  };
  const open = async (address: string) => {
    const pages = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = pages.find(({ url }) => url.startsWith(address));
    await (there === undefined ? scope.clients.openWindow(address) : there.focus());
  };
  scope.addEventListener("push", (event) => {
    const text = event.data?.text();
    if (text) event.waitUntil(show(text));
  });
  scope.addEventListener("notificationclick", (event) => {
    event.notification?.close();
    const { path } = (event.notification?.data ?? {}) as { readonly path?: unknown };
    event.waitUntil(open(addressOf(path)));
  });
}
