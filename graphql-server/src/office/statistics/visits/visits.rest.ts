import { VISIT_STEPS } from '#schema/statistics.ts';
import { NotFound } from '#kernel/errors.ts';
import { setLogged } from '#platform/http/request/request-log.ts';
import type { Call, Calls } from '#platform/http/rest/calls.ts';

const countVisit: Call = async (request, { services, client }, response) => {
  // Anybody can send as many as they like.
  setLogged(response, false);
  const step = VISIT_STEPS.find((one) => one.toLowerCase() === request.params['step']);
  if (step === undefined) throw new NotFound('There is no such step of a visit.');
  const site = request.headers['sec-fetch-site'];
  // A foreign page could let its visitors count.
  if (site === undefined || site === 'same-origin') services.visits.count(step, client);
  return { received: true };
};

/** The call by which the shop's pages count visits. */
export const visitCalls: Calls = { 'POST /backend/visits/:step': countVisit };
