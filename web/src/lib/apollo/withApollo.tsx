import type { ComponentType } from 'react';

/** Loads a component together with Apollo's client, which is not part of the first load, for `lazy`. */
export const withApollo = async <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Promise<{ default: ComponentType<Props> }> => {
  const [{ default: Part }, { ApolloOfApp }] = await Promise.all([load(), import('./ApolloOfApp.tsx')]);
  return {
    default: (props) => (
      <ApolloOfApp>
        <Part {...props} />
      </ApolloOfApp>
    ),
  };
};
