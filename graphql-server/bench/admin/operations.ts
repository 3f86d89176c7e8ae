import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/** Somebody's session. */
interface SignedIn {
  customerId: string;
  sessionId: string;
}

/** What the questions are about: things of the large shop. */
export interface Stage {
  admin: SignedIn;
  /** A customer with many orders. */
  buyer: SignedIn & { email: string };
  /** A product with pieces on sale and without variants. */
  offer: { id: string; color: string | null; size: string | null };
  order: { id: string; number: number; phone: string; email: string; name: string; district: string };
  customer: { id: string; name: string; email: string; phone: string };
  product: { id: string; name: string; sku: string; brand: string };
  categories: readonly string[];
  days: Record<'threeYearsAgo' | 'yearAgo' | 'monthAgo' | 'weekAgo' | 'yesterday' | 'today', string>;
}

/** An operation, and the questions that are asked by it, by what they are. */
export interface Operation {
  name: string;
  query: string;
  /** Who asks; an admin where it is not said. */
  by?: 'buyer';
  questions: (stage: Stage) => Record<string, object>;
  /** Returns a question as it is asked the next time. */
  again?: (variables: object) => object;
}

/** Chooses what the questions are about, and signs an admin in. */
export const readStage = async (pool: pg.Pool): Promise<Stage> => {
  const one = async <Row extends pg.QueryResultRow>(text: string): Promise<Row> => {
    const { rows } = await pool.query<Row>(text);
    const [row] = rows;
    if (!row) throw new Error(`Nothing was found: ${text}`);
    return row;
  };
  const admin = await one<Stage['admin']>(
    `WITH admin AS (SELECT id FROM customers WHERE role = 'ADMIN' LIMIT 1), begun AS (
       INSERT INTO sessions (customer_id, expires_at, refresh_hash)
       SELECT id, now() + interval '1 hour', '' FROM admin RETURNING id, customer_id
     )
     SELECT customer_id AS "customerId", id AS "sessionId" FROM begun`,
  );
  const buyer = await one<Stage['buyer']>(
    `WITH buyer AS (
       SELECT customer_id, email::text FROM customer_figures JOIN customers ON id = customer_id ORDER BY orders DESC LIMIT 1
     ), begun AS (
       INSERT INTO sessions (customer_id, expires_at, refresh_hash)
       SELECT customer_id, now() + interval '1 hour', '' FROM buyer RETURNING id, customer_id
     )
     SELECT b.customer_id AS "customerId", b.id AS "sessionId", buyer.email FROM begun b, buyer`,
  );
  const offer = await one<Stage['offer']>(
    `SELECT p.id, p.colors[1] AS color, p.sizes[1] AS size FROM product_stock s JOIN products p ON p.id = s.product_id
     WHERE NOT s.has_variants AND p.status = 'PUBLISHED' ORDER BY s.available DESC LIMIT 1`,
  );
  const order = await one<Stage['order']>(
    `SELECT id, number, shipping_phone AS phone, shipping_email AS email, shipping_name AS name, shipping_district AS district
     FROM orders WHERE shipping_district IS NOT NULL ORDER BY number OFFSET 1000 LIMIT 1`,
  );
  const customer = await one<Stage['customer']>(
    `SELECT c.id, display_name AS name, email::text, phone_number AS phone FROM customers c
     WHERE EXISTS (SELECT FROM orders o WHERE o.customer_id = c.id) AND phone_number IS NOT NULL ORDER BY c.id OFFSET 500 LIMIT 1`,
  );
  const product = await one<Stage['product']>(
    `SELECT p.id, p.name, v.sku, p.brand FROM products p JOIN product_variants v ON v.product_id = p.id ORDER BY p.id OFFSET 300 LIMIT 1`,
  );
  const { rows: categories } = await pool.query<{ slug: string }>('SELECT slug FROM categories ORDER BY slug');
  const days = await one<Stage['days']>(
    `SELECT to_char(now() - interval '1095 days', 'YYYY-MM-DD') AS "threeYearsAgo",
       to_char(now() - interval '1 year', 'YYYY-MM-DD') AS "yearAgo", to_char(now() - interval '30 days', 'YYYY-MM-DD') AS "monthAgo",
       to_char(now() - interval '7 days', 'YYYY-MM-DD') AS "weekAgo",
       to_char(now() - interval '1 day', 'YYYY-MM-DD') AS yesterday, to_char(now(), 'YYYY-MM-DD') AS today`,
  );
  return { admin, buyer, offer, order, customer, product, categories: categories.map(({ slug }) => slug), days };
};

const connection = (fields: string) => `edges { cursor node { ${fields} } } pageInfo { hasNextPage endCursor }`;
const details =
  'id number placedAt status totalCents lines { id name quantity unitPriceCents } history { status at } shippingAddress { name }';
const sales = 'now { orders revenueCents } before { orders revenueCents }';
const limited = '{ count isExact }';

/** What the dashboard asks for, in the order of its pages, and what customers ask for of their orders. */
export const operations: readonly Operation[] = [
  {
    name: 'Dashboard',
    query: `query BenchOverview { overview { at today { ${sales} } month { ${sales} } ordersByStatus { status orders ${limited} }
      tasks { ordersToProcess ${limited} lateOrders ${limited} paymentsToSettle ${limited} failedWork ${limited} returnsToDecide ${limited}
        waitingCustomers ${limited} waitingReviews ${limited} waitingComments ${limited} unreadMessages ${limited} lowStock ${limited} } }
      orders(first: 10) { ${connection('id number placedAt totalCents status shippingAddress { name }')} } }`,
    questions: () => ({ 'all figures and the latest orders': {} }),
  },
  {
    name: 'Chart',
    query: `query BenchStatistics($from: String!, $to: String!, $grain: StatisticsGrain!) {
      statistics(from: $from, to: $to, grain: $grain) {
        total { sales { orders revenueCents } pieces returnedOrders returnedCents funnel { visits orders } }
        before { sales { orders revenueCents } }
        points { from to figures { sales { orders revenueCents } returnedOrders } }
        categories { key name orders revenueCents } paymentMethods { key orders revenueCents }
        districts { key name orders revenueCents } topProducts { productId name pieces goodsCents }
      } }`,
    questions: ({ days }) => ({
      'a month by day': { from: days.monthAgo, to: days.today, grain: 'DAY' },
      'a year by day': { from: days.yearAgo, to: days.today, grain: 'DAY' },
      'a year by month': { from: days.yearAgo, to: days.today, grain: 'MONTH' },
      'three years by week': { from: days.threeYearsAgo, to: days.today, grain: 'WEEK' },
      'a year until last week by day': { from: days.yearAgo, to: days.weekAgo, grain: 'DAY' },
    }),
  },
  {
    name: 'View All Orders',
    query: `query BenchOrders($filter: OrderFilter, $sort: OrderSort!) {
      adminOrders(filter: $filter, sort: $sort, first: 50) {
        ${connection('id number placedAt totalCents status shippingAddress { name phone } lines { id quantity name } payment { method toCollectCents collectedCents awaits }')}
        totalCount isTotalExact } }`,
    questions: ({ order, customer, days }) => {
      const sort = 'NEWEST';
      return {
        'newest first': { sort },
        'largest first': { sort: 'LARGEST' },
        'a number': { sort, filter: { search: `#${order.number}` } },
        'a phone': { sort, filter: { search: order.phone } },
        'an e-mail': { sort, filter: { search: order.email } },
        'a name': { sort, filter: { search: order.name } },
        'a common name, largest first': { sort: 'LARGEST', filter: { search: 'begum' } },
        'a common name that was never returned to a district': {
          sort: 'OLDEST',
          filter: { search: 'rahima', statuses: ['RETURNED'], district: order.district },
        },
        'no match': { sort, filter: { search: 'zzqqxx' } },
        'no match among pending': { sort, filter: { search: 'zzqqxx', statuses: ['PENDING'] } },
        'to process, oldest first': { sort: 'OLDEST', filter: { statuses: ['PENDING'], awaits: false } },
        'delivered by bKash to a district': {
          sort,
          filter: { statuses: ['DELIVERED'], method: 'BKASH', district: order.district },
        },
        'to be paid': { sort, filter: { payment: 'DUE' } },
        'to be paid, delivered, largest first': {
          sort: 'LARGEST',
          filter: { payment: 'DUE', statuses: ['DELIVERED'] },
        },
        'to be paid back': { sort, filter: { payment: 'REFUND_DUE' } },
        'returns to decide': { sort, filter: { returns: ['REQUESTED'] } },
        'a month, largest first': { sort: 'LARGEST', filter: { from: days.monthAgo, until: days.today } },
        'a day a year ago': { sort, filter: { from: days.yearAgo, until: days.yearAgo } },
        'of a customer': { sort, filter: { customerId: customer.id } },
      };
    },
  },
  {
    name: 'Order details',
    query: `query BenchOrder($id: ID!) {
      order(id: $id) { ${details} customer { id } payment { method toCollectCents collectedCents awaits } } }`,
    questions: ({ order }) => ({ 'of an old one': { id: order.id } }),
  },
  {
    name: 'My Orders',
    by: 'buyer',
    query: `query BenchMyOrders { me { orders(first: 20) { ${connection(details)} } } }`,
    questions: () => ({ 'of who has most': {} }),
  },
  {
    name: 'Place an order',
    by: 'buyer',
    query: `mutation BenchPlaceOrder($input: PlaceOrderInput!) {
      placeOrder(input: $input) { __typename ... on PlaceOrderSuccess { order { id } } ... on Error { message } } }`,
    questions: ({ buyer, offer: { id, ...choice } }) => ({
      'of one piece': {
        lines: [{ productId: id, quantity: 1, ...choice }],
        paymentMethod: 'CASH_ON_DELIVERY',
        shippingAddress: {
          name: 'Bench Buyer',
          address: 'House 1, Road 1, Dhanmondi, Dhaka',
          phone: '01712345678',
          email: buyer.email,
        },
      },
    }),
    again: (order) => ({ input: { ...order, idempotencyKey: randomUUID() } }),
  },
  {
    name: 'Order Status',
    query: `query BenchBoard($status: OrderStatus!, $filter: BoardFilter) {
      boardColumn(status: $status, filter: $filter) { ${connection('id number status placedAt since isLate recipient totalCents product lineCount pieces')} } }`,
    questions: ({ order }) =>
      Object.fromEntries([
        ...['PENDING', 'PROCESSED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'].map((status) => [status, { status }]),
        ['found by name', { status: 'DELIVERED', filter: { search: order.name } }],
        ['late ones', { status: 'PENDING', filter: { only: 'LATE' } }],
        ['nothing is found', { status: 'PENDING', filter: { search: 'zzqqxx' } }],
      ]),
  },
  {
    name: 'View All products',
    query: `query BenchProducts($filter: AdminProductFilter, $sort: AdminProductSort!) {
      adminProducts(filter: $filter, sort: $sort, first: 50) {
        ${connection('id status sku name priceCents availableStock reservedStock totalSold updatedAt variantCount category { name }')}
        totalCount isTotalExact } }`,
    questions: ({ product, categories }) => {
      const sort = 'ADDED_DESC';
      return {
        'newest first': { sort },
        ...Object.fromEntries(
          ['NAME_ASC', 'PRICE_ASC', 'STOCK_ASC', 'SOLD_DESC', 'UPDATED_DESC'].map((one) => [one, { sort: one }]),
        ),
        'a name': { sort, filter: { term: product.name } },
        'a common word': { sort, filter: { term: 'chair' } },
        'a common word by stock': { sort: 'STOCK_ASC', filter: { term: 'phone' } },
        'an SKU': { sort, filter: { term: product.sku } },
        'no match': { sort, filter: { term: 'zzqqxx' } },
        drafts: { sort, filter: { status: 'DRAFT' } },
        'sold out': { sort, filter: { stock: 'OUT' } },
        'low stock by name': { sort: 'NAME_ASC', filter: { stock: 'LOW' } },
        'a brand by price': { sort: 'PRICE_DESC', filter: { brand: product.brand } },
        'a category by stock': { sort: 'STOCK_ASC', filter: { category: categories.at(-1) } },
        'a category, a word, a price': {
          sort: 'SOLD_DESC',
          filter: { category: categories[0], term: 'a', minPriceCents: 5000, maxPriceCents: 9000 },
        },
      };
    },
  },
  {
    name: 'Customers',
    query: `query BenchCustomers($search: String, $status: AccountStatus, $sort: CustomerSort!) {
      customers(search: $search, status: $status, sort: $sort, first: 50) {
        ${connection('id displayName email phoneNumber status')} } }`,
    questions: ({ customer }) => ({
      newest: { sort: 'NEWEST' },
      'most orders': { sort: 'ORDERS' },
      'spent most': { sort: 'SPENT' },
      waiting: { sort: 'NEWEST', status: 'PENDING' },
      'a name': { sort: 'NEWEST', search: customer.name },
      'a common name by spending': { sort: 'SPENT', search: 'begum' },
      'an e-mail': { sort: 'NEWEST', search: customer.email },
      'a phone': { sort: 'NEWEST', search: customer.phone },
      'no match': { sort: 'NEWEST', search: 'zzqqxx' },
    }),
  },
  {
    name: 'A customer',
    query: `query BenchCustomer($id: ID!) { customer(id: $id) { id displayName email phoneNumber
      orders(first: 20) { ${connection('id number placedAt totalCents status')} } } }`,
    questions: ({ customer }) => ({ 'with orders': { id: customer.id } }),
  },
  {
    name: 'Audit log',
    query: `query BenchAudit($filter: AuditFilter) { auditLog(filter: $filter, first: 50) { ${connection('id at action')} } }`,
    questions: ({ days, customer }) => ({
      all: {},
      'an action': { filter: { action: 'PRODUCT_CHANGED' } },
      'a person': { filter: { subjectId: customer.id } },
      'some days': { filter: { from: days.monthAgo, until: days.yesterday } },
    }),
  },
  {
    name: 'Search over everything',
    query: `query BenchFindAnything($term: String!) {
      adminOrders(filter: { search: $term }, first: 5) { nodes { id number status placedAt shippingAddress { name } } }
      adminProducts(filter: { term: $term }, first: 5) { nodes { id name sku status } }
      customers(search: $term, first: 5) { nodes { id displayName email phoneNumber } } }`,
    questions: ({ order, customer, product }) => ({
      "an order's number": { term: String(order.number) },
      'a phone': { term: customer.phone },
      'an e-mail': { term: customer.email },
      "a customer's name": { term: customer.name },
      "a product's name": { term: product.name },
      'an SKU': { term: product.sku },
      'a common name': { term: 'begum' },
      'two letters': { term: 'ra' },
      'no match': { term: 'zzqqxx' },
    }),
  },
  {
    name: 'Messages',
    query: `query BenchMessages { conversations(first: 50) { ${connection('id name unread lastMessage { text sentAt }')} } }`,
    questions: () => ({ all: {} }),
  },
];
