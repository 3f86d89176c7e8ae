import { ProviderUnreachable } from './provider.ts';

/** A request to a provider. */
export interface CallRequest {
  method: 'GET' | 'POST';
  /** May hold credentials, which reach no error and no log. */
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** What a provider answered, with any status below 500 except for redirects. */
export interface CallAnswer {
  status: number;
  text: string;
}

/**
 * Sends a request to a provider. Nothing of what goes to a provider or comes from it is logged.
 * @throws ProviderUnreachable for everything after which nobody knows whether the provider did what it was asked
 */
export type Call = (request: CallRequest) => Promise<CallAnswer>;

/** How providers are called. */
export interface CallOptions {
  /** The longest time until the answer is complete, in milliseconds. */
  timeoutMs?: number;
  /** Sends the requests; the demo's goes to its stand-ins. */
  fetch?: typeof fetch;
}

/**
 * bKash asks to wait 30 seconds, and its own plugin waits 29. A browser that returns must not wait longer than a proxy
 * does.
 */
const TIMEOUT_MS = 25_000;

/** The largest answer that is read, in bytes. */
const MOST_BYTES = 256 * 1024;

const read = async ({ body }: Response): Promise<string | null> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    // Leaving the loop cancels the rest.
    if (size > MOST_BYTES) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
};

/** Says why there was no answer, without the error's own text: it may quote the URL with its credentials. */
const reasonOf = (error: unknown) => {
  if (!(error instanceof Error)) return 'an unknown failure';
  const { code } = (error.cause ?? error) as { code?: unknown };
  return error.name === 'TimeoutError' ? 'a time-out' : typeof code === 'string' ? code : error.name;
};

/** Returns the function that calls providers. */
export const createCall =
  ({ timeoutMs = TIMEOUT_MS, fetch: send = fetch }: CallOptions = {}): Call =>
  async ({ method, url, headers, body }) => {
    const host = URL.parse(url)?.host ?? 'the provider';
    const unreachable = (reason: string) => new ProviderUnreachable(`No answer of ${host}: ${reason}.`);
    let status: number;
    let text: string | null;
    try {
      const response = await send(url, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
        ...(headers && { headers }),
        ...(body !== undefined && { body }),
      });
      ({ status } = response);
      text = await read(response);
    } catch (error) {
      throw unreachable(reasonOf(error));
    }
    if (text === null) throw unreachable(`it is larger than ${MOST_BYTES} bytes`);
    if (status >= 500 || (status >= 300 && status < 400)) throw unreachable(`status ${status}`);
    return { status, text };
  };
