import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BoardState, BoardStatus } from '#schema/board.ts';
import type { OrderStatus } from '#schema/order.ts';
import {
  BoardPageDocument,
  OrderBoardDocument,
  OrdersMovedDocument,
  type OrderBoardQuery,
} from '#web/generated/graphql.ts';
import { errorMessage } from '#web/lib/errorMessage.ts';
import { useLive } from '#web/lib/live/useLive.ts';
import type { Translatable } from '#web/lib/translatable.ts';
import { addPage, columnsOf, moveCard, putOrders, setCounts, type Columns } from './boardState.ts';

/* GraphQL */ `
  fragment BoardColumnParts on BoardColumn {
    nodes {
      ...BoardCard_order
    }
    totalCount
    isTotalExact
    pageInfo {
      hasNextPage
      endCursor
    }
  }

  query OrderBoard($filter: BoardFilter) {
    PENDING: boardColumn(status: PENDING, filter: $filter) {
      ...BoardColumnParts
    }
    PROCESSED: boardColumn(status: PROCESSED, filter: $filter) {
      ...BoardColumnParts
    }
    SHIPPED: boardColumn(status: SHIPPED, filter: $filter) {
      ...BoardColumnParts
    }
    OUT_FOR_DELIVERY: boardColumn(status: OUT_FOR_DELIVERY, filter: $filter) {
      ...BoardColumnParts
    }
    DELIVERED: boardColumn(status: DELIVERED, filter: $filter) {
      ...BoardColumnParts
    }
  }

  query BoardPage($status: OrderStatus!, $filter: BoardFilter, $after: String) {
    boardColumn(status: $status, filter: $filter, after: $after) {
      ...BoardColumnParts
    }
  }

  subscription OrdersMoved {
    ordersMoved {
      orders {
        ...BoardCard_order
      }
      counts {
        status
        totalCount
        isTotalExact
      }
      isComplete
    }
  }
`;

/** Which orders the board shows. */
export interface Shown {
  search: string;
  only: BoardState | null;
}

/** The board as far as it is loaded. */
interface Loaded {
  /** Of which filter these columns are. */
  shown: string;
  columns: Columns;
}

const filterOf = ({ search, only }: Shown) => ({ search: search.trim() || null, only });

/**
 * Loads the board and keeps it as it is on the server: what other admins move is put into place without asking for
 * everything again. What this admin moves is shown at once, and put back when the server refuses it.
 */
export const useBoard = (shown: Shown) => {
  const client = useApolloClient();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failure, setFailure] = useState<Translatable | null>(null);
  const [moving, setMoving] = useState<ReadonlyMap<string, { to: OrderStatus; since: string }>>(new Map());
  const name = JSON.stringify(filterOf(shown));
  const latest = useRef(name);

  const change = (work: (columns: Columns) => Columns) =>
    setLoaded((before) => before && { ...before, columns: work(before.columns) });

  const load = useCallback(async (): Promise<void> => {
    try {
      const { data } = await client.query<OrderBoardQuery>({
        query: OrderBoardDocument,
        variables: { filter: JSON.parse(name) as ReturnType<typeof filterOf> },
        fetchPolicy: 'no-cache',
      });
      if (!data) throw new Error('The shop gave no answer.');
      // Another filter was chosen meanwhile.
      if (latest.current !== name) return;
      setFailure(null);
      setLoaded({ shown: name, columns: columnsOf((status) => data[status]) });
    } catch (error) {
      if (latest.current === name) setFailure(errorMessage(error));
    }
  }, [client, name]);

  useEffect(() => {
    latest.current = name;
    void load();
  }, [name, load]);

  const isFiltered = filterOf(shown).search !== null || shown.only !== null;
  useLive({
    subscription: OrdersMovedDocument,
    variables: {},
    ask: load,
    onData: ({ ordersMoved: { orders, counts, isComplete } }) => {
      // Which of them the filter shows, only the server knows.
      if (!isComplete || isFiltered) return void load();
      change((columns) => setCounts(putOrders(columns, orders), counts));
    },
  });

  const unmark = (id: string) => setMoving((before) => new Map([...before].filter(([other]) => other !== id)));

  return {
    /** The columns with what is being moved; null until they are loaded. */
    columns:
      loaded && [...moving].reduce((columns, [id, { to, since }]) => moveCard(columns, id, to, since), loaded.columns),
    /** Whether the columns are those of another filter, for now. */
    isOutdated: loaded !== null && loaded.shown !== name,
    failure,
    reload: load,
    /** Loads the next page of a column. */
    more: async (status: BoardStatus): Promise<void> => {
      const { data } = await client.query({
        query: BoardPageDocument,
        variables: { status, filter: filterOf(shown), after: loaded?.columns[status].pageInfo.endCursor ?? null },
        fetchPolicy: 'no-cache',
      });
      if (data && latest.current === name) change((columns) => addPage(columns, status, data.boardColumn));
    },
    /** Whether an order is being moved. */
    isMoving: (id: string): boolean => moving.has(id),
    /** Shows an order where it is being moved to. */
    startMove: (id: string, to: OrderStatus) =>
      setMoving((before) => new Map([...before, [id, { to, since: new Date().toISOString() }]])),
    /** The server has moved an order. */
    endMove: (id: string, to: OrderStatus) => {
      const since = new Date().toISOString();
      change((columns) => moveCard(columns, id, to, since));
      unmark(id);
    },
    /** Puts an order back. */
    undoMove: unmark,
  };
};
