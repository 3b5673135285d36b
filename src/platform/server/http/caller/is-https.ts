/** Whether the caller speaks https, also with a proxy of ours; the shell drops everybody else's word about it. */
export function isHttps(request: Request): boolean {
  return request.url.startsWith("https:") || request.headers.get("x-forwarded-proto") === "https";
}
