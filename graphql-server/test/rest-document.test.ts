import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { Validator } from '@seriousme/openapi-schema-validator';
import type { Router } from 'express';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import type { LinkPurpose } from '../src/people/auth/account.entity.ts';
import { createLink } from '../src/people/auth/account-links.ts';
import { METHODS, type OpenApi, type Operation } from '../src/platform/http/openapi/types.ts';
import type { Answer, Client } from './client.ts';
import { makeKnownPerson } from './known-person.ts';
import { refundsOf } from './paid-orders.ts';
import { openPayingShop } from './payment-steps.ts';
import { openShop } from './setup.ts';

const shop = await openShop();
const document = (await shop.get('/backend/openapi.json')).ok<OpenApi & Record<string, unknown>>();

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema(document, 'haat');

/** Expects that the call documents this response and that the body has its shape, no field more or less. */
const expectDocumented = (path: string, method: (typeof METHODS)[number], answer: Answer) => {
  const operation = document.paths[path]?.[method];
  const documented = operation?.responses[answer.status];
  if (!documented) throw answer.failure(`${method} ${path} does not document ${answer.status}.`);
  const schema = documented.content['application/json']?.schema;
  if (!schema) return;
  const pointer = ['paths', path, method, 'responses', answer.status, 'content', 'application/json', 'schema']
    .map((step) => encodeURIComponent(String(step).replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');
  const validate = ajv.getSchema(`haat#/${pointer}`);
  if (!validate) throw new Error(`There is no shape at ${pointer}.`);
  if (!validate(answer.json())) throw answer.failure(ajv.errorsText(validate.errors));
  const { examples } = documented.content['application/json'] ?? {};
  if (examples === undefined) return;
  const codes = Object.values(examples).map(({ value }) => (value as { code: string }).code);
  expect(codes, `the samples of ${method} ${path}`).toContain(answer.json<{ code: string }>().code);
};

test('the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  expect(await validator.validate(document)).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
  expect(document.servers[0]?.url).toBe(shop.config.publicUrl);
});

test('a field of an answer that may be null says when', () => {
  const silent = Object.entries(document.components.schemas)
    .filter(([, schema]) => schema.additionalProperties === false)
    .flatMap(([name, { properties = {} }]) =>
      Object.entries(properties).map(([field, about]) => ({ field: `${name}.${field}`, about })),
    )
    .filter(
      ({ about }) => 'type' in about && [about.type].flat().includes('null') && !about.description?.includes('null'),
    );
  expect(silent).toEqual([]);
});

test('the list of products says where reviews and comments are', () => {
  const { description } = document.paths['/backend/product']?.get ?? {};
  for (const text of ['ProductReviews', 'ProductComments', 'GET /backend/product/details/{_id}'])
    expect(description).toContain(text);
});

test('every refusal has samples of its own, in the documented shape', () => {
  for (const [path, item] of Object.entries(document.paths))
    for (const method of METHODS)
      for (const [status, { content }] of Object.entries(item[method]?.responses ?? {})) {
        const { schema, examples } = content['application/json'] ?? {};
        if (Number(status) < 400 || schema === undefined || !('$ref' in schema)) continue;
        const samples = Object.values(examples ?? {});
        expect(samples, `${method} ${path} ${status}`).not.toEqual([]);
        const validate = ajv.getSchema(`haat${schema.$ref}`);
        for (const { summary, value } of samples) {
          expect(summary).not.toBe('');
          expect(validate?.(value), `${method} ${path} ${status}: ${ajv.errorsText(validate?.errors)}`).toBe(true);
        }
      }
});

test('samples name what there is in this shop', async () => {
  const fresh = await openShop();
  const product = await fresh.product({ stock: 9, colors: ['Teal'], priceCents: 1999 });
  const own = (await fresh.get('/backend/openapi.json')).ok<OpenApi>();
  const [body] = own.components.schemas['NewOrder']?.examples ?? [];
  expect(body).toMatchObject({ _id: product.id, color: 'Teal', price: 19.99 });
  expect(own.paths['/backend/product/details/{_id}']?.get?.parameters?.[0]?.example).toBe(product.id);
});

test('every mounted route is documented, and nothing else', async () => {
  const { routes } = await createApp({
    config: shop.config,
    dataSource: shop.dataSource,
    jobs: shop.jobs,
    relay: shop.relay,
    live: shop.live,
    log: shop.log,
  });
  const isRest = (path: string) => /^\/(backend|order)\//.test(path);
  const isDocumentation = (path: string) => /^\/backend\/(docs|openapi\.json)/.test(path);
  const mounted = routesOf(routes.router as Router).filter(
    (route) => isRest(route.path) && !isDocumentation(route.path),
  );
  const documented = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => ({ method, path: path.replace(/\{_?(\w+)\}/g, ':$1') })),
  );
  const names = (list: { method: string; path: string }[]) =>
    [...new Set(list.map(({ method, path }) => `${method} ${path}`))].toSorted();
  expect(documented).not.toEqual([]);
  expect(names(mounted)).toEqual(names(documented.filter(({ path }) => isRest(path))));
});

test('every call answers strangers as it says', async () => {
  const calls = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => (item[method] ? [{ path, method, operation: item[method] }] : [])),
  );
  for (const { path, method, operation } of calls) {
    const headers = (operation.parameters ?? [])
      .filter((parameter) => parameter.in === 'header' && parameter.required)
      .map(({ name, example = '' }): [string, string] => [name, example]);
    const answer = await shop.send(method.toUpperCase(), filled(path, operation), {
      headers: Object.fromEntries(headers),
      ...(operation.requestBody && { body: {} }),
    });
    expectDocumented(path, method, answer);
    expect(answer.status === 401, `${method} ${path}`).toBe(operation.security.length > 0);
  }
});

test('answers about the catalogue have the documented fields, and no others', async () => {
  const product = await shop.product({ colors: ['Red'], sizes: ['M'], oldPriceCents: 2999 });
  const bare = await shop.product();
  const at = new Date('2026-05-01T10:00:00Z');
  await shop.review(product, { pictures: ['a-1'], replyText: 'Thank you!', replyAt: at });
  await shop.review(product);
  await shop.comment(product, { replyText: 'Yes.', replyAt: at });
  await shop.comment(product);

  const list = await shop.get('/backend/product?limit=1');
  expectDocumented('/backend/product', 'get', list);
  expect(list.headers.get('link')).toContain('rel="next"');
  expectDocumented('/backend/product', 'get', await shop.get('/backend/product?limit=0'));

  const path = '/backend/product/details/{_id}';
  const details = await shop.get(`/backend/product/details/${product.id}`);
  expectDocumented(path, 'get', details);
  const { ProductReviews } = details.ok<{ ProductReviews: { SellerReply: unknown }[] }>();
  expect(ProductReviews.filter(({ SellerReply }) => SellerReply !== null)).toHaveLength(1);
  expectDocumented(path, 'get', await shop.get(`/backend/product/details/${bare.id}`));
});

test('answers about accounts have the documented fields, and no others', async () => {
  const registration = {
    user_name: 'Tanvir',
    phone_number: '01755566778',
    gmail: 'tanvir@gmail.com',
    password: 'long enough',
  };
  expectDocumented('/backend/registration', 'post', await shop.post('/backend/registration', registration));
  const again = await shop.post('/backend/registration', registration);
  expect(again.status).toBe(409);
  expectDocumented('/backend/registration', 'post', again);
  expectDocumented('/backend/registration', 'post', await shop.post('/backend/registration', {}));

  const customer = await shop.customer({ password: 'long enough' });
  const login = (password: string) => shop.post('/backend/login', { gmail: customer.email, password });
  expectDocumented('/backend/login', 'post', await login('long enough'));
  expectDocumented('/backend/login', 'post', await login('wrong'));

  const own = `/order/newcustomer?email=${customer.email}`;
  expectDocumented('/order/newcustomer', 'get', await customer.get(own));
  expectDocumented('/order/newcustomer', 'get', await customer.get('/order/newcustomer?email=a@b.cd'));
  expectDocumented('/order/newcustomer', 'post', await customer.post('/order/newcustomer', { email: customer.email }));
  const change = (client: Client, phoneNumber: string) =>
    client.put(`/order/newcustomer/${customer.id}`, { phoneNumber });
  for (const answer of [
    await change(customer, '01812345678'),
    await change(customer, '1'),
    await change(await shop.customer(), '01812345678'),
  ])
    expectDocumented('/order/newcustomer/{id}', 'put', answer);
});

test('answers about sessions have the documented fields, and no others', async () => {
  const customer = await shop.customer({ password: 'long enough' });
  const login = await shop.post('/backend/login', { gmail: customer.email, password: 'long enough' });
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const headers = { 'x-refresh-attempt': 'a-long-random-text', cookie };
  const send = (method: string, path: string, more = headers) => customer.send(method, path, { headers: more });
  const [refresh, session, sessions] = ['/backend/session/refresh', '/backend/session', '/backend/sessions'];
  const { cookie: _, ...withoutCookie } = headers;
  for (const [status, path, method, answer] of [
    [200, refresh, 'post', await send('POST', refresh)],
    [401, refresh, 'post', await send('POST', refresh, { ...withoutCookie, cookie: '' })],
    [403, refresh, 'post', await customer.send('POST', refresh)],
    [403, session, 'delete', await customer.send('DELETE', session)],
    [200, sessions, 'delete', await customer.send('DELETE', sessions)],
    [401, sessions, 'delete', await customer.send('DELETE', sessions)],
    [200, session, 'delete', await send('DELETE', session)],
  ] as const) {
    expect(answer.status).toBe(status);
    expectDocumented(path, method, answer);
  }
});

const linkOf = ({ id }: { id: string }, purpose: LinkPurpose): Promise<string> =>
  shop.dataSource.transaction((manager) => createLink(manager, id, purpose));

test('answers about one’s own account have the documented fields, and no others', async () => {
  const { person } = await makeKnownPerson(shop);
  const send = async (method: 'post' | 'put' | 'delete', path: string, body: object, client: Client = shop) => {
    const answer = await client.send(method.toUpperCase(), path, { body });
    expectDocumented(path, method, answer);
    return answer.status;
  };
  expect(await send('post', '/backend/email/request', { gmail: person.email })).toBe(200);
  expect(await send('post', '/backend/password/forgot', { gmail: person.email })).toBe(200);
  const confirm = { token: await linkOf(person, 'CONFIRM_EMAIL') };
  expect(await send('post', '/backend/email/confirm', confirm)).toBe(200);
  expect(await send('post', '/backend/email/confirm', confirm)).toBe(410);
  const change = { currentPassword: 'a good secret', newPassword: 'another good one' };
  expect(await send('put', '/backend/password', change, person)).toBe(200);
  expect(await send('put', '/backend/password', change, person)).toBe(422);

  const data = await person.get('/backend/account/data');
  expect(data.status).toBe(200);
  expectDocumented('/backend/account/data', 'get', data);

  await shop.sql(`UPDATE customers SET role = 'ADMIN' WHERE id = $1`, [person.id]);
  const deletion = { email: person.email, password: 'another good one' };
  expect(await send('delete', '/backend/account', deletion, person)).toBe(409);
  await shop.sql(`UPDATE customers SET role = 'CUSTOMER' WHERE id = $1`, [person.id]);
  expect(await send('delete', '/backend/account', deletion, person)).toBe(200);

  const reset = {
    token: await linkOf(await shop.customer(), 'RESET_PASSWORD'),
    password: 'a third good one',
  };
  expect(await send('post', '/backend/password/reset', reset)).toBe(200);
  expect(await send('post', '/backend/password/reset', reset)).toBe(410);
});

test('answers about orders have the documented fields, and no others', async () => {
  const customer = await shop.customer();
  const product = await shop.product({ stock: 3, colors: ['Red'], priceCents: 1999 });
  const order = {
    _id: product.id,
    qty: 2,
    color: 'Red',
    payment: 'Cash on Delivery',
    price: 19.99,
    shippingAddress: { name: 'R', address: 'Dhaka', phone: '01712345678', email: customer.email },
  };
  const place = (body: unknown) => customer.post('/order/addOrder', body);
  const placed = await place(order);
  expect(placed.status).toBe(201);
  for (const answer of [
    placed,
    await place(order),
    await place({ ...order, price: 1 }),
    await place({ ...order, payment: 'Rocket' }),
    await place([]),
  ])
    expectDocumented('/order/addOrder', 'post', answer);

  await place({ ...order, qty: 1 });
  const { _id } = placed.json<{ _id: string }>();
  expectDocumented('/order/singleOrder/{_id}', 'get', await customer.get(`/order/singleOrder/${_id}`));
  for (const path of [_id, `${_id}?language=fr`, 'nonsense'])
    expectDocumented('/order/invoice/{_id}', 'get', await customer.get(`/order/invoice/${path}`));
  const list = await customer.get(`/order/allordergmail?email=${customer.email}&limit=1`);
  expect(list.headers.get('link')).toContain('rel="next"');
  expectDocumented('/order/allordergmail', 'get', list);
});

test('answers about moves and returns have the documented fields, and no others', async () => {
  const [customer, admin, product] = [await shop.customer(), await shop.admin(), await shop.product()];
  const buy = async () => {
    const placed = await customer.post('/order/addOrder', {
      _id: product.id,
      payment: 'Cash on Delivery',
      shippingAddress: { name: 'R', address: 'Dhaka', phone: '01712345678', email: customer.email },
    });
    return placed.ok<{ _id: string }>(201)._id;
  };
  const move = async (client: Client, id: string, body: object) => {
    const answer = await client.put(`/order/orderStatus/${id}`, body);
    expectDocumented('/order/orderStatus/{_id}', 'put', answer);
    return answer.status;
  };
  const cancelled = await buy();
  expect(await move(customer, cancelled, { orderStatus: 'Cancelled', reason: 'I changed my mind.' })).toBe(200);
  expect(await move(customer, cancelled, { orderStatus: 'Cancelled' })).toBe(409);
  expect(await move(customer, cancelled, { orderStatus: 'Shipped' })).toBe(403);
  expect(await move(shop, cancelled, { orderStatus: 'Shipped' })).toBe(401);
  expect(await move(admin, 'none', { orderStatus: 'Order Processed' })).toBe(404);

  const id = await buy();
  const returned = async (method: 'post' | 'put', client: Client, body: object) => {
    const answer = await client.send(method.toUpperCase(), `/order/returnOrder/${id}`, { body });
    expectDocumented('/order/returnOrder/{_id}', method, answer);
    return answer.status;
  };
  expect(await returned('post', customer, { reason: 'Too small.' })).toBe(409);
  expect(await move(admin, id, { orderStatus: 'Order Processed' })).toBe(200);
  expect(await move(admin, id, { orderStatus: 'Shipped' })).toBe(422);
  const shipment = { orderStatus: 'Shipped', carrier: 'Pathao', trackingNumber: 'PT-1' };
  expect(await move(admin, id, shipment)).toBe(200);
  expect(await move(admin, id, { orderStatus: 'Out for Delivery' })).toBe(200);
  expect(await move(admin, id, { orderStatus: 'Delivery successful' })).toBe(200);
  expect(await returned('put', admin, { decision: 'approved' })).toBe(409);
  expect(await returned('post', customer, {})).toBe(422);
  expect(await returned('post', admin, { reason: 'Too small.' })).toBe(403);
  expect(await returned('post', customer, { reason: 'Too small.' })).toBe(201);
  expect(await returned('put', admin, { decision: 'kept' })).toBe(422);
  expect(await returned('put', admin, { decision: 'rejected', reason: 'It was worn.' })).toBe(200);
  expect(await returned('put', customer, { decision: 'approved' })).toBe(403);
  expect(await returned('put', admin, { decision: 'approved' })).toBe(200);
  const [line] = (await customer.get(`/order/singleOrder/${id}`)).ok<{ lines: { _id: string }[] }>(200).lines;
  const lines = [{ orderLineId: line?._id, backOnSale: 0, writtenOff: 1 }];
  expect(await returned('put', admin, { decision: 'received', lines, amount: 1e6 })).toBe(422);
  expect(await returned('put', admin, { decision: 'received', lines, amount: 5.5, delivery: false })).toBe(200);
  for (const path of [id, `${id}?language=fr`, `${id}?number=2`])
    expectDocumented('/order/creditNote/{_id}', 'get', await customer.get(`/order/creditNote/${path}`));
  expect(await move(admin, id, { orderStatus: 'Pending' })).toBe(409);
});

test('answers about payments have the documented fields, and no others', async () => {
  const { shop: paid, order } = await openPayingShop();
  const [customer, product] = [await paid.customer(), await paid.product()];
  const id = await order(customer, product, 'NAGAD');
  const start = async (client: Client, orderId: string, body: object) => {
    const answer = await client.post(`/order/payment/${orderId}`, body);
    expectDocumented('/order/payment/{_id}', 'post', answer);
    return answer.status;
  };
  const show = async (client: Client, orderId: string) => {
    const answer = await client.get(`/order/payment/${orderId}`);
    expectDocumented('/order/payment/{_id}', 'get', answer);
    return answer;
  };
  expect(await start(customer, id, {})).toBe(422);
  expect(await start(customer, id, { paymentMethod: 'Rocket' })).toBe(422);
  expect(await start(await paid.customer(), id, { paymentMethod: 'Nagad' })).toBe(404);
  expect(await start(await paid.admin(), id, { paymentMethod: 'Nagad' })).toBe(404);
  expect(await start(customer, id, { paymentMethod: 'nagad' })).toBe(200);
  expect((await show(customer, id)).json()).toMatchObject({
    payment: 'Nagad',
    orderStatus: 'Pending',
    awaits: 'PAYMENT',
    reservedUntil: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/) as string,
    attempts: [{ payment: 'Nagad', status: 'OPEN' }],
    refunds: [],
  });
  expect(await start(customer, id, { paymentMethod: 'Cash on Delivery' })).toBe(200);
  expect(await start(customer, id, { paymentMethod: 'Nagad' })).toBe(409);
  expect((await show(customer, id)).json()).toMatchObject({ awaits: null, due: 0 });
  expect((await show(await paid.admin(), id)).status).toBe(200);
  expect((await show(await paid.customer(), id)).status).toBe(404);
  expect((await show(paid, id)).status).toBe(401);
  const bought = await refundsOf(paid).buyPaid(customer, product, 'NAGAD');
  await (
    await paid.admin()
  ).graphql('mutation ($input: GrantRefundInput!) { grantRefund(input: $input) { __typename } }', {
    input: { orderId: bought.id, amountCents: 1250, reason: 'A scratch.' },
  });
  expect((await show(customer, bought.id)).json()).toMatchObject({
    collected: bought.totalCents / 100,
    credited: 12.5,
    refunds: [{ payment: 'Nagad', reason: 'GRANTED', amount: 12.5, amountBdt: 1531.25 }],
  });
});

test('answers about uploads have the documented fields, and no others', async () => {
  const customer = await shop.customer();
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } });
  const right = new Uint8Array(await picture.webp().toBuffer());
  const send = (raw: Uint8Array<ArrayBuffer>, type = 'image/webp') =>
    customer.send('POST', '/backend/pictures', { raw, headers: { 'content-type': type } });
  const answers = [
    await send(right),
    await send(new Uint8Array(9 * 1024 * 1024)),
    await send(right, 'image/gif'),
    await send(right.slice(0, 20)),
  ];
  await shop.sql(`INSERT INTO uploaded_pictures (key, customer_id) SELECT n::text, $1 FROM generate_series(1, 40) n`, [
    customer.id,
  ]);
  answers.push(await send(right));
  expect(answers.map(({ status }) => status)).toEqual([201, 413, 415, 415, 429]);
  for (const answer of answers) expectDocumented('/backend/pictures', 'post', answer);
});

test('the page for people has all of its files here, at addresses that a browser keeps for ever', async () => {
  const page = await shop.send('GET', '/backend/docs', { headers: { accept: 'text/html' } });
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(page.text).not.toMatch(/<script[^>]*>[^<]/);
  expect(page.text).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  const files = [...page.text.matchAll(/<(?:link|script)[^>]* (?:href|src)="(\/backend[^"]+)"/g)];
  expect(files).toHaveLength(4);
  for (const [, file = ''] of files) {
    const asked = await shop.send('GET', file, { headers: { 'accept-encoding': 'br' } });
    expect(asked.status, file).toBe(200);
    expect(asked.headers.get('cache-control'), file).toBe('public, max-age=31536000, immutable');
    expect(asked.headers.get('content-encoding'), file).toBe('br');
    if (file.endsWith('/page.css'))
      for (const [, font = ''] of asked.text.matchAll(/url\('([^']+)'\)/g))
        expect((await shop.get(new URL(font, `http://shop${file}`).pathname)).status, font).toBe(200);
    expect((await shop.get(file.replace(/[^/]+$/, 'index.html'))).status).toBe(404);
    expect((await shop.get(file.replace(/\w+(?=\/[^/]+$)/, 'other'))).status).toBe(404);
  }
});

/** Returns the URL of a call, with the examples of its parameters. */
function filled(path: string, { parameters = [] }: Operation): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = parameters.find((known) => known.name === name);
    return parameter?.example ?? name;
  });
}

/** Returns the methods and paths of a router and the routers in it. */
function routesOf(router: Router): { method: string; path: string }[] {
  return router.stack.flatMap((layer) => {
    if (layer.route) {
      const { path } = layer.route;
      // A handler for all methods answers those without a route with 405.
      return layer.route.stack.flatMap(({ method }) => (method ? [{ method, path }] : []));
    }
    const inner = layer.handle as Partial<Router>;
    return inner.stack ? routesOf(inner as Router) : [];
  });
}
