import { useOrderInQuestionQuery } from '#web/generated/graphql.ts';
import { useSession } from '../auth/session/session.tsx';

/* GraphQL */ `
  query OrderInQuestion($id: ID!) {
    order(id: $id) {
      id
      number
      customer {
        id
      }
    }
  }
`;

/**
 * The order that a message is about: none; one that a visitor cannot name; one that is not the customer's; or one to
 * send along, whose number is null while it is not known.
 */
export type OrderInQuestion =
  { state: 'none' } | { state: 'visitor' } | { state: 'missing' } | { state: 'own'; id: string; number: number | null };

/**
 * Returns the order with this id, as far as it is the customer's own. While it cannot be loaded it is sent along all
 * the same: the server has the last word.
 */
export const useOrderInQuestion = (id: string | null): OrderInQuestion => {
  const { customer, loading } = useSession();
  const { data } = useOrderInQuestionQuery({ variables: { id: id ?? '' }, skip: id === null || !customer });
  if (id === null) return { state: 'none' };
  if (!customer) return { state: loading ? 'none' : 'visitor' };
  if (!data) return { state: 'own', id, number: null };
  const { order } = data;
  return order?.customer?.id === customer.id
    ? { state: 'own', id: order.id, number: order.number }
    : { state: 'missing' };
};
