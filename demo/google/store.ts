import { LRUCache } from 'lru-cache';
import type { Adapter, AdapterPayload } from 'oidc-provider';

/** The most entries: more than a demo needs; the oldest are removed. */
const MOST = 2000;

/** The store of the stand-in for Google, in memory: it is empty at each start. */
export const createStore = (): ((kind: string) => Adapter) => {
  const entries = new LRUCache<string, AdapterPayload>({ max: MOST });
  const find = (matches: (payload: AdapterPayload) => boolean) => [...entries.values()].find(matches);
  return (kind) => {
    const key = (id: string) => `${kind}:${id}`;
    return {
      upsert: async (id, payload, seconds) =>
        void entries.set(key(id), payload, seconds ? { ttl: seconds * 1000 } : {}),
      find: async (id) => entries.get(key(id)),
      findByUid: async (uid) => find((payload) => payload.kind === kind && payload.uid === uid),
      findByUserCode: async () => undefined,
      consume: async (id) => {
        const payload = entries.get(key(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => void entries.delete(key(id)),
      revokeByGrantId: async (grantId) => {
        for (const [name, payload] of entries.entries()) if (payload.grantId === grantId) entries.delete(name);
      },
    };
  };
};
