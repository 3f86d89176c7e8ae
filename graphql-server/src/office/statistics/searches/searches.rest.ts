import { BadRequest } from '#kernel/errors.ts';
import { setLogged } from '#platform/http/request/request-log.ts';
import type { Call, Calls } from '#platform/http/rest/calls.ts';
import { readBody } from '#platform/http/rest/rest-body.ts';
import { endedSearchBody } from './searches.openapi.ts';

/** The most bytes of a search that has ended. */
const MOST_BYTES = 1024;

const countSearch: Call = async ({ headers, body }, { services, client }, response) => {
  // Anybody can send as many as they like.
  setLogged(response, false);
  // Browsers always say it.
  if (!(Number(headers['content-length']) <= MOST_BYTES)) throw new BadRequest('The body is too large.');
  const search = readBody(body, endedSearchBody);
  const site = headers['sec-fetch-site'];
  // A foreign page could let its visitors count.
  if (site === undefined || site === 'same-origin') services.searches.count(search, client);
  return { received: true };
};

/** The call by which the shop's pages count searches. */
export const searchCalls: Calls = { 'POST /backend/searches': countSearch };
