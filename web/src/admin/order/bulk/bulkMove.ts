import type { BulkStatus } from '#schema/order-admin.ts';
import {
  MoveOrdersDocument,
  type BulkOutcome_OutcomeFragment,
  type MoveOrdersMutation,
  type MoveOrdersMutationVariables,
} from '#web/generated/graphql.ts';
import type { ApolloClient } from '@apollo/client';
import { errorMessage } from '#web/lib/errorMessage.ts';
import { definePersonalStore, type Observable } from '#web/lib/stores.ts';
import type { Translatable } from '#web/lib/translatable.ts';

/* GraphQL */ `
  fragment BulkOutcome_outcome on OrderMoveOutcome {
    orderId
    number
    recipient
    status
    refusal {
      ...Sentence_error
      status
    }
  }

  mutation MoveOrders($input: MoveOrdersInput!) {
    moveOrders(input: $input) {
      ... on MoveOrdersSuccess {
        outcomes {
          ...BulkOutcome_outcome
        }
      }
    }
  }
`;

/** What has become of an order that was moved with others, or would. */
export type BulkOutcome = BulkOutcome_OutcomeFragment;

/** How many orders are sent at once, so that the page can say how far it is. */
const PART = 20;

/** Orders that are being moved, or were. */
export interface BulkMove {
  status: BulkStatus;
  all: number;
  outcomes: readonly BulkOutcome[];
  /** Why it ended early; null when it did not. */
  failure: Translatable | null;
  isRunning: boolean;
}

interface Work {
  client: ApolloClient;
  orderIds: readonly string[];
  status: BulkStatus;
  reason: string | null;
}

const create = () => {
  let move: BulkMove | null = null;
  const listeners = new Set<() => void>();
  const set = (next: BulkMove | null) => {
    move = next;
    for (const tell of listeners) tell();
  };
  return {
    initial: null as BulkMove | null,
    current: () => move,
    subscribe: (tell: () => void) => {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
    /** Moves orders part by part, whatever page is open; returns what has become of them. One at a time. */
    run: async ({ client, orderIds, status, reason }: Work): Promise<BulkMove> => {
      let state: BulkMove = { status, all: orderIds.length, outcomes: [], failure: null, isRunning: true };
      const begun = (change: Partial<BulkMove>) => {
        state = { ...state, ...change };
        set(state);
      };
      begun({});
      for (let place = 0; place < orderIds.length && state.failure === null; place += PART) {
        const input = { orderIds: orderIds.slice(place, place + PART), status, reason };
        try {
          const { data } = await client.mutate<MoveOrdersMutation, MoveOrdersMutationVariables>({
            mutation: MoveOrdersDocument,
            variables: { input },
          });
          if (!data) throw new Error('The move of orders has no answer.');
          if (data.moveOrders.__typename === 'MoveOrdersSuccess')
            begun({ outcomes: [...state.outcomes, ...data.moveOrders.outcomes] });
          else begun({ failure: data.moveOrders });
        } catch (error) {
          begun({ failure: errorMessage(error) });
        }
      }
      begun({ isRunning: false });
      return state;
    },
    clear: () => set(null),
  } satisfies Observable<BulkMove | null> & Record<string, unknown>;
};

/** The move of many orders that goes on while pages are left. */
export const bulkMoveStore = definePersonalStore(create, (store) => store.clear());
