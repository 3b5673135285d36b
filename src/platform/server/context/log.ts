/** Fields a log line may carry. Anything personal is impossible by type (no free-form objects). */
export interface LogFields {
  readonly code?: string;
  readonly method?: string;
  readonly route?: string;
  readonly status?: number;
  readonly durationMs?: number;
  readonly correlationId?: string;
  readonly tenantId?: string;
  readonly orderNumber?: string;
  readonly vehicleId?: string;
  readonly jobId?: string;
  readonly kind?: string;
  readonly count?: number;
  readonly version?: number;
  readonly attempt?: number;
  readonly port?: number;
  readonly file?: string;
  readonly error?: string;
  readonly stack?: string;
  /** `success` or `refused`, of a line `security`. */
  readonly outcome?: string;
  /** Keyed hashes of one retailer: an account, an e-mail address or phone, a network address. Never the value itself. */
  readonly accountHash?: string;
  readonly subjectHash?: string;
  readonly addressHash?: string;
  /** The /24 or /48 around a network address. */
  readonly network?: string;
}

/** Structured log; implemented by pino with the same allow-list at run time. */
export interface Log {
  debug(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
  child(fields: LogFields): Log;
}
