import { FAILURE_MESSAGES } from '../failures.ts';
import { asObject, textOr } from '../json.ts';
import { request } from '../request.ts';
import type { Stores } from '../stores.ts';
import { refresh } from './refresh.ts';

/**
 * Downloads a file of the signed-in customer under the name that the server gives. Only our own request can send the
 * token, so it is not a plain link. Returns why the server refused. Throws without a connection.
 */
export const download = async (stores: Stores, path: string, usualName: string): Promise<string | void> => {
  const token = await stores.get(refresh).freshToken();
  const answer = await request(`${location.origin}${path}`, {
    headers: token ? { Authorization: `Bearer ${token}` } : {},
  });
  if (!answer.ok) return sentenceOf(answer);
  const name = /filename="?([\w.-]+)"?/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name ?? usualName;
  link.click();
  URL.revokeObjectURL(address);
};

const sentenceOf = async (answer: Response): Promise<string> => {
  if (answer.status === 401) return FAILURE_MESSAGES.unauthenticated;
  if (answer.status === 429) return FAILURE_MESSAGES.tooOften;
  if (answer.status !== 503) return FAILURE_MESSAGES.internal;
  // A proxy may answer in its own words.
  const body: unknown = await answer.json().catch(() => null);
  return textOr(asObject(body)?.['error'], FAILURE_MESSAGES.noAnswer);
};
