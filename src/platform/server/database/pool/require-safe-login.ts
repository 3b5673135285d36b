import type { ClientBase, Pool } from "pg";

/** Requests would work with more rights than they need: the process must not start, the connection not be used. */
export class UnsafeDatabaseLogin extends Error {
  override name = "UnsafeDatabaseLogin";

  constructor(problems: readonly string[]) {
    super(
      `the database login of requests (DATABASE_APP_URL) is not safe:\n${problems.map((problem) => `  ${problem}`).join("\n")}`,
    );
  }
}

interface Session {
  readonly login: string;
  readonly acting: string;
  /** Roles with too many rights that the session is, inherits from or can become. */
  readonly powers: readonly { readonly role: string; readonly why: string }[];
  readonly is_app: boolean;
  readonly settings: Readonly<Record<string, string>>;
}

const SUPERUSER = "is a superuser";

/** Every role the session could take on, by `set role`, by inheritance or by undoing what it took on while connecting. */
const SESSION = `
  with reachable as (
    select r.* from pg_roles r
    where pg_has_role(session_user, r.oid, 'member') or pg_has_role(current_user, r.oid, 'member')),
  powers as (
    select rolname as role, '${SUPERUSER}' as why from reachable where rolsuper
    union all select rolname, 'may bypass row-level security' from reachable where rolbypassrls
    union all select rolname, 'may create roles' from reachable where rolcreaterole
    union all select rolname, 'may replicate the whole server' from reachable where rolreplication
    union all select rolname, 'owns tables or functions' from reachable r
      where exists (select from pg_class c where c.relowner = r.oid and c.relnamespace = 'public'::regnamespace)
        or exists (select from pg_proc p where p.proowner = r.oid and p.pronamespace = 'public'::regnamespace)
    union all select rolname, 'reads all retailers'' work' from reachable where rolname = 'forecourt_worker'
    union all select rolname, 'is a predefined role of the server' from reachable where rolname like 'pg\\_%')
  select session_user::text as login, current_user::text as acting,
    coalesce((select json_agg(powers order by role, why) from powers), '[]') as powers,
    pg_has_role(current_user, 'forecourt_app', 'usage') as is_app,
    (select json_object_agg(name, setting) from pg_settings where name in
      ('plan_cache_mode', 'statement_timeout', 'idle_in_transaction_session_timeout', 'TimeZone')) as settings`;

/**
 * Looks at a connection as requests get it, through whatever pooler stands in between: it may neither have nor be able
 * to take on more than `forecourt_app`, and the settings asked for while connecting must have arrived.
 * @throws UnsafeDatabaseLogin naming everything that is wrong
 */
export async function requireSafeLogin(connection: Pool | ClientBase): Promise<void> {
  const { rows } = await connection.query<Session>(SESSION);
  const problems = problemsOf(rows[0] as Session);
  if (problems.length > 0) throw new UnsafeDatabaseLogin(problems);
}

/**
 * Looks whether a connection works as the role that was asked for while connecting; a pooler may have dropped that.
 * @throws UnsafeDatabaseLogin
 */
export async function requireRole(connection: ClientBase, role: string): Promise<void> {
  const { rows } = await connection.query<{ acting: string }>("select current_user::text as acting");
  const acting = rows[0]?.acting ?? "nobody";
  if (acting === role) return;
  throw new UnsafeDatabaseLogin([
    `the connection works as ${acting} instead of ${role} (a pooler drops startup options): let DATABASE_URL lead to PostgreSQL itself`,
  ]);
}

function problemsOf(session: Session): string[] {
  const { login, acting, powers, settings } = session;
  // A superuser is everything: naming it once is enough.
  const own = powers.filter(({ role, why }) => role === login && why === SUPERUSER);
  const problems = (own.length > 0 ? own : powers).map(({ role, why }) =>
    role === login ? `${login} ${why}` : `${login} can become ${role}, which ${why}`,
  );
  // A role taken on while connecting can be put down again by any statement.
  if (login !== acting)
    problems.push(`${login} took on ${acting} while connecting; log in as a role of its own`);
  if (!session.is_app)
    problems.push(`${login} has no rights on the tables: grant forecourt_app to ${quoted(login)}`);
  const wrong = Object.entries(WANTED).filter(([name, { is }]) => !is(settings[name] ?? ""));
  for (const [name, { value }] of wrong)
    problems.push(
      `${name} was lost on the way (a pooler drops startup options): alter role ${quoted(login)} set ${name} = '${value}'`,
    );
  return problems;
}

const isLimited = (milliseconds: string): boolean =>
  Number(milliseconds) > 0 && Number(milliseconds) <= 60_000;

const WANTED: Readonly<Record<string, { value: string; is: (setting: string) => boolean }>> = {
  plan_cache_mode: { value: "force_generic_plan", is: (setting) => setting === "force_generic_plan" },
  statement_timeout: { value: "60s", is: isLimited },
  idle_in_transaction_session_timeout: { value: "60s", is: isLimited },
  TimeZone: { value: "UTC", is: (setting) => ["UTC", "Etc/UTC"].includes(setting) },
};

function quoted(role: string): string {
  return /^[a-z_][a-z0-9_]*$/.test(role) ? role : `"${role.replaceAll('"', '""')}"`;
}
