import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createServices } from '../src/services.ts';
import type { LinkPurpose } from '../src/people/auth/account.entity.ts';
import { createLink } from '../src/people/auth/account-links.ts';
import { Forbidden } from '../src/kernel/errors.ts';
import { createSchema } from '../src/platform/http/graphql/graphql.ts';
import { modules } from '../src/modules.ts';
import type { Answer, Client } from './client.ts';
import { freshKey, placeOrderDocument, addressOf, toInput, type PlaceOrderData } from './order-edges.ts';
import { newId, type Person } from './factories.ts';
import { rootFields } from './generated-calls.ts';
import { openShop } from './setup.ts';
import { trackingTokenOf, watch } from './sockets.ts';

/** The product that the shop offers on its home page. */
const offered = newId();

const shop = await openShop({ settings: { OFFER_PRODUCT: offered } });

/** The outcome for a caller: `none` is an answer without data, `login` and `forbidden` are refusals. */
type Verdict = 'allowed' | 'none' | 'login' | 'forbidden';

/** A picture of one pixel. */
const dot = new Uint8Array(
  await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer(),
);

/** The outcomes for: the customer who owns the data, another customer, an admin, and a visitor. */
interface May {
  nobody: Verdict;
  customer: Verdict;
  other: Verdict;
  admin: Verdict;
}

const everybody: May = { nobody: 'allowed', customer: 'allowed', other: 'allowed', admin: 'allowed' };
const signedIn: May = { ...everybody, nobody: 'login' };
const adminsOnly: May = { nobody: 'login', customer: 'forbidden', other: 'forbidden', admin: 'allowed' };
const ownerOnly: May = { nobody: 'login', customer: 'allowed', other: 'none', admin: 'none' };
const ownerAndAdmins: May = { nobody: 'login', customer: 'allowed', other: 'none', admin: 'allowed' };
const ownerAndAdminsStrict: May = { ...ownerAndAdmins, other: 'forbidden' };

/** Data of a customer, and a pending account. */
interface Scene {
  customer: Person;
  other: Person;
  admin: Person;
  waiting: Person;
  product: { id: string };
  promotion: { id: string; code: string };
  orderId: string;
  reviewId: string;
  commentId: string;
  addressId: string;
  savedAccountId: string;
  conversation: { id: string; messageId: string };
  /** A session of the customer in another browser. */
  secondSessionId: string;
}

const buy = async (customer: Person, product: { id: string }): Promise<string> => {
  const { placeOrder } = await customer.graphql<PlaceOrderData>(placeOrderDocument, {
    input: toInput(customer, { productId: product.id }),
  });
  if (placeOrder.__typename !== 'PlaceOrderSuccess') throw new Error(JSON.stringify(placeOrder));
  return placeOrder.order.id;
};

const deliver = async (customer: Person, product: { id: string }): Promise<string> => {
  const id = await buy(customer, product);
  await shop.walkOrders('DELIVERED', { id });
  await shop.sql(`INSERT INTO order_status_changes (order_id, status, actor) VALUES ($1, 'DELIVERED', 'ADMIN')`, [id]);
  return id;
};

const rightHome = { name: 'Rahima', phoneNumber: '01712345678', upazilaId: 'dhaka/savar', line: 'House 1' };

const settle = async (customer: Person): Promise<string> => {
  const { addAddress } = await customer.graphql<{ addAddress: { address: { id: string } } }>(
    'mutation ($input: AddressInput!) { addAddress(input: $input) { ... on SaveAddressSuccess { address { id } } } }',
    { input: rightHome },
  );
  return addAddress.address.id;
};

const saveAccount = async ({ id }: Person): Promise<string> => {
  const [saved] = await shop.sql<{ id: string }>(
    `INSERT INTO payment_agreements (customer_id, method, agreement_id, account)
     VALUES ($1, 'BKASH', 'AGREED', '017***575') RETURNING id`,
    [id],
  );
  return saved?.id ?? '';
};

const write = async (customer: Person): Promise<Scene['conversation']> => {
  const { sendMessage } = await customer.graphql<{
    sendMessage: { sent: { id: string }; conversation: { id: string } };
  }>(`mutation {
    sendMessage(input: { text: "Hello" }) { ... on SendMessageSuccess { sent { id } conversation { id } } }
  }`);
  return { id: sendMessage.conversation.id, messageId: sendMessage.sent.id };
};

const setScene = async (): Promise<Scene> => {
  const [customer, product] = [await shop.customer(), await shop.product()];
  const orderId = await buy(customer, product);
  return {
    customer,
    product,
    promotion: await shop.promotion(),
    orderId,
    reviewId: await shop.review(product, { customerId: customer.id, published: false }),
    commentId: await shop.comment(product, { customerId: customer.id, published: false }),
    addressId: await settle(customer),
    savedAccountId: await saveAccount(customer),
    conversation: await write(customer),
    secondSessionId: await shop.session(customer),
    other: await shop.customer(),
    admin: await shop.admin(),
    waiting: await shop.customer({ status: 'PENDING' }),
  };
};

/**
 * An operation of the schema, and who may call it; those for admins alone are in admin-access.test.ts. Its response has
 * one field, `it`, which is null where nothing is shown.
 */
interface Operation {
  may: May;
  document: string;
  variables?: (scene: Scene, client: Client) => Record<string, unknown>;
}

const operations: Record<string, Operation> = {
  'Query.products': { may: everybody, document: '{ it: products { totalCount } }' },
  'Query.product': {
    may: everybody,
    document: 'query ($id: ID!) { it: product(id: $id) { name } }',
    variables: ({ product }) => ({ id: product.id }),
  },
  'Query.productsById': {
    may: everybody,
    document: 'query ($ids: [ID!]!) { it: productsById(ids: $ids) { name } }',
    variables: ({ product }) => ({ ids: [product.id] }),
  },
  'Query.variantsById': {
    may: everybody,
    document: 'query ($ids: [ID!]!) { it: variantsById(ids: $ids) { sku } }',
    variables: ({ product }) => ({ ids: [product.id] }),
  },
  'Query.suggestions': {
    may: everybody,
    document: '{ it: suggestions(term: "Product") { products { name } categories { name } } }',
  },
  'Query.categories': { may: everybody, document: '{ it: categories { name } }' },
  'Query.category': { may: { ...everybody }, document: '{ it: category(slug: "here") { name } }' },
  'Query.posts': { may: everybody, document: '{ it: posts { title } }' },
  'Query.post': { may: everybody, document: '{ it: post(slug: "how-to-choose-a-phone") { title } }' },
  'Query.homeProducts': { may: everybody, document: '{ it: homeProducts(section: FOR_YOU) { totalCount } }' },
  'Query.offerProduct': { may: everybody, document: '{ it: offerProduct { id } }' },
  'Query.textPage': { may: everybody, document: '{ it: textPage(name: TERMS) { sections { html } } }' },
  'Query.me': {
    may: { ...everybody, nobody: 'none' },
    document: '{ it: me { id email orders { totalCount } addresses { text } savedAccounts { account } } }',
  },
  'Query.order': {
    may: ownerAndAdmins,
    document: 'query ($id: ID!) { it: order(id: $id) { id shippingAddress { name } customer { email } } }',
    variables: ({ orderId }) => ({ id: orderId }),
  },
  'Query.trackedOrder': {
    may: everybody,
    document: 'query ($token: String!) { it: trackedOrder(token: $token) { status } }',
    variables: ({ orderId }) => ({ token: trackingTokenOf(shop, orderId) }),
  },
  'Subscription.orderChanged': {
    may: ownerAndAdmins,
    document: 'subscription ($id: ID!) { it: orderChanged(id: $id) { id shippingAddress { name } } }',
    variables: ({ orderId }) => ({ id: orderId }),
  },
  'Subscription.conversationChanged': {
    may: { nobody: 'none', customer: 'allowed', other: 'none', admin: 'allowed' },
    document: 'subscription ($id: ID!) { it: conversationChanged(id: $id) { conversation { name } } }',
    variables: ({ conversation }) => ({ id: conversation.id }),
  },
  'Subscription.trackedOrderChanged': {
    may: everybody,
    document: 'subscription ($token: String!) { it: trackedOrderChanged(token: $token) { status } }',
    variables: ({ orderId }) => ({ token: trackingTokenOf(shop, orderId) }),
  },
  'Query.checkout': {
    may: signedIn,
    document: 'query ($input: CheckoutInput!) { it: checkout(input: $input) { totalCents } }',
    variables: ({ product }) => ({ input: { lines: [{ productId: product.id, quantity: 1 }] } }),
  },
  'Mutation.register': {
    may: everybody,
    document:
      'mutation ($input: RegisterInput!) { it: register(input: $input) { ... on RegisterSuccess { message } } }',
    variables: () => ({
      input: {
        name: 'Karim',
        phoneNumber: '01712345678',
        email: `${freshKey()}@gmail.com`,
        password: 'a secret',
      },
    }),
  },
  'Mutation.login': {
    may: everybody,
    document: 'mutation ($input: LoginInput!) { it: login(input: $input) { ... on LoginRefused { message } } }',
    variables: ({ waiting }) => ({ input: { email: waiting.email, password: 'a secret' } }),
  },
  'Mutation.updateProfile': {
    may: signedIn,
    document: `mutation ($input: UpdateProfileInput!) {
      it: updateProfile(input: $input) { ... on UpdateProfileSuccess { customer { id } } }
    }`,
    variables: () => ({ input: { shippingAddress: 'Dhaka' } }),
  },
  'Query.delivery': { may: everybody, document: '{ it: delivery { from to } }' },
  // False for all of them.
  'Query.needsSecondFactor': {
    may: { nobody: 'none', customer: 'none', other: 'none', admin: 'none' },
    document: '{ it: needsSecondFactor }',
  },
  'Query.signInOptions': { may: everybody, document: '{ it: signInOptions { google mail mailbox } }' },
  // This is not a demo shop, so nobody has a mailbox.
  'Query.mailbox': {
    may: { nobody: 'none', customer: 'none', other: 'none', admin: 'none' },
    document: '{ it: mailbox { recipient text } }',
  },
  'Mutation.signOut': { may: signedIn, document: 'mutation { it: signOut }' },
  'Mutation.signOutEverywhere': { may: signedIn, document: 'mutation { it: signOutEverywhere }' },
  'Mutation.endSession': {
    may: ownerOnly,
    document: 'mutation ($id: ID!) { it: endSession(id: $id) }',
    variables: ({ secondSessionId }) => ({ id: secondSessionId }),
  },
  'Mutation.requestEmailConfirmation': {
    may: everybody,
    document: `mutation ($input: RequestMailInput!) {
      it: requestEmailConfirmation(input: $input) { ... on RequestMailSuccess { message } }
    }`,
    variables: ({ customer }) => ({ input: { email: customer.email } }),
  },
  'Mutation.confirmEmail': {
    may: everybody,
    document: 'mutation { it: confirmEmail(token: "no token") { ... on LinkInvalid { message } } }',
  },
  'Mutation.requestPasswordReset': {
    may: everybody,
    document: `mutation ($input: RequestMailInput!) {
      it: requestPasswordReset(input: $input) { ... on RequestMailSuccess { message } }
    }`,
    variables: ({ customer }) => ({ input: { email: customer.email } }),
  },
  'Mutation.resetPassword': {
    may: everybody,
    document: `mutation {
      it: resetPassword(input: { token: "no token", password: "a secret" }) { ... on LinkInvalid { message } }
    }`,
  },
  // Whose password it is, is checked elsewhere.
  'Mutation.changePassword': {
    may: signedIn,
    document: `mutation {
      it: changePassword(input: { currentPassword: "x", newPassword: "a secret" }) { __typename }
    }`,
  },
  'Mutation.beginSecondFactor': { may: signedIn, document: 'mutation { it: beginSecondFactor { __typename } }' },
  'Mutation.confirmSecondFactor': {
    may: signedIn,
    document: 'mutation { it: confirmSecondFactor(input: { code: "1" }) { __typename } }',
  },
  'Mutation.turnOffSecondFactor': {
    may: signedIn,
    document: 'mutation { it: turnOffSecondFactor(input: { code: "1" }) { __typename } }',
  },
  // So is the e-mail address that is typed again.
  'Mutation.deleteAccount': {
    may: signedIn,
    document: 'mutation { it: deleteAccount(input: { email: "x" }) { __typename } }',
  },
  'Mutation.changePriceMails': {
    may: signedIn,
    document: 'mutation { it: changePriceMails(wanted: true) { id } }',
  },
  'Mutation.changeStockAlert': {
    may: signedIn,
    document: 'mutation ($input: StockAlertInput!) { it: changeStockAlert(input: $input) { __typename } }',
    variables: ({ product }) => ({ input: { productId: product.id, wanted: false } }),
  },
  'Mutation.addAddress': {
    may: signedIn,
    document: `mutation ($input: AddressInput!) {
      it: addAddress(input: $input) { ... on SaveAddressSuccess { address { id } customer { addresses { id } } } }
    }`,
    variables: () => ({ input: rightHome }),
  },
  'Mutation.updateAddress': {
    may: ownerOnly,
    document: `mutation ($id: ID!, $input: AddressInput!) {
      it: updateAddress(id: $id, input: $input) { ... on SaveAddressSuccess { address { id } } }
    }`,
    variables: ({ addressId }) => ({ id: addressId, input: rightHome }),
  },
  'Mutation.removeAddress': {
    may: ownerOnly,
    document: 'mutation ($id: ID!) { it: removeAddress(id: $id) }',
    variables: ({ addressId }) => ({ id: addressId }),
  },
  'Mutation.removeSavedAccount': {
    may: ownerOnly,
    document: 'mutation ($id: ID!) { it: removeSavedAccount(id: $id) }',
    variables: ({ savedAccountId }) => ({ id: savedAccountId }),
  },
  'Mutation.addComment': {
    may: signedIn,
    document: `mutation ($input: AddCommentInput!) {
      it: addComment(input: $input) { ... on AddCommentSuccess { comment { id } } }
    }`,
    variables: ({ product }) => ({ input: { productId: product.id, text: 'Is it blue?' } }),
  },
  // Whether the customer received the product is checked elsewhere.
  'Mutation.addReview': {
    may: signedIn,
    document: 'mutation ($input: AddReviewInput!) { it: addReview(input: $input) { __typename } }',
    variables: ({ product }) => ({ input: { productId: product.id, rating: 5, text: 'Good.' } }),
  },
  'Mutation.placeOrder': {
    may: signedIn,
    document:
      'mutation ($input: PlaceOrderInput!) { it: placeOrder(input: $input) { ... on PlaceOrderSuccess { order { id } } } }',
    variables: ({ product }, client) => ({ input: toInput(client, { productId: product.id }) }),
  },
  'Mutation.cancelOrder': {
    may: ownerAndAdmins,
    document:
      'mutation ($id: ID!) { it: cancelOrder(input: { orderId: $id }) { ... on CancelOrderSuccess { order { id } } ... on OrderMoveRefused { status } } }',
    variables: ({ orderId }) => ({ id: orderId }),
  },
  // Whether the code is right is checked elsewhere.
  'Mutation.confirmOrder': {
    may: ownerOnly,
    document: `mutation ($id: ID!) {
      it: confirmOrder(input: { orderId: $id, code: "123456" }) { __typename }
    }`,
    variables: ({ orderId }) => ({ id: orderId }),
  },
  'Mutation.sendOrderCode': {
    may: ownerOnly,
    document: 'mutation ($id: ID!) { it: sendOrderCode(orderId: $id) { __typename } }',
    variables: ({ orderId }) => ({ id: orderId }),
  },
  // What the order's status and the input allow is checked elsewhere.
  'Mutation.changeOrderStatus': {
    may: adminsOnly,
    document: `mutation ($id: ID!) {
      it: changeOrderStatus(input: { orderId: $id, status: PROCESSED }) { __typename }
    }`,
    variables: ({ orderId }) => ({ id: orderId }),
  },
  'Mutation.requestReturn': {
    may: { ...ownerOnly, admin: 'forbidden' },
    document: `mutation ($id: ID!) {
      it: requestReturn(input: { orderId: $id, reason: "It is too small." }) { __typename }
    }`,
    variables: ({ orderId }) => ({ id: orderId }),
  },
  // What the order's state allows is checked elsewhere.
  'Mutation.startPayment': {
    may: ownerOnly,
    document: `mutation ($id: ID!) { it: startPayment(input: { orderId: $id, method: NAGAD }) { __typename } }`,
    variables: ({ orderId }) => ({ id: orderId }),
  },
  'Mutation.checkPayment': {
    may: ownerAndAdmins,
    document: 'mutation ($id: ID!) { it: checkPayment(orderId: $id) { id } }',
    variables: ({ orderId }) => ({ id: orderId }),
  },
  'Mutation.changeCart': {
    may: signedIn,
    document: `mutation ($changes: [CartChangeInput!]!) {
      it: changeCart(idempotencyKey: "first-cart", changes: $changes) { cart { lines { quantity } } }
    }`,
    variables: ({ product }) => ({
      changes: [{ productId: product.id, from: 0, to: 1, seenPriceCents: 1999 }],
    }),
  },
  'Mutation.changeWishlist': {
    may: signedIn,
    document: `mutation ($changes: [WishlistChangeInput!]!) {
      it: changeWishlist(idempotencyKey: "first-wish", changes: $changes) { id }
    }`,
    variables: ({ product }) => ({ changes: [{ productId: product.id, wished: true }] }),
  },
  'Mutation.sendMessage': {
    may: everybody,
    document: `mutation ($input: SendMessageInput!) {
      it: sendMessage(input: $input) { ... on SendMessageSuccess { sent { id } } }
    }`,
    variables: () => ({ input: { text: 'Hello', name: 'Rahima', email: 'rahima@example.com' } }),
  },
  'Query.conversation': {
    may: { nobody: 'none', customer: 'allowed', other: 'none', admin: 'allowed' },
    document: 'query ($id: ID) { it: conversation(id: $id) { messages { nodes { text } } } }',
    variables: ({ conversation }) => ({ id: conversation.id }),
  },
  'Mutation.readConversation': {
    may: { nobody: 'none', customer: 'allowed', other: 'none', admin: 'allowed' },
    document: 'mutation ($id: ID!, $upTo: ID!) { it: readConversation(id: $id, upTo: $upTo) { id } }',
    variables: ({ conversation }) => ({ id: conversation.id, upTo: conversation.messageId }),
  },
  'Mutation.sayWriting': {
    may: { nobody: 'none', customer: 'allowed', other: 'none', admin: 'allowed' },
    document: 'mutation ($id: ID!) { it: sayWriting(id: $id) }',
    variables: ({ conversation }) => ({ id: conversation.id }),
  },
};

const email = ({ customer }: Scene) => encodeURIComponent(customer.email);

const fromOurPages = { 'x-refresh-attempt': 'access' };

const linkOf = ({ id }: Person, purpose: LinkPurpose): Promise<string> =>
  shop.dataSource.transaction((manager) => createLink(manager, id, purpose));

/** The ten documented REST calls (spec §7) and our additional ones, and who may call them. */
const calls: Record<string, { may: May; send: (client: Client, scene: Scene) => Promise<Answer> }> = {
  'GET /backend/product': { may: everybody, send: (client) => client.get('/backend/product') },
  'GET /backend/product/details/{_id}': {
    may: everybody,
    send: (client, { product }) => client.get(`/backend/product/details/${product.id}`),
  },
  'GET /order/newcustomer': {
    may: ownerAndAdminsStrict,
    send: (client, scene) => client.get(`/order/newcustomer?email=${email(scene)}`),
  },
  'POST /order/newcustomer': {
    may: { ...ownerAndAdminsStrict, admin: 'forbidden' },
    send: (client, { customer }) => client.post('/order/newcustomer', { email: customer.email }),
  },
  'PUT /order/newcustomer/{id}': {
    may: { ...ownerAndAdminsStrict, admin: 'forbidden' },
    send: (client, { customer }) => client.put(`/order/newcustomer/${customer.id}`, { shippingAddress: 'Dhaka' }),
  },
  'GET /order/allordergmail': {
    may: ownerAndAdminsStrict,
    send: (client, scene) => client.get(`/order/allordergmail?email=${email(scene)}`),
  },
  'GET /order/singleOrder/{_id}': {
    may: ownerAndAdmins,
    send: (client, { orderId }) => client.get(`/order/singleOrder/${orderId}`),
  },
  'GET /order/invoice/{_id}': {
    may: ownerAndAdmins,
    send: (client, { orderId }) => client.get(`/order/invoice/${orderId}`),
  },
  'GET /order/creditNote/{_id}': {
    may: ownerAndAdmins,
    send: async (client, { orderId }) => {
      await shop.sql(
        `INSERT INTO returns (order_id, status, reason, decided_at, received_at)
        SELECT $1, 'RECEIVED', '', now(), now() WHERE NOT EXISTS (SELECT FROM returns WHERE order_id = $1)`,
        [orderId],
      );
      return client.get(`/order/creditNote/${orderId}`);
    },
  },
  'POST /order/addOrder': {
    may: signedIn,
    send: (client, { product }) =>
      client.post('/order/addOrder', {
        _id: product.id,
        payment: 'Nagad',
        shippingAddress: addressOf(client),
      }),
  },
  // What the order's status allows is checked elsewhere.
  'PUT /order/orderStatus/{_id}': {
    may: adminsOnly,
    send: (client, { orderId }) => client.put(`/order/orderStatus/${orderId}`, { orderStatus: 'Order Processed' }),
  },
  'POST /order/returnOrder/{_id}': {
    may: { ...ownerOnly, admin: 'forbidden' },
    send: async (client, { customer, product }) => {
      const delivered = await deliver(customer, product);
      return client.post(`/order/returnOrder/${delivered}`, { reason: 'It is too small.' });
    },
  },
  'PUT /order/returnOrder/{_id}': {
    may: adminsOnly,
    send: async (client, { customer, product }) => {
      const delivered = await deliver(customer, product);
      await customer.post(`/order/returnOrder/${delivered}`, { reason: 'It is too small.' });
      return client.put(`/order/returnOrder/${delivered}`, { decision: 'approved' });
    },
  },
  'POST /backend/pictures': {
    may: signedIn,
    send: (client) => client.send('POST', '/backend/pictures', { raw: dot, headers: { 'content-type': 'image/png' } }),
  },
  'POST /backend/login': {
    may: everybody,
    send: async (client) => {
      const { email: gmail } = await shop.customer({ password: 'a secret' });
      return client.post('/backend/login', { gmail, password: 'a secret' });
    },
  },
  'POST /backend/session/refresh': {
    may: { nobody: 'login', customer: 'login', other: 'login', admin: 'login' },
    send: (client) => client.send('POST', '/backend/session/refresh', { headers: fromOurPages }),
  },
  'DELETE /backend/session': {
    may: everybody,
    send: (client) => client.send('DELETE', '/backend/session', { headers: fromOurPages }),
  },
  'DELETE /backend/sessions': { may: signedIn, send: (client) => client.send('DELETE', '/backend/sessions') },
  'POST /backend/email/request': {
    may: everybody,
    send: (client, { customer }) => client.post('/backend/email/request', { gmail: customer.email }),
  },
  'POST /backend/password/forgot': {
    may: everybody,
    send: (client, { customer }) => client.post('/backend/password/forgot', { gmail: customer.email }),
  },
  'POST /backend/email/confirm': {
    may: everybody,
    send: async (client) =>
      client.post('/backend/email/confirm', { token: await linkOf(await shop.customer(), 'CONFIRM_EMAIL') }),
  },
  'POST /backend/password/reset': {
    may: everybody,
    send: async (client) =>
      client.post('/backend/password/reset', {
        token: await linkOf(await shop.customer(), 'RESET_PASSWORD'),
        password: 'a secret',
      }),
  },
  // Whose password it is, is checked elsewhere: nobody here has one.
  'PUT /backend/password': {
    may: { nobody: 'login', customer: 'none', other: 'none', admin: 'none' },
    send: (client) => client.put('/backend/password', { currentPassword: 'x', newPassword: 'a secret' }),
  },
  'GET /backend/account/data': { may: signedIn, send: (client) => client.get('/backend/account/data') },
  // So is the e-mail address.
  'DELETE /backend/account': {
    may: { nobody: 'login', customer: 'allowed', other: 'none', admin: 'none' },
    send: (client, { customer }) => client.send('DELETE', '/backend/account', { body: { email: customer.email } }),
  },
  'POST /backend/registration': {
    may: everybody,
    send: (client) =>
      client.post('/backend/registration', {
        user_name: 'Karim',
        phone_number: '01712345678',
        gmail: `${freshKey()}@gmail.com`,
        password: 'a secret',
      }),
  },
};

const refusals: Record<string, Verdict> = { '401 UNAUTHENTICATED': 'login', '403 FORBIDDEN': 'forbidden' };

const verdictOfGraphql = async (client: Client, { document, variables }: Operation, scene: Scene): Promise<Verdict> => {
  const { data, errors, status, answer } = await client.graphqlAnswer<{ it: unknown }>(
    document,
    variables?.(scene, client),
  );
  const [error] = errors;
  // A nullable field is null beside its error; otherwise the whole response is a refusal.
  const errorStatus = error?.extensions.code === 'FORBIDDEN' ? 403 : 401;
  const verdict = error && refusals[`${errorStatus} ${error.extensions.code}`];
  if (verdict && !data?.it && status === (data ? 200 : errorStatus)) return verdict;
  if (error?.extensions.code === 'NOT_FOUND' && status === 404) return 'none';
  if (errors.length > 0 || status !== 200 || !data) throw answer.failure('Neither data nor a refusal.');
  if (data.it === null || data.it === false) return 'none';
  if (JSON.stringify(data.it) === '{}') throw answer.failure('Another member of the result than expected.');
  return 'allowed';
};

/** The first push of a subscription, which a socket brings. */
const verdictOfSubscription = async (
  client: Client & { token?: string },
  { document, variables }: Operation,
  scene: Scene,
): Promise<Verdict> => {
  const { token } = client;
  const page = watch<{ it: unknown }>(
    shop.url,
    document,
    variables?.(scene, client),
    token === undefined ? {} : { token },
  );
  const { data, errors } = (await page.next()) ?? {};
  page.stop();
  if (errors?.[0]?.extensions.code === 'UNAUTHENTICATED') return 'login';
  if (errors || !data) throw new Error(`Neither data nor a refusal: ${JSON.stringify(errors)}`);
  return data.it === null ? 'none' : 'allowed';
};

const verdictOfRest = (answer: Answer): Verdict => {
  if (answer.status === 200 || answer.status === 201) return 'allowed';
  const { code } = answer.refused(answer.status);
  if (answer.status === 422 && code === 'INVALID_INPUT') return 'none';
  const verdict = answer.status === 404 && code === 'NOT_FOUND' ? 'none' : refusals[`${answer.status} ${code}`];
  if (!verdict) throw answer.failure('Neither an answer nor a refusal.');
  return verdict;
};

/** Calls an edge as each of the four callers. */
const tryAll = async (call: (client: Client, scene: Scene) => Promise<Verdict>): Promise<May> => {
  const scene = await setScene();
  return {
    nobody: await call(shop, scene),
    other: await call(scene.other, scene),
    customer: await call(scene.customer, scene),
    admin: await call(scene.admin, scene),
  };
};

test('every operation that is not @admin states who may call it', () => {
  const others = rootFields(createSchema(modules)).filter(({ isAdmin }) => !isAdmin);
  expect(Object.keys(operations).sort()).toEqual(others.map(({ name }) => name).sort());
});

test.each(Object.entries(operations))('%s', async (name, operation) => {
  if (name === 'Query.category') await shop.category({ slug: 'here' });
  if (name === 'Query.offerProduct') await shop.product({ id: offered });
  const verdictOf = name.startsWith('Subscription.') ? verdictOfSubscription : verdictOfGraphql;
  expect(await tryAll((client, scene) => verdictOf(client, operation, scene))).toEqual(operation.may);
});

test.each(Object.entries(calls))('%s', async (_, { may, send }) => {
  expect(await tryAll(async (client, scene) => verdictOfRest(await send(client, scene)))).toEqual(may);
});

describe('orders of somebody else', () => {
  interface Page {
    nodes: { id: string }[];
    totalCount: number;
    pageInfo: { endCursor: string };
  }

  test('are in nobody else’s list, whatever the cursor', async () => {
    const { customer, other, product, orderId } = await setScene();
    const own = [await buy(other, product), await buy(other, product)].toReversed();
    const document =
      'query ($after: String) { me { orders(first: 1, after: $after) { nodes { id } totalCount pageInfo { endCursor } } } }';
    const { me: mine } = await customer.graphql<{ me: { orders: Page } }>(document);
    expect(mine.orders).toMatchObject({ nodes: [{ id: orderId }], totalCount: 1 });
    const { me: theirs } = await other.graphql<{ me: { orders: Page } }>(document);
    expect(theirs.orders).toMatchObject({ nodes: [{ id: own[0] }], totalCount: 2 });

    const after = theirs.orders.pageInfo.endCursor;
    const { me: mineAfter } = await customer.graphql<{ me: { orders: Page } }>(document, { after });
    expect(mineAfter.orders.nodes.filter(({ id }) => id !== orderId)).toEqual([]);
    const restAfter = await customer.get(`/order/allordergmail?email=${customer.email}&after=${after}`);
    expect(restAfter.ok<{ _id: string }[]>().filter(({ _id }) => _id !== orderId)).toEqual([]);
  });

  test('cannot be had with a second e-mail, a wildcard or the e-mail in another case', async () => {
    const { customer, other } = await setScene();
    for (const query of [
      `email=${other.email}&email=${customer.email}`,
      `email[]=${customer.email}`,
      'email=%25',
      'email=*',
      `email=${customer.email.toUpperCase()}`,
      `email=${other.email},${customer.email}`,
      `email=${other.email}%00`,
    ]) {
      const answer = await other.get(`/order/allordergmail?${query}`);
      expect([400, 403], query).toContain(answer.status);
      answer.refused(answer.status);
    }
  });

  test('look as if they did not exist', async () => {
    const { other, orderId } = await setScene();
    const missing = '01890000-0000-7000-8000-000000000000';
    const [theirs, none] = [
      (await other.get(`/order/singleOrder/${orderId}`)).refused(404),
      (await other.get(`/order/singleOrder/${missing}`)).refused(404),
    ];
    expect({ ...theirs, requestId: '' }).toEqual({ ...none, requestId: '' });
  });

  test('cannot be read through the customer of an order, nor changed', async () => {
    const { customer, other, orderId } = await setScene();
    const path = `/order/singleOrder/${orderId}`;
    for (const method of ['PUT', 'PATCH', 'DELETE', 'POST'])
      (await other.send(method, path, { body: { orderStatus: 'Delivery successful' } })).refused(405);
    expect((await customer.get(path)).ok()).toMatchObject({ orderStatus: 'Pending' });
  });
});

test('the services themselves refuse, whatever edge may come', async () => {
  const { customer, other } = await setScene();
  const { orders, customers, customerManagement, addresses, agreements, promotions, sessions } = createServices(
    shop.dataSource,
    shop.config,
    shop,
  );
  const viewer = await sessions.viewer(other.id, other.sessionId);
  if (!viewer) throw new Error('Nobody looks.');
  const page = { first: 1, after: null };
  await expect(orders.listOf(viewer, customer.id, page)).rejects.toThrow(Forbidden);
  await expect(
    orders.listsOf(
      viewer,
      [other, customer].map(({ id }) => ({ customerId: id, ...page })),
    ),
  ).rejects.toThrow(Forbidden);
  await expect(orders.countsOf(viewer, [other.id, customer.id])).rejects.toThrow(Forbidden);
  await expect(addresses.listsOf(viewer, [other.id, customer.id])).rejects.toThrow(Forbidden);
  await expect(agreements.listsOf(viewer, [other.id, customer.id])).rejects.toThrow(Forbidden);
  await expect(orders.list(viewer, null, page)).rejects.toThrow(Forbidden);
  await expect(customerManagement.list(viewer, { sort: 'NEWEST' }, page)).rejects.toThrow(Forbidden);
  await expect(customerManagement.count(viewer, {})).rejects.toThrow(Forbidden);
  await expect(promotions.list(viewer, page)).rejects.toThrow(Forbidden);
  await expect(customers.updateProfile(viewer, customer.id, {})).rejects.toThrow(Forbidden);
});

test('admins see all orders, through every edge', async () => {
  const { admin, customer, orderId } = await setScene();
  const second = await setScene();
  const { orders } = await admin.graphql<{
    orders: { nodes: { id: string; customer: { orders: object } }[] };
  }>('{ orders(first: 2) { nodes { id customer { orders { totalCount nodes { id } } } } } }');
  expect(orders.nodes).toMatchObject([
    { id: second.orderId, customer: { orders: { totalCount: 1, nodes: [{ id: second.orderId }] } } },
    { id: orderId, customer: { orders: { totalCount: 1, nodes: [{ id: orderId }] } } },
  ]);
  const listed = await admin.get(`/order/allordergmail?email=${customer.email}`);
  expect(listed.ok<{ _id: string }[]>().map(({ _id }) => _id)).toEqual([orderId]);
});

test('an admin finds the orders in one status', async () => {
  const { admin, orderId } = await setScene();
  await shop.walkOrders('OUT_FOR_DELIVERY', { id: orderId });
  const { orders } = await admin.graphql<{ orders: object }>(
    '{ orders(status: OUT_FOR_DELIVERY) { totalCount nodes { id status } } }',
  );
  expect(orders).toEqual({ totalCount: 1, nodes: [{ id: orderId, status: 'OUT_FOR_DELIVERY' }] });
});

test('what waits to be published is seen by nobody but admins, whatever they ask for', async () => {
  const { customer, other, product } = await setScene();
  const document = `query ($id: ID!) {
    product(id: $id) { reviewCount reviews { totalCount items { id } } comments { totalCount items { id } } }
  }`;
  for (const client of [shop, customer, other])
    expect(await client.graphql(document, { id: product.id })).toEqual({
      product: {
        reviewCount: 0,
        reviews: { totalCount: 0, items: [] },
        comments: { totalCount: 0, items: [] },
      },
    });
  const details = (await shop.get(`/backend/product/details/${product.id}`)).ok();
  expect(details).toMatchObject({ reviews: 0, ProductReviews: [], ProductComments: [] });
});
