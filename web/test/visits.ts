import { http, HttpResponse } from 'msw';
import type { EndedSearch } from '#schema/statistics.input.ts';

/** Handlers that receive how far a visit has come; `steps` gets them. */
export const receivedVisits = (steps: string[] = []) => [
  http.post('http://localhost:3000/backend/visits/:step', ({ params, request }) => {
    steps.push(`${String(params['step'])}${request.headers.has('authorization') ? ' by somebody' : ''}`);
    return HttpResponse.json({ received: true });
  }),
];

/** Handlers that receive searches that have ended; `searches` gets them. */
export const receivedSearches = (searches: EndedSearch[] = []) => [
  http.post('http://localhost:3000/backend/searches', async ({ request }) => {
    searches.push((await request.json()) as EndedSearch);
    return HttpResponse.json({ received: true });
  }),
];
