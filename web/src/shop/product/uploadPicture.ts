import { FAILURE_MESSAGES } from '../../lib/failures.ts';
import { hasTimedOut, TIMEOUT_MS } from '../../lib/request.ts';
import { freshToken } from '../customer/refresh.ts';

/** A picture that the shop keeps: its key for the review, its path to be shown. */
export interface UploadedPicture {
  key: string;
  path: string;
}

/** Why a picture did not arrive; without a message it is the connection. */
export class UploadFailure extends Error {
  /** What the server says about it. */
  readonly reason: string | null;

  constructor(reason: string | null) {
    super(reason ?? 'The picture did not arrive.');
    this.reason = reason;
  }
}

/** Sends a picture to the shop. Only this old way of asking tells how much has left. @throws UploadFailure */
export const uploadPicture = async (
  file: File,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<UploadedPicture> => {
  const token = await freshToken().catch((error: unknown) => {
    throw new UploadFailure(hasTimedOut(error) ? FAILURE_MESSAGES.timedOut : null);
  });
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new UploadFailure(null));
    const request = new XMLHttpRequest();
    // A large picture may take minutes on its way: the patience of the spec begins anew as long as it moves.
    let patience: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(patience);
      patience = setTimeout(() => {
        reject(new UploadFailure(FAILURE_MESSAGES.timedOut));
        request.abort();
      }, TIMEOUT_MS);
    };
    request.open('POST', '/backend/pictures');
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
      else reject(new UploadFailure(typeof error === 'string' ? error : null));
    });
    request.addEventListener('error', () => reject(new UploadFailure(null)));
    request.addEventListener('abort', () => reject(new UploadFailure(null)));
    request.addEventListener('loadend', () => clearTimeout(patience));
    signal.addEventListener('abort', () => request.abort());
    wait();
    request.send(file);
  });
};

const parse = (text: string): { key?: unknown; path?: unknown; error?: unknown } => {
  try {
    return (JSON.parse(text) ?? {}) as object;
  } catch {
    return {};
  }
};
