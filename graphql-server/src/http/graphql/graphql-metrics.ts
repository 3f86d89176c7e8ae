import type { ApolloServerPlugin } from '@apollo/server';
import type { OperationDefinitionNode } from 'graphql';
import type { RequestContext } from '../context.ts';
import type { Metrics } from '../../metrics.ts';

/** The root fields of a valid operation, each once: names of the schema. */
const rootFieldsOf = ({ selectionSet }: OperationDefinitionNode): string[] => [
  ...new Set(
    selectionSet.selections.map((selection) =>
      'name' in selection && selection.kind === 'Field' ? selection.name.value : 'fragment',
    ),
  ),
];

/** Tells the figures of every operation. One that cannot be read or does not fit the schema has no fields: it is told as "refused". */
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
