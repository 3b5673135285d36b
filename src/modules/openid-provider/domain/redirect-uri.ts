const LOOPBACK = /^http:\/\/(?:127\.0\.0\.1|\[::1\])(?::\d{1,5})?(?=\/|$|\?)/u;

/**
 * Whether an asked address is one of the registered ones: equal to the letter, except that an
 * application on the person's own machine chooses its port (RFC 8252 7.3).
 */
export function isRegisteredRedirect(asked: string, registered: readonly string[]): boolean {
  if (!URL.canParse(asked) || asked.includes("#")) return false;
  return registered.some(
    (known) => known === asked || (LOOPBACK.test(known) && portless(known) === portless(asked)),
  );
}

function portless(uri: string): string | undefined {
  return LOOPBACK.test(uri) ? uri.replace(/^(http:\/\/(?:127\.0\.0\.1|\[::1\])):\d{1,5}/u, "$1") : undefined;
}
