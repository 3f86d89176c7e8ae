import type { PrivacyPart } from '#platform/module/module.ts';
import { exported } from '#people/privacy/exported.ts';
import { removeReasonsAbout } from '#people/audit/audit.service.ts';
import { query } from '#platform/db/database.ts';
import { OrderEntity } from './order.entity.ts';
import { orderHistoryForgotten, ordersExported, ordersLocked } from './order.statements.ts';

/** Orders stay when their customer is deleted. */
export const orderPrivacy: PrivacyPart = {
  exports: {
    orders: exported('orders', 'What was bought, with lines and history', ordersExported),
  },
  /** Every move of an order locks it first. */
  beforeDeletion: async (manager, { id }) => {
    await query(manager, ordersLocked({ customerId: id }));
  },
  /**
   * Deletes the shop's notes about the orders, and its words about them in the audit log, and removes the customer from
   * them, so that nothing tells which orders were the same person's. A trigger removes the recipients.
   */
  onDeletion: async (manager, { id }) => {
    const orders = await query(manager, ordersLocked({ customerId: id }));
    await removeReasonsAbout(
      manager,
      orders.map((order) => order.id),
    );
    await query(manager, orderHistoryForgotten({ customerId: id }));
    // No key that a client may send is like the new one: it has a space.
    const idempotencyKey = () => `'deleted ' || id`;
    await manager.update(OrderEntity, { customerId: id }, { customerId: null, idempotencyKey, requestHash: '' });
  },
};
