import type { ApolloServerPlugin } from '@apollo/server';
import type { OperationDefinitionNode } from 'graphql';
import type { RequestContext } from '../context.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';

/** Returns the root fields of a valid operation, each once. They are names of the schema. */
export const rootFieldsOf = ({ selectionSet }: OperationDefinitionNode): string[] => [
  ...new Set(
    selectionSet.selections.map((selection) =>
      'name' in selection && selection.kind === 'Field' ? selection.name.value : 'fragment',
    ),
  ),
];

/**
 * Records metrics of every operation. One that cannot be parsed or validated has no fields, and is recorded as
 * "refused".
 */
export const operationMetrics = ({ operation: tell }: Metrics): ApolloServerPlugin<RequestContext> => ({
  requestDidStart: async () => {
    const began = performance.now();
    let operation: OperationDefinitionNode | undefined;
    return {
      didResolveOperation: async (context) => {
        operation = context.operation;
      },
      willSendResponse: async ({ errors }) =>
        tell({
          type: operation?.operation ?? 'none',
          fields: operation === undefined ? ['refused'] : rootFieldsOf(operation),
          seconds: (performance.now() - began) / 1000,
          isGood: errors === undefined,
        }),
    };
  },
});
