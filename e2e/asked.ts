/** Whether the shop is asked for data at this address, by text or by hash. */
export const isGraphql = (url: URL | string): boolean => new URL(url).pathname === '/graphql';
