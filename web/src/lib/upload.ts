import { tooOftenMessage } from '#schema/too-often.ts';
import { FAILURE_MESSAGES } from './failures.ts';
import { asObject, parseJson, textOr } from './json.ts';
import { hasTimedOut, TIMEOUT_MS } from './request.ts';
import { refresh } from './session/refresh.ts';
import type { Stores } from './stores.ts';
import type { ServerSentence, Translatable } from './translatable.ts';

/** A file to upload. */
export interface Upload {
  /** Path of the call, with its query. */
  address: string;
  file: File;
  /** Its media type, where the file does not say it rightly. */
  type?: string;
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/** Why an upload failed; without a reason it was the connection. */
export class UploadFailure extends Error {
  /** The server's reason. */
  readonly reason: Translatable | null;
  /** Whether it was the file itself: sending it again does not help. */
  readonly isFinal: boolean;

  constructor(reason: Translatable | null, isFinal = false) {
    super('The file did not arrive.');
    this.reason = reason;
    this.isFinal = isFinal;
  }
}

/** The statuses that refuse a file for what it is. */
const REFUSALS: ReadonlySet<number> = new Set([400, 413, 415]);

/** Returns why the shop refused a file, by what it answered; null when it does not say. */
type ReasonIn = (body: Record<string, unknown>) => Translatable | null;

const usualReason: ReasonIn = ({ error }) => textOr(error, null);

/**
 * Uploads a file and returns what the shop answers. It uses XMLHttpRequest, which reports the progress of an upload.
 * @throws UploadFailure
 */
export const upload = async (
  stores: Stores,
  { address, file, type = file.type, onProgress, signal }: Upload,
  reasonIn = usualReason,
): Promise<Record<string, unknown>> => {
  const token = await stores
    .get(refresh)
    .freshToken()
    .catch((error: unknown) => {
      throw new UploadFailure(hasTimedOut(error) ? FAILURE_MESSAGES.timedOut : null);
    });
  return new Promise((resolve, reject) => {
    const refuse = (reason: Translatable | null) => reject(new UploadFailure(reason));
    if (signal.aborted) return refuse(null);
    const request = new XMLHttpRequest();
    // A large file may take minutes: the spec's timeout restarts as long as data moves.
    let patience: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(patience);
      patience = setTimeout(() => {
        refuse(FAILURE_MESSAGES.timedOut);
        request.abort();
      }, TIMEOUT_MS);
    };
    request.open('POST', address);
    request.setRequestHeader('Content-Type', type);
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      wait();
      if (total > 0) onProgress(Math.round((loaded / total) * 100));
    });
    request.addEventListener('load', () => {
      const body = asObject(parseJson(request.responseText)) ?? {};
      if (request.status === 201) resolve(body);
      else {
        const reason = saidTooOften(body['error'], request.getResponseHeader('Retry-After')) ?? reasonIn(body);
        reject(new UploadFailure(reason, REFUSALS.has(request.status)));
      }
    });
    request.addEventListener('error', () => refuse(null));
    request.addEventListener('abort', () => refuse(null));
    request.addEventListener('loadend', () => clearTimeout(patience));
    signal.addEventListener('abort', () => request.abort());
    wait();
    request.send(file);
  });
};

/**
 * Whether a refusal says that something was done too often. The minutes to wait are in its header, so that it can be
 * translated.
 */
const saidTooOften = (error: unknown, retryAfter: string | null): ServerSentence | null => {
  const minutes = Math.ceil(Number(retryAfter) / 60);
  const message = tooOftenMessage(minutes);
  if (error !== message) return null;
  const code = minutes === 1 ? 'tooOften.inAMinute' : 'tooOften.inMinutes';
  return { message, wording: { code, params: [{ name: 'minutes', value: String(minutes) }] } };
};
