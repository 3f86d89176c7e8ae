import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import pLimit from 'p-limit';
import type { Log } from '#kernel/log.ts';
import { StoreDown } from './picture-store.ts';
import type { BucketConfig } from '#platform/config/store-variables.ts';

/** What a bucket says about an object. */
export interface ObjectFacts {
  /** In bytes. */
  size: number;
  modifiedMs: number;
}

/** How a bucket is reached. */
export interface BucketOptions {
  /** Learns why the bucket cannot be used. */
  log?: Log | undefined;
  /** The longest time of one attempt, in milliseconds, for reading and for storing. */
  timeoutsMs?: { read: number; store: number };
  /** How long to wait before the second attempt, in milliseconds, at most. */
  pauseMs?: number;
  /**
   * After a failure, reads fail at once for so long, in milliseconds: pages must not wait for a bucket that is known to
   * be down.
   */
  downMs?: number;
}

/** One request. All are repeated: each has the same effect twice as once. */
interface Call {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  name: string;
  body?: Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
}

interface Answer {
  status: number;
  headers: Headers;
  bytes: Buffer;
}

/** Why there was no answer that can be used, for the log: neither credentials nor what the bucket quotes of them. */
interface Problem {
  status?: number;
  /** The code of the bucket, or of the network. */
  code: string;
  isWorthRepeating: boolean;
}

/** How often a call is attempted. */
const ATTEMPTS = 2;

/** How many calls run at once, and how many may wait for them. */
const CALLS = { atOnce: 24, waiting: 1000 };

/** No picture of the shop is as large: something else lies under its name. */
const MOST_BYTES = 20_000_000;

const DEFAULTS = { timeoutsMs: { read: 5000, store: 10_000 }, pauseMs: 300, downMs: 3000 };

/**
 * Objects in a bucket of an S3-compatible storage. Requests are signed with AWS Signature Version 4, their bodies too.
 */
export class Bucket {
  readonly #client: AwsClient;
  readonly #origin: string;
  readonly #options: Required<Omit<BucketOptions, 'log'>> & { log?: Log | undefined };
  readonly #limit = pLimit(CALLS.atOnce);
  #downUntil = 0;

  constructor(config: BucketConfig, options: BucketOptions = {}) {
    const { accessKeyId, secretAccessKey, region } = config;
    // Its own repetitions have no time limit.
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
    this.#origin = originOf(config);
    this.#options = { ...DEFAULTS, ...options };
  }

  /** Stores an object in place of what may be there. The bucket checks that it has arrived whole. @throws StoreDown */
  async put(name: string, bytes: Buffer, type: string): Promise<void> {
    const body = new Uint8Array(bytes);
    const sha256 = createHash('sha256').update(body).digest('hex');
    const headers = { 'content-type': type, 'x-amz-content-sha256': sha256 };
    await this.#ask({ method: 'PUT', name, body, headers }, [200]);
  }

  /** Returns an object; undefined when there is none. @throws StoreDown */
  async get(name: string): Promise<(ObjectFacts & { bytes: Buffer }) | undefined> {
    const answer = await this.#ask({ method: 'GET', name }, [200, 404]);
    return answer.status === 404 ? undefined : { ...factsOf(answer), bytes: answer.bytes };
  }

  /** Returns what there is to know about an object; undefined when there is none. @throws StoreDown */
  async head(name: string): Promise<ObjectFacts | undefined> {
    const answer = await this.#ask({ method: 'HEAD', name }, [200, 404]);
    return answer.status === 404 ? undefined : factsOf(answer);
  }

  /** Deletes an object; one that is gone already is no failure. @throws StoreDown */
  async delete(name: string): Promise<void> {
    await this.#ask({ method: 'DELETE', name }, [200, 204, 404]);
  }

  /**
   * Stores, reads and deletes a small object of its own, to see whether the credentials allow that. @throws StoreDown
   */
  async tryOut(): Promise<void> {
    const name = `pictures/trial-${randomUUID()}`;
    await this.put(name, Buffer.from('a trial'), 'text/plain');
    await this.get(name);
    await this.delete(name);
    await this.get(name);
  }

  /** Returns an answer with one of these statuses. */
  async #ask(call: Call, wanted: readonly number[]): Promise<Answer> {
    const isRead = call.method === 'GET' || call.method === 'HEAD';
    if (isRead && Date.now() < this.#downUntil) throw new StoreDown();
    if (this.#limit.pendingCount >= CALLS.waiting) throw new StoreDown();
    return await this.#limit(async () => {
      for (let attempt = 1; ; attempt += 1) {
        const outcome = await this.#attempt(call, wanted);
        if ('bytes' in outcome) {
          this.#downUntil = 0;
          return outcome;
        }
        const { status, code, isWorthRepeating } = outcome;
        if (isWorthRepeating && attempt < ATTEMPTS) {
          await pause(this.#options.pauseMs * (0.5 + Math.random() / 2));
          continue;
        }
        this.#downUntil = Date.now() + this.#options.downMs;
        const { method } = call;
        this.#options.log?.warn({ method, status, code, attempt }, 'The bucket of pictures cannot be used.');
        throw new StoreDown();
      }
    });
  }

  async #attempt({ method, name, body, headers }: Call, wanted: readonly number[]): Promise<Answer | Problem> {
    const { timeoutsMs } = this.#options;
    try {
      const request = await this.#client.sign(this.#origin + encodeURI(name), {
        method,
        ...(headers && { headers }),
        ...(body && { body }),
      });
      const signal = AbortSignal.timeout(body ? timeoutsMs.store : timeoutsMs.read);
      // A storage that redirects has the bucket in another region, and a redirect would not be signed for it.
      const response = await fetch(request, { signal, redirect: 'manual' });
      const { status } = response;
      const bytes = await read(response);
      if (bytes === undefined) return { status, code: 'TooLarge', isWorthRepeating: false };
      const code = codeOf(bytes) ?? response.statusText;
      if (wanted.includes(status) && code !== 'NoSuchBucket') return { status, headers: response.headers, bytes };
      return { status, code, isWorthRepeating: status >= 500 || status === 429 || status === 408 };
    } catch (error) {
      return { code: reasonOf(error), isWorthRepeating: true };
    }
  }
}

const originOf = ({ endpoint, bucket, isPathStyle }: BucketConfig): string => {
  if (isPathStyle) return `${endpoint}/${bucket}/`;
  const { protocol, host } = new URL(endpoint);
  return `${protocol}//${bucket}.${host}/`;
};

const factsOf = ({ headers, bytes }: Answer): ObjectFacts => ({
  size: Number(headers.get('content-length') ?? bytes.length),
  modifiedMs: Date.parse(headers.get('last-modified') ?? '') || 0,
});

/** Returns the body; undefined when it is too large to be a picture. */
const read = async ({ body }: Response): Promise<Buffer | undefined> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    // Leaving the loop cancels the rest.
    if (size > MOST_BYTES) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
};

/** Returns the code of an error that the storage describes in XML. */
const codeOf = (bytes: Buffer): string | undefined =>
  /<Code>(\w{1,60})<\/Code>/.exec(bytes.subarray(0, 2000).toString('latin1'))?.[1];

/** Says why there was no answer, without the error's own text, which may quote the request. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = (error.cause ?? error) as { code?: unknown };
  return error.name === 'TimeoutError' ? 'TimeoutError' : typeof code === 'string' ? code : error.name;
};
