import { tooOftenMessage } from '../../../schema/too-often.ts';
import { FAILURE_MESSAGES } from './failures.ts';
import type { ServerSentence, Translatable } from './translatable.ts';
import { hasTimedOut, TIMEOUT_MS } from './request.ts';
import type { Stores } from './stores.ts';
import { refresh } from './session/refresh.ts';

/** Where pictures are uploaded to: by customers, and by admins for products. */
type UploadAddress = '/backend/pictures' | '/backend/admin/pictures';

/** An uploaded picture: its key for inputs, its path for display. */
export interface UploadedPicture {
  key: string;
  path: string;
}

/** Why an upload failed; without a reason it was the connection. */
export class UploadFailure extends Error {
  /** The server's reason. */
  readonly reason: Translatable | null;

  constructor(reason: Translatable | null) {
    super('The picture did not arrive.');
    this.reason = reason;
  }
}

/** Uploads a picture. It uses XMLHttpRequest, which reports the progress of an upload. @throws UploadFailure */
export const uploadPicture = async (
  stores: Stores,
  file: File,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
  address: UploadAddress = '/backend/pictures',
): Promise<UploadedPicture> => {
  const token = await stores
    .get(refresh)
    .freshToken()
    .catch((error: unknown) => {
      throw new UploadFailure(hasTimedOut(error) ? FAILURE_MESSAGES.timedOut : null);
    });
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new UploadFailure(null));
    const request = new XMLHttpRequest();
    // A large picture may take minutes: the spec's timeout restarts as long as data moves.
    let patience: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(patience);
      patience = setTimeout(() => {
        reject(new UploadFailure(FAILURE_MESSAGES.timedOut));
        request.abort();
      }, TIMEOUT_MS);
    };
    request.open('POST', address);
    request.setRequestHeader('Content-Type', file.type);
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      wait();
      if (total > 0) onProgress(Math.round((loaded / total) * 100));
    });
    request.addEventListener('load', () => {
      const { key, path, error } = parse(request.responseText);
      if (request.status === 201 && typeof key === 'string' && typeof path === 'string')
        resolve({ key, path });
      else reject(new UploadFailure(saidBy(error, request.getResponseHeader('Retry-After'))));
    });
    request.addEventListener('error', () => reject(new UploadFailure(null)));
    request.addEventListener('abort', () => reject(new UploadFailure(null)));
    request.addEventListener('loadend', () => clearTimeout(patience));
    signal.addEventListener('abort', () => request.abort());
    wait();
    request.send(file);
  });
};

/** Says that something was done too often, and when it is possible again. */
const saidTooOften = (minutes: number): ServerSentence => ({
  message: tooOftenMessage(minutes),
  wording: {
    code: minutes === 1 ? 'tooOften.inAMinute' : 'tooOften.inMinutes',
    params: [{ name: 'minutes', value: String(minutes) }],
  },
});

/** The reason of a refusal. The minutes to wait are in its header, so that the sentence can be translated. */
const saidBy = (error: unknown, retryAfter: string | null): Translatable | null => {
  if (typeof error !== 'string') return null;
  const minutes = Math.ceil(Number(retryAfter) / 60);
  return error === tooOftenMessage(minutes) ? saidTooOften(minutes) : error;
};

const parse = (text: string): { key?: unknown; path?: unknown; error?: unknown } => {
  try {
    return (JSON.parse(text) ?? {}) as object;
  } catch {
    return {};
  }
};
