import { http, HttpResponse } from 'msw';

/** Handlers that receive how far a visit has come; `steps` gets them. */
export const receivedVisits = (steps: string[] = []) => [
  http.post('http://localhost:3000/backend/visits/:step', ({ params, request }) => {
    steps.push(`${String(params['step'])}${request.headers.has('authorization') ? ' by somebody' : ''}`);
    return HttpResponse.json({ received: true });
  }),
];
