import { FAILURE_MESSAGES } from '../../../lib/failures.ts';
import { request } from '../../../lib/request.ts';
import type { Stores } from '../../../lib/stores.ts';
import { refresh } from '../../auth/session/refresh.ts';

/** What the file is called where the shop does not say. */
const USUAL_NAME = 'haat-my-data.json';

/** Has the browser save the copy of all one's data: only a call of ours can bring the token. Answers why the shop does not give it. Throws without a connection. */
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
