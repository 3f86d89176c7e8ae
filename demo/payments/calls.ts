import type { Request, RequestHandler, Response } from 'express';
import type { ProviderName } from './choices.ts';
import type { Answer } from './frame.ts';
import type { Faults, Step } from './faults.ts';

/** A call that has reached the twin. */
export interface TwinCall {
  provider: ProviderName;
  step: Step;
  method: string;
  /** Without its query, which may hold credentials. */
  path: string;
}

/** The most calls that are remembered. */
const MOST = 1000;

const send = (response: Response, { status = 200, json, text, headers }: Answer) => {
  response.status(status).set({ ...headers });
  if (text === undefined) response.json(json);
  else response.send(text);
};

/** Never answers: the connection is cut, or stays open until the shop gives up. */
const lose = ({ socket }: Request, isSilent: boolean | undefined) => {
  if (!isSilent) socket.destroy();
};

/** Returns what makes the handlers of a provider's calls, and the calls so far, oldest first. */
export const createCalls = () => {
  const calls: TwinCall[] = [];
  const handler =
    (provider: ProviderName, faults: Faults) =>
    (step: Step, answer: (request: Request) => Answer | Promise<Answer>): RequestHandler =>
    async (request, response) => {
      calls.push({ provider, step, method: request.method, path: request.baseUrl + request.path });
      if (calls.length > MOST) calls.shift();
      const down = faults.get('down');
      if (down === 'CUT') return lose(request, false);
      if (down === '503') return send(response, { status: 503, text: 'Service Unavailable' });
      const isLost = faults.get('timeoutAt') === step;
      if (isLost && !faults.get('after')) return lose(request, faults.get('silent'));
      const answered = await answer(request);
      if (isLost) return lose(request, faults.get('silent'));
      send(response, answered);
    };
  return { calls: calls as readonly TwinCall[], handler };
};
