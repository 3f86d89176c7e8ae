import type { Visitor } from '#schema/rendering.ts';
import type { RequestContext } from '#platform/http/context.ts';
import type { PageSender } from '#platform/http/forms/form.ts';

/** How many orders the page of a browser without scripts lists. */
const MOST_ORDERS = 50;

/** What the page of the orders shows of who opens it. */
export const ordersOfVisitor = async (
  { viewer, services, language }: RequestContext,
  { page }: PageSender,
): Promise<Partial<Visitor>> => {
  const who = page === 'myOrders' ? await viewer() : null;
  if (who === null) return {};
  const { nodes } = await services.orders.listOf(who, who.id, { first: MOST_ORDERS, after: null });
  return {
    orders: nodes.map(({ id, number, lines, status, placedAt, totalCents }) => ({
      number,
      names: lines.map(({ name, bangla }) => (language === 'BN' && bangla?.name) || name),
      status,
      placedAt,
      totalCents,
      trackingPath: services.trackingLinks.pathOf(id),
    })),
  };
};
