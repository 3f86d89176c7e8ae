import { lookup } from 'node:dns/promises';
import { isPublicAddress } from './public-address.ts';

/**
 * What may be fetched from outside, and how a name is resolved. Only tests reach anything else than the public
 * internet.
 */
export interface Reach {
  resolve: (hostname: string) => Promise<string[]>;
  isAllowed: (address: string) => boolean;
  isAllowedPort: (port: number) => boolean;
}

/** The public internet, on the ports of the web. */
export const publicInternet: Reach = {
  resolve: async (hostname) => (await lookup(hostname, { all: true, verbatim: true })).map(({ address }) => address),
  isAllowed: isPublicAddress,
  isAllowedPort: (port) => port === 80 || port === 443,
};
