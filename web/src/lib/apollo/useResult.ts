import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { dataOf } from '../dataOf.ts';

/** What a mutation does beside being sent, such as the queries that it loads again. */
export type ResultOptions<Data, Variables extends OperationVariables> = Pick<
  ApolloClient.MutateOptions<Data, Variables>,
  'refetchQueries' | 'awaitRefetchQueries' | 'update'
>;

/** Returns the function that sends a mutation and returns the value of its field. It throws when no response came. */
export const useResult = <Data, Variables extends OperationVariables, Field extends keyof Data>(
  mutation: TypedDocumentNode<Data, Variables>,
  field: Field,
  options?: ResultOptions<Data, Variables>,
) => {
  const client = useApolloClient();
  return async (variables: Variables): Promise<Data[Field]> => {
    // TypeScript cannot see that variables of an unknown type are all that the mutation needs.
    const sent = { ...options, mutation, variables } as ApolloClient.MutateOptions<Data, Variables>;
    return (await dataOf(client.mutate(sent)))[field];
  };
};
