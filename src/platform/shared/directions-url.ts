/** Where the way to an address is shown; any http address is a link (NAV-10). */
export function directionsUrl(address: string): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: "1", destination: address })}`;
}
