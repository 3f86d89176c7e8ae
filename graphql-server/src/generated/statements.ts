// Written by `npm run statements`, as PostgreSQL describes them: not to be edited.

/** What every statement of `*.statements.ts` takes and answers. */
export interface Statements {
  orderById: {
    values: { id: string; isAdmin: boolean; viewerId: string };
    row: {
      order: {
        id: string;
        customerId: string | null;
        paymentMethod: 'CARD' | 'NAGAD' | 'BKASH' | 'CASH_ON_DELIVERY';
        status: 'PENDING' | 'PROCESSED' | 'SHIPPED' | 'OUT_FOR_DELIVERY' | 'DELIVERED';
        shippingAddress: { name: string; address: string; phone: string; email: string };
        itemsTotalCents: number;
        deliveryFeeCents: number;
        totalCents: number;
        placedAt: string;
        lines: {
          id: string;
          productId: string;
          name: string;
          picture: string;
          color: string | null;
          size: string | null;
          quantity: number;
          unitPriceCents: number;
          bangla: { name: string; color: string | null } | null;
        }[];
        history: {
          status: 'PENDING' | 'PROCESSED' | 'SHIPPED' | 'OUT_FOR_DELIVERY' | 'DELIVERED';
          at: string;
          actor: 'CUSTOMER' | 'ADMIN' | 'SYSTEM';
        }[];
      };
    };
  };
  orderByKey: {
    values: { customerId: string; idempotencyKey: string };
    row: { id: string; requestHash: string };
  };
  orderCounts: { values: { customerIds: readonly string[] }; row: { id: string; count: number } };
  ordersOfAll: {
    values: unknown[];
    row: {
      order: {
        id: string;
        customerId: string | null;
        paymentMethod: 'CARD' | 'NAGAD' | 'BKASH' | 'CASH_ON_DELIVERY';
        status: 'PENDING' | 'PROCESSED' | 'SHIPPED' | 'OUT_FOR_DELIVERY' | 'DELIVERED';
        shippingAddress: { name: string; address: string; phone: string; email: string };
        itemsTotalCents: number;
        deliveryFeeCents: number;
        totalCents: number;
        placedAt: string;
        lines: {
          id: string;
          productId: string;
          name: string;
          picture: string;
          color: string | null;
          size: string | null;
          quantity: number;
          unitPriceCents: number;
          bangla: { name: string; color: string | null } | null;
        }[];
        history: {
          status: 'PENDING' | 'PROCESSED' | 'SHIPPED' | 'OUT_FOR_DELIVERY' | 'DELIVERED';
          at: string;
          actor: 'CUSTOMER' | 'ADMIN' | 'SYSTEM';
        }[];
      };
    };
  };
  ordersOfCustomers: {
    values: {
      customerIds: readonly string[];
      afters: readonly (string | null)[] | null;
      limits: readonly number[];
    };
    row: {
      place: number;
      orders: {
        id: string;
        customerId: string | null;
        paymentMethod: 'CARD' | 'NAGAD' | 'BKASH' | 'CASH_ON_DELIVERY';
        status: 'PENDING' | 'PROCESSED' | 'SHIPPED' | 'OUT_FOR_DELIVERY' | 'DELIVERED';
        shippingAddress: { name: string; address: string; phone: string; email: string };
        itemsTotalCents: number;
        deliveryFeeCents: number;
        totalCents: number;
        placedAt: string;
        lines: {
          id: string;
          productId: string;
          name: string;
          picture: string;
          color: string | null;
          size: string | null;
          quantity: number;
          unitPriceCents: number;
          bangla: { name: string; color: string | null } | null;
        }[];
        history: {
          status: 'PENDING' | 'PROCESSED' | 'SHIPPED' | 'OUT_FOR_DELIVERY' | 'DELIVERED';
          at: string;
          actor: 'CUSTOMER' | 'ADMIN' | 'SYSTEM';
        }[];
      }[];
    };
  };
  productsForBuyer: {
    values: { buyerId: string; lock: number; ids: readonly string[] };
    row: {
      product: {
        id: string;
        name: string;
        picture: string;
        priceCents: number;
        colors: string[];
        colorPictures: Record<string, string>;
        sizes: string[];
        available: number;
        bangla: { name: string; colors: string[] } | null;
      } | null;
    };
  };
  storeOrder: {
    values: {
      customerId: string;
      email: string;
      idempotencyKey: string;
      requestHash: string;
      paymentMethod: string;
      name: string;
      address: string;
      phone: string;
      itemsTotalCents: number;
      deliveryFeeCents: number;
      totalCents: number;
      mostOrders: number;
      pieces: number;
      mostPieces: number;
      lineIds: readonly string[];
      productIds: readonly string[];
      names: readonly string[];
      pictures: readonly string[];
      colors: readonly (string | null)[] | null;
      sizes: readonly (string | null)[] | null;
      quantities: readonly number[];
      prices: readonly number[];
    };
    row: { id: string | null; placedAt: Date | null; ordersToday: number; unpaidPieces: number };
  };
  takePieces: {
    values: { ids: readonly string[]; quantities: readonly number[] };
    row: { productId: string; before: number; taken: boolean };
  };
}
