import { isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { createSchema } from '../src/platform/http/graphql/graphql.ts';
import { modules } from '../src/modules.ts';
import { newId } from './factories.ts';
import { rootFields } from './generated-calls.ts';
import { approveReturn, bringTo, buy, requestReturn } from './order-steps.ts';
import { freshKey, toInput } from './order-edges.ts';
import { refundsOf } from './paid-orders.ts';
import { uploadPicture } from './product-editing.ts';
import { openShop } from './setup.ts';

// Every mutation for admins writes to the audit log what it changes, in the same transaction.

const shop = await openShop();
const admin = await shop.admin();
const product = await shop.product({ priceCents: 2000, stock: 1000 });
const { open } = refundsOf(shop);

/** What must not be in the log, since entries outlive accounts. */
const secret = {
  displayName: 'Zqrahima Khatun',
  phoneNumber: '+8801755512345',
  shippingAddress: 'Zqhouse 1, Dhaka',
};
let customers = 0;
const newCustomer = (wish = {}) =>
  shop.customer({ ...secret, email: `zqrahima.${(customers += 1)}@gmail.com`, ...wish });

const order = async (status: Parameters<typeof bringTo>[2] = 'PENDING'): Promise<string> => {
  const customer = await newCustomer();
  const { id } = await buy(customer, [{ productId: product.id, quantity: 1 }]);
  await bringTo({ admin, customer }, id, status);
  return id;
};

const orderWithReturn = async (): Promise<string> => {
  const customer = await newCustomer();
  const { id } = await buy(customer, [{ productId: product.id, quantity: 1 }]);
  await bringTo({ admin, customer }, id, 'DELIVERED');
  await requestReturn(customer, id);
  return id;
};

const failedEvent = async (): Promise<string> => {
  const [event] = await shop.sql<{ id: string }>(
    `INSERT INTO events (name, subject_id, data, attempts, failed_at, error)
     VALUES ('OrderShipped', $1, '{}', 5, now(), 'No answer') RETURNING id`,
    [newId()],
  );
  return event?.id ?? '';
};

const doubtedPayment = async (): Promise<string> => {
  const customer = await newCustomer();
  const { id, totalCents } = await buy(customer, [{ productId: product.id, quantity: 1 }], 'NAGAD');
  const attemptId = await open(id, 'NAGAD', totalCents);
  await shop.sql(`UPDATE payment_attempts SET problem = 'UNSETTLED' WHERE id = $1`, [attemptId]);
  return attemptId;
};

const waitingOne = async () => (await newCustomer({ status: 'PENDING' })).id;

const brandFor = async () => ({ input: { ids: [(await shop.product()).id], brand: 'Nodi' } });

/** Asks what a change of many products would do, as it must be before it is done. */
const planned = async () => {
  const variables = await brandFor();
  const document = `mutation ($input: EditProductsInput!) { it: editProducts(input: $input) { ... on EditProductsPlan { plan } } }`;
  const { it } = await admin.graphql<{ it: { plan: string } }>(document, variables);
  return { ...variables, plan: it.plan };
};

const edited = async (): Promise<string> => {
  const document = `mutation ($input: EditProductsInput!, $plan: String!) {
    it: editProducts(input: $input, plan: $plan) { ... on EditProductsSuccess { editId } } }`;
  return (await admin.graphql<{ it: { editId: string } }>(document, await planned())).it.editId;
};

/** Creates a conversation of a visitor with an unread message. */
const conversation = async (): Promise<string> => {
  const [message] = await shop.sql<{ id: string }>(
    `INSERT INTO messages (name, email, text) VALUES ('Zqrahima', 'zqrahima@gmail.com', 'Hello')
     RETURNING conversation_id AS id`,
  );
  return message?.id ?? '';
};

/** A call of each mutation that succeeds: its variables, made anew. */
const samples: Record<string, () => Promise<Record<string, unknown>>> = {
  confirmCustomer: async () => ({ id: await waitingOne() }),
  rejectCustomer: async () => ({ input: { id: await waitingOne(), reason: 'No such street.' } }),
  confirmCustomers: async () => ({ ids: [await waitingOne(), await waitingOne()] }),
  rejectCustomers: async () => ({ input: { ids: [await waitingOne()], reason: 'No such street.' } }),
  changeRole: async () => ({ input: { id: (await newCustomer()).id, role: 'ADMIN' } }),
  inviteStaff: async () => ({ input: { name: 'Shirin', email: `${freshKey()}@shop.example.com`, role: 'PACKER' } }),
  endStaffSessions: async () => ({ customerId: (await shop.customer({ role: 'PACKER' })).id }),
  removeSecondFactor: async () => {
    const { id } = await newCustomer();
    await shop.sql(`UPDATE customers SET second_factor = '\\x00', second_factor_at = now() WHERE id = $1`, [id]);
    return { customerId: id };
  },
  createPromotion: async () => ({ input: { code: freshKey(), kind: 'PERCENT', percent: 10 } }),
  updatePromotion: async () => {
    const { id, code } = await shop.promotion();
    return { id, input: { code, kind: 'PERCENT', percent: 20 } };
  },
  publishReview: async () => ({ id: await shop.review(product, { published: false }) }),
  publishComment: async () => ({ id: await shop.comment(product, { published: false }) }),
  rejectOpinion: async () => ({
    input: { kind: 'REVIEW', id: await shop.review(product, { published: false }), reason: 'It is spam.' },
  }),
  answerOpinion: async () => ({ input: { kind: 'COMMENT', id: await shop.comment(product), text: 'Yes.' } }),
  retryFailedWork: async () => ({ id: await failedEvent() }),
  dismissFailedWork: async () => ({ id: await failedEvent() }),
  shipOrder: async () => ({
    input: { orderId: await order('PROCESSED'), carrier: 'Pathao', trackingNumber: freshKey() },
  }),
  approveReturn: async () => ({ orderId: await orderWithReturn() }),
  rejectReturn: async () => ({ orderId: await orderWithReturn(), reason: 'It was worn.' }),
  receiveReturn: async () => {
    const orderId = await orderWithReturn();
    await approveReturn(admin, orderId);
    return { orderId };
  },
  grantRefund: async () => ({
    input: { orderId: await order('DELIVERED'), amountCents: 100, reason: 'A scratch' },
  }),
  recordRefund: async () => ({
    input: { orderId: await order('RETURNED'), amountCents: 100, reference: freshKey() },
  }),
  recordCourierPayout: async () => {
    await order('DELIVERED');
    return { input: { carrier: 'Pathao', amountCents: 100, reference: freshKey() } };
  },
  markConversations: async () => ({ ids: [await conversation()], isRead: true }),
  answerConversation: async () => ({ input: { id: await conversation(), text: 'Hello' } }),
  saveSearchSynonym: async () => ({ input: { word: freshKey(), names: ['other'] } }),
  removeSearchSynonym: async () => {
    const [synonym] = await shop.sql<{ id: string }>(
      `INSERT INTO search_synonyms (word, names) VALUES ($1, '{other}') RETURNING id`,
      [freshKey()],
    );
    return { id: synonym?.id ?? '' };
  },
  changeSetting: async () => ({ input: { key: 'ANNOUNCEMENT', value: `Open until ${freshKey()}`.slice(0, 160) } }),
  savePost: async () => ({ input: { slug: `post-${freshKey()}`.toLowerCase().slice(0, 60) } }),
  deletePost: async () => {
    const [post] = await shop.sql<{ id: string }>(
      `INSERT INTO posts (slug, title, title_bangla, description, description_bangla, body, body_bangla, tags, tags_bangla)
      VALUES ($1, 'A post', '', '', '', '', '', '{}', '{}') RETURNING id`,
      [freshKey()],
    );
    return { id: post?.id ?? '' };
  },
  createCategory: async () => ({ input: { name: `Category ${freshKey()}` } }),
  changeCategory: async () => ({ id: (await shop.category()).id, input: { banglaName: 'ল্যাম্প' } }),
  changePrice: async () => ({ input: { productId: (await shop.product()).id, from: 1999, to: 1500 } }),
  changeStock: async () => ({ input: { productId: (await shop.product()).id, from: 10, to: 11 } }),
  changeProductStatus: async () => ({ ids: [(await shop.product()).id], status: 'ARCHIVED' }),
  deleteProduct: async () => ({ id: (await shop.product()).id }),
  duplicateProduct: async () => ({ id: (await shop.product()).id }),
  editProducts: planned,
  undoProductEdit: async () => ({ id: await edited() }),
  moveOrders: async () => ({
    input: { orderIds: [await order(), await order()], status: 'CANCELLED', reason: 'Sold out.' },
  }),
  placeOrderFor: async () => {
    const buyer = await shop.customer();
    return { customerId: buyer.id, input: toInput(buyer, { productId: product.id }) };
  },
  changeOrder: async () => ({
    input: {
      orderId: await order(),
      name: 'Ayesha',
      address: 'Agrabad, Chattogram',
      phone: '01812345678',
      note: 'Called.',
    },
  }),
  addOrderNote: async () => ({ input: { orderId: await order(), text: 'Gift wrap.', key: freshKey() } }),
  saveProduct: async () => ({
    input: {
      name: 'Clay teapot',
      categoryId: product.categoryId,
      priceCents: 2450,
      pictures: [{ key: await uploadPicture(admin) }],
      stock: { to: 7 },
      status: 'PUBLISHED',
    },
  }),
  settlePayment: async () => ({ input: { id: await doubtedPayment(), decision: 'DISMISS' } }),
};

/** Mutations that admins share with others, and how an admin calls them. */
const shared: typeof samples = {
  changeOrderStatus: async () => ({ input: { orderId: await order(), status: 'PROCESSED' } }),
  cancelOrder: async () => ({ input: { orderId: await order(), reason: 'Sold out.' } }),
};

/** What changes nothing of the shop: only what the admin sees, a dry run, a picture that no product has yet, a mail. */
const changesNothing = new Set(['saveView', 'removeView', 'checkProductImport', 'fetchProductPicture', 'sendTestMail']);

/**
 * What begins a job, which writes the entry when it is done: product-import-apply.test.ts, product-import-undo.test.ts.
 */
const inTheBackground = new Set(['applyProductImport', 'undoProductImport']);

const schema = createSchema(modules);
const mutations = rootFields(schema).filter(({ verb }) => verb === 'mutation');
const nameOf = ({ name }: { name: string }) => name.replace('Mutation.', '');
const all = { ...samples, ...shared };

test('there is a sample of every mutation for admins', () => {
  const forAdmins = mutations
    .filter(({ isAdmin }) => isAdmin)
    .map(nameOf)
    .filter((name) => !changesNothing.has(name) && !inTheBackground.has(name));
  const hint =
    'Call recordChange (audit.service.ts) in the transaction of a new mutation for admins, and add to `samples` variables with which it succeeds.';
  expect(Object.keys(samples).toSorted(), hint).toEqual(forAdmins.toSorted());
});

interface Entry {
  id: string;
  action: string;
  subject_kind: string | null;
  subject_id: string | null;
  address: string | null;
  before: object | null;
  after: object | null;
}

const recorded = (): Promise<Entry[]> => shop.sql<Entry>('SELECT * FROM audit_entries WHERE actor_id = $1', [admin.id]);

test.each(mutations.filter((field) => nameOf(field) in all))('$name is in the log', async (field) => {
  const variables = await all[nameOf(field)]?.();
  const before = new Set((await recorded()).map(({ id }) => id));
  const { document } = field.call(variables ?? {});
  const { it } = await admin.graphql<{ it: { __typename: string } }>(document, variables);
  const type = schema.getType(it.__typename);
  const isFailure = isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Error');
  expect(isFailure, `The sample is refused: ${it.__typename}`).toBe(false);
  const entries = (await recorded()).filter(({ id }) => !before.has(id));
  expect(entries.length, 'It has not called recordChange.').toBeGreaterThan(0);
  for (const entry of entries) {
    expect([entry.subject_kind, entry.subject_id, entry.address]).not.toContain(null);
    expect({ ...entry.before, ...entry.after }).not.toEqual({});
  }
});

test('no entry holds what belongs to a person', async () => {
  const entries = await shop.sql<{ text: string }>(
    'SELECT before::text || after::text AS text FROM audit_entries WHERE before IS NOT NULL AND after IS NOT NULL',
  );
  expect(entries.length).toBeGreaterThan(5);
  const texts = await shop.sql<{ text: string }>(
    `SELECT coalesce(before::text, '') || coalesce(after::text, '') || details::text AS text FROM audit_entries`,
  );
  for (const { text } of texts) expect(text).not.toMatch(/zqrahima|zqhouse|1755512345|@gmail/i);
});
