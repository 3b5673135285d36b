/** Every commit is on disk before it is acknowledged (promise 1). */
const DURABLE = { fsync: "on", synchronous_commit: "on", full_page_writes: "on" };
/** Only for throw-away clusters of test runs. */
const THROW_AWAY = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  // Nobody follows them. A run has dozens of databases, and each has its turn within this time.
  wal_level: "minimal",
  max_wal_senders: "0",
  autovacuum_naptime: "60s",
};

const COMMON = {
  // Reached by a socket in a private folder only.
  listen_addresses: "",
  unix_socket_permissions: "0700",
  shared_buffers: "192MB",
  effective_cache_size: "2GB",
  work_mem: "16MB",
  maintenance_work_mem: "128MB",
  max_wal_size: "1GB",
  checkpoint_timeout: "15min",
  random_page_cost: "1.1",
  jit: "off",
  // Kept plans of tables that were empty when they were made choose any index; new statistics replace them (0182).
  autovacuum_naptime: "5s",
  // New statistics and a vacuum make every connection plan its kept statements again: only when a table has doubled. Less often
  // would keep plans of tables that were nearly empty (0813).
  autovacuum_analyze_scale_factor: "1",
  autovacuum_vacuum_threshold: "1000",
  // Statements and row contents may hold personal data; the server's log must not.
  log_min_messages: "warning",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  log_checkpoints: "off",
  timezone: "UTC",
};

const FEWEST_CONNECTIONS = 200;

/** `-c name=value` arguments, tuned for two cores and a few hundred megabytes. */
export function postgresSettings(input: {
  durable: boolean;
  socketDir: string;
  connections: number;
}): string[] {
  const settings = {
    ...COMMON,
    ...(input.durable ? DURABLE : THROW_AWAY),
    unix_socket_directories: input.socketDir,
    max_connections: String(Math.max(FEWEST_CONNECTIONS, input.connections)),
  };
  return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}
