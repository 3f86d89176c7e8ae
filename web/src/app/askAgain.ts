import type { ApolloClient } from '@apollo/client';

/**
 * Asks again for all that is shown, and forgets everything else: it is in another language. What is on the screen stays until the
 * answers are there, and with it what was typed.
 */
export const askAgain = async (client: ApolloClient): Promise<void> => {
  // What does not come is told where it is shown.
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
