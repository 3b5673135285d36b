/** One message on its way to a browser (RFC 8030, 5). */
export interface PushRequest {
  /** Checked when the browser gave it (`isPushEndpoint`). */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Who brings messages to browsers: the services of their makers, or the stand-in of the sandbox. */
export interface PushService {
  /** @returns the status of its answer. @throws Error when there is none */
  send(request: PushRequest): Promise<number>;
}
