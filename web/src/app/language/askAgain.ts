import type { ApolloClient } from '@apollo/client';

/**
 * Loads all shown data again and removes all other data, because the language has changed. What is on the screen stays
 * until the responses arrive, and with it what was typed.
 */
export const askAgain = async (client: ApolloClient): Promise<void> => {
  // Failures are shown where the data is shown.
  await client.refetchQueries({ include: 'active' }).catch(() => undefined);
  const shown = [...client.getObservableQueries('active')].flatMap((query) => {
    const { data, dataState } = query.getCurrentResult();
    return dataState === 'complete' ? [{ query: query.query, variables: query.variables, data }] : [];
  });
  client.cache.batch({
    update: (cache) => {
      for (const id of Object.keys(cache.extract() as Record<string, unknown>)) cache.evict({ id });
      for (const one of shown) cache.writeQuery(one);
    },
  });
};
