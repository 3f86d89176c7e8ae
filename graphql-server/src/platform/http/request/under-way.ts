import type { RequestHandler } from 'express';
import { clientOf } from '#kernel/client-info.ts';
import { ipKey } from '#kernel/ip-key.ts';
import { refuseRequest } from '../graphql/graphql-refusal.ts';
import { veryBusy } from '../unexpected.ts';

/** The most calls of one address, behind which may be thousands of phones, that a server has under way; `deploy/nginx` has the same bound. */
export const MOST_OF_ADDRESS = 300;

/** Creates what refuses further calls of an address that has too many under way. */
export const boundAddresses = (): RequestHandler => {
  const counts = new Map<string, number>();
  return (request, response, next) => {
    const address = ipKey(clientOf(request).ip);
    const count = counts.get(address) ?? 0;
    if (count >= MOST_OF_ADDRESS) {
      if (request.baseUrl !== '/graphql') throw veryBusy();
      return refuseRequest(request, response, veryBusy());
    }
    counts.set(address, count + 1);
    response.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    });
    next();
  };
};
