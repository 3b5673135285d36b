/** Superuser of the embedded cluster and owner of the schema; the application itself never queries as it. */
export const OWNER_ROLE = "forecourt_owner";
export const DATABASE = "forecourt";

/** What `pg` needs to connect: `host` is the folder of the socket. */
export interface PostgresAddress {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
}

export function embeddedAddress(socketDir: string): PostgresAddress {
  return { host: socketDir, port: 5432, user: OWNER_ROLE, database: DATABASE };
}
