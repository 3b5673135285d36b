/** What an answer is remembered by. */
export function addressOf(tenantId: string, asked: string): string {
  return `${tenantId} ${asked}`;
}
