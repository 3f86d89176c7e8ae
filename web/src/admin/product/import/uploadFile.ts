import { codeOf } from '../../../../../schema/sentences.ts';
import { FAILURE_MESSAGES } from '../../../lib/failures.ts';
import { asList, asObject, parseJson, textOr } from '../../../lib/json.ts';
import { hasTimedOut, TIMEOUT_MS } from '../../../lib/request.ts';
import { refresh } from '../../../lib/session/refresh.ts';
import type { Stores } from '../../../lib/stores.ts';
import type { Translatable } from '../../../lib/translatable.ts';

/** A file of products to upload. */
interface Upload {
  file: File;
  /** The import whose rows with problems it corrects; null for a file of its own. */
  corrects: string | null;
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/** Why an upload failed. */
export class UploadRefused extends Error {
  readonly reason: Translatable;

  constructor(reason: Translatable) {
    super('The file did not arrive.');
    this.reason = reason;
  }
}

/** Returns why the shop refused a file, with what it takes to translate it. */
const reasonIn = ({ error, fields }: Record<string, unknown>): Translatable => {
  const message = textOr(error, FAILURE_MESSAGES.internal);
  const sentence = asObject(asObject(asList(fields)[0])?.['sentence']);
  const code = codeOf(textOr(sentence?.['template'], message));
  if (code === undefined) return message;
  const params = Object.entries(asObject(sentence?.['params']) ?? {});
  return {
    message,
    wording: { code, params: params.map(([name, value]) => ({ name, value: String(value) })) },
  };
};

/**
 * Uploads a file and returns the id of its import. It uses XMLHttpRequest, which reports the progress of an upload; the time to wait
 * begins anew as long as data moves. @throws UploadRefused
 */
export const uploadFile = async (
  stores: Stores,
  { file, corrects, onProgress, signal }: Upload,
): Promise<string> => {
  const token = await stores
    .get(refresh)
    .freshToken()
    .catch((error: unknown) => {
      throw new UploadRefused(hasTimedOut(error) ? FAILURE_MESSAGES.timedOut : FAILURE_MESSAGES.unreachable);
    });
  const query = new URLSearchParams({ name: file.name, ...(corrects !== null && { corrects }) });
  return new Promise((resolve, reject) => {
    const refuse = (reason: Translatable) => reject(new UploadRefused(reason));
    const request = new XMLHttpRequest();
    let patience: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(patience);
      patience = setTimeout(() => {
        refuse(FAILURE_MESSAGES.timedOut);
        request.abort();
      }, TIMEOUT_MS);
    };
    request.open('POST', `/backend/admin/product-imports?${query}`);
    // The type of a CSV file depends on the programs that are installed.
    request.setRequestHeader('Content-Type', 'text/csv');
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      wait();
      if (total > 0) onProgress(Math.round((loaded / total) * 100));
    });
    request.addEventListener('load', () => {
      const answer = asObject(parseJson(request.responseText)) ?? {};
      const id = textOr(answer['id'], null);
      if (request.status === 201 && id !== null) resolve(id);
      else refuse(reasonIn(answer));
    });
    request.addEventListener('error', () => refuse(FAILURE_MESSAGES.unreachable));
    request.addEventListener('abort', () => refuse(FAILURE_MESSAGES.unreachable));
    request.addEventListener('loadend', () => clearTimeout(patience));
    signal.addEventListener('abort', () => request.abort());
    wait();
    request.send(file);
  });
};
