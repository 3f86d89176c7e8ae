import { FAILURE_MESSAGES } from '../../../lib/failures.ts';
import { request } from '../../../lib/request.ts';
import type { Stores } from '../../../lib/stores.ts';
import { refresh } from '../../auth/session/refresh.ts';

/** The file name if the server sends none. */
const USUAL_NAME = 'haat-my-data.json';

/**
 * Downloads the copy of all data. Only our own request can send the token, so it is not a plain link. Returns why the server
 * refused. Throws without a connection.
 */
export const downloadData = async (stores: Stores): Promise<string | void> => {
  const token = await stores.get(refresh).freshToken();
  const answer = await request(`${location.origin}/backend/account/data`, {
    headers: token ? { Authorization: `Bearer ${token}` } : {},
  });
  if (!answer.ok) return sentenceFor(answer.status);
  const name = /filename="?([\w.-]+)"?/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name ?? USUAL_NAME;
  link.click();
  URL.revokeObjectURL(address);
};

const sentenceFor = (status: number): string => {
  if (status === 401) return FAILURE_MESSAGES.unauthenticated;
  return status === 429 ? FAILURE_MESSAGES.tooOften : FAILURE_MESSAGES.internal;
};
