import { beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from './client.ts';
import { placeOrderDocument, addressOf, toInput, type PlaceOrderData } from './order-edges.ts';
import type { Person } from './factories.ts';
import { openShop } from './setup.ts';

const shop = await openShop();

const electronics = await shop.category({ name: 'Electronics' });
const laptops = await shop.category({ name: 'Laptops', parent: electronics });
const toys = await shop.category({ slug: 'toys', name: 'Toys' });

/** A product of which every field is known. */
const laptop = await shop.product({
  name: 'Aster 14',
  category: laptops,
  brand: 'Apple',
  tag: 'notebook',
  priceCents: 129_950,
  oldPriceCents: 149_900,
  pictures: ['aster-14-1', 'aster-14-2'],
  colors: ['Silver', 'Black'],
  sizes: ['14"', '16"'],
  note: 'Light as a book',
  addedAt: new Date('2026-03-04T05:06:07.089Z'),
  stock: 12,
  sold: 34,
});
await shop.review(laptop, { rating: 4, createdAt: new Date('2026-05-01T10:00:00Z'), text: 'Good.' });
await shop.review(laptop, {
  rating: 5,
  createdAt: new Date('2026-06-01T10:00:00Z'),
  text: 'Very good.',
  pictures: ['review-1'],
  replyText: 'Thank you.',
  replyAt: new Date('2026-06-02T10:00:00Z'),
});
await shop.review(laptop, { rating: 1, text: 'Not published.', published: false });
await shop.comment(laptop, {
  text: 'Which ports?',
  createdAt: new Date('2026-06-03T10:00:00Z'),
  replyText: 'Two of them.',
  replyAt: new Date('2026-06-04T10:00:00Z'),
});
await shop.comment(laptop, { text: 'Is it silent?', createdAt: new Date('2026-06-02T10:00:00Z') });

/** A product that never sells out. */
const mouse = await shop.product({ name: 'A mouse', priceCents: 1000, stock: 1000 });

const picture = (key: string) => `https://shop.example.com/pictures/${key}/800.webp`;

const listed = {
  _id: laptop.id,
  name: 'Aster 14',
  image: picture('aster-14-1'),
  images: [picture('aster-14-1'), picture('aster-14-2')],
  price: 1299.5,
  oldPrice: 1499,
  totalSell: 34,
  rating: 4.5,
  reviews: 2,
  category: 'Electronics',
  Category: 'Laptops',
  brand: 'Apple',
  tag: 'notebook',
  dateAdded: '2026-03-04T05:06:07.089Z',
  note: 'Light as a book',
  shortDescription: 'Short.',
  description: 'First part.',
  descriptionSecound: 'Second part.',
  colors: ['Silver', 'Black'],
  size: ['14"', '16"'],
  availableStock: 12,
  ratingsBreakdown: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 1 },
};

const buy = async (customer: Person, input: Partial<ReturnType<typeof toInput>> = {}) => {
  const { placeOrder } = await customer.graphql<PlaceOrderData>(placeOrderDocument, {
    input: { ...toInput(customer, { productId: mouse.id }), ...input },
  });
  if (placeOrder.__typename !== 'PlaceOrderSuccess') throw new Error(JSON.stringify(placeOrder));
  return placeOrder.order;
};

/** A time in the format of every call. */
const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

describe('GET /backend/product', () => {
  test('answers products in the documented spelling', async () => {
    const products = (await shop.get('/backend/product')).ok<{ _id: string }[]>();
    expect(products.find(({ _id }) => _id === laptop.id)).toEqual(listed);
  });

  test('shows the department of a leaf as `category`, and a leaf without one as both', async () => {
    const books = await shop.category({ name: 'Books' });
    const novel = await shop.product({ name: 'A novel', category: books, oldPriceCents: null });
    const answer = (await shop.get(`/backend/product/details/${novel.id}`)).ok();
    expect(answer).toMatchObject({
      category: 'Books',
      Category: 'Books',
      oldPrice: null,
      rating: 0,
      reviews: 0,
    });
  });

  test('has a next page in its header `Link` until the last one, best rated first', async () => {
    await shop.products([{}, {}, {}, {}]);
    const [all] = await shop.sql<{ count: number }>('SELECT count(*)::integer AS count FROM products');
    const seen: string[] = [];
    let next: string | undefined = '/backend/product?limit=2';
    while (next !== undefined) {
      const answer = await shop.get(next);
      const products = answer.ok<{ _id: string }[]>();
      expect(products.length).toBeLessThanOrEqual(2);
      seen.push(...products.map(({ _id }) => _id));
      next = /^<https:\/\/shop\.example\.com(.+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    expect(seen[0]).toBe(laptop.id);
    expect(new Set(seen).size).toBe(all?.count);
    expect(seen).toHaveLength(all?.count ?? 0);
  });

  describe('with a search, filters and an order', () => {
    const brand = 'Brand & Sons';
    beforeAll(async () => {
      await shop.products([
        { name: 'Wooden train', category: toys, brand, priceCents: 3000, colors: ['Red', 'Green'] },
        {
          name: 'Wooden horse',
          category: toys,
          brand,
          priceCents: 1050,
          attributes: [{ name: 'Wood', value: 'Oak: wild' }],
        },
        { name: 'Tin train', category: toys, brand: 'Other', priceCents: 2000 },
      ]);
    });
    const namesAt = async (query: string) => {
      const answer = await shop.get(`/backend/product?${query}`);
      return answer.ok<{ name: string }[]>().map(({ name }) => name);
    };

    test.each([
      ['search=wodden&sort=PRICE_ASC', ['Wooden horse', 'Wooden train']],
      ['search=train+under+25', ['Tin train']],
      ['category=toys&maxPrice=10.50', ['Wooden horse']],
      ['brand=Brand+%26+Sons&brand=Other&sort=PRICE_DESC', ['Wooden train', 'Tin train', 'Wooden horse']],
      ['attribute=Color:Green&attribute=Color:Blue', ['Wooden train']],
      ['attribute=Wood:Oak%3A+wild', ['Wooden horse']],
      ['search=train&rating=5', []],
      ['category=nothing', []],
    ])('%s', async (query, names) => {
      expect(await namesAt(query)).toEqual(names);
    });

    test('the next page has them too', async () => {
      const query = 'search=wooden&brand=Brand+%26+Sons&sort=PRICE_ASC&limit=1';
      const link = (await shop.get(`/backend/product?${query}`)).headers.get('link') ?? '';
      const [, next = ''] = /product\?(.+)>; rel="next"$/.exec(link) ?? [];
      expect(await namesAt(next)).toEqual(['Wooden train']);
    });

    test.each([
      ['rating=6', /rating must be one of/],
      ['minPrice=-1', /minPrice must be dollars/],
      ['attribute=Green', /attribute must be a name and a value/],
      ['sort=NAME', /sort must be one of/],
      ['search=a&search=b', /search must be given once/],
    ])('%s is refused', async (query, sentence) => {
      const answer = await shop.get(`/backend/product?${query}`);
      expect(answer.status).toBe(400);
      expect(answer.text).toMatch(sentence);
    });

    test('a term that is too long is refused', async () => {
      const answer = await shop.get(`/backend/product?search=${'a'.repeat(500)}`);
      expect(answer.status).toBe(422);
      expect(answer.text).toMatch(/too long/);
    });
  });
});

test('GET /backend/product/details/{_id} answers the product with its reviews and comments, newest first', async () => {
  expect((await shop.get(`/backend/product/details/${laptop.id}`)).ok()).toEqual({
    ...listed,
    ProductReviews: [
      {
        ProductReviewsRating: 5,
        ProductReviewsDate: '2026-06-01T10:00:00.000Z',
        text: 'Very good.',
        ProductReviewsImage: [picture('review-1')],
        SellerReply: { Reply: 'Thank you.', ReplyTime: '2026-06-02T10:00:00.000Z' },
      },
      {
        ProductReviewsRating: 4,
        ProductReviewsDate: '2026-05-01T10:00:00.000Z',
        text: 'Good.',
        ProductReviewsImage: [],
        SellerReply: null,
      },
    ],
    ProductComments: [
      {
        comment: 'Which ports?',
        Commentsdate: '2026-06-03T10:00:00.000Z',
        commentReply: { commentReplytext: 'Two of them.', commentReplydate: '2026-06-04T10:00:00.000Z' },
      },
      { comment: 'Is it silent?', Commentsdate: '2026-06-02T10:00:00.000Z', commentReply: null },
    ],
  });
});

test('a product of many reviews and comments shows all of them', async () => {
  const product = await shop.product();
  await Promise.all(Array.from({ length: 23 }, () => shop.review(product)));
  await Promise.all(Array.from({ length: 11 }, () => shop.comment(product)));
  const answer = await shop.get(`/backend/product/details/${product.id}`);
  const { ProductReviews, ProductComments } = answer.ok<{ ProductReviews: []; ProductComments: [] }>();
  expect([ProductReviews.length, ProductComments.length]).toEqual([23, 11]);
});

describe('/order/newcustomer', () => {
  test('GET, POST and PUT answer the customer in the documented spelling', async () => {
    const customer = await shop.customer({
      photoUrl: '/pictures/upload/photo',
      shippingAddress: 'Road 3, Dhaka',
    });
    const record = {
      _id: customer.id,
      displayName: customer.displayName,
      email: customer.email,
      phoneNumber: '01712345678',
      shippingAddress: 'Road 3, Dhaka',
      photoURL: 'https://shop.example.com/pictures/upload/photo/320.webp',
      role: 'customer',
    };
    const sent = { displayName: 'x', email: customer.email, phoneNumber: '01799999999', photoURL: 'x' };
    expect((await customer.get(`/order/newcustomer?email=${customer.email}`)).ok()).toEqual(record);
    expect((await customer.post('/order/newcustomer', sent)).ok()).toEqual(record);
    const put = await customer.put(`/order/newcustomer/${customer.id}`, { phoneNumber: '+8801912345678' });
    expect(put.ok()).toEqual({ ...record, phoneNumber: '01912345678' });
  });

  test('says `admin` of an admin: the word that matters', async () => {
    const admin = await shop.admin();
    expect((await admin.get(`/order/newcustomer?email=${admin.email}`)).ok()).toMatchObject({
      role: 'admin',
    });
  });
});

describe('orders', () => {
  const shown = {
    _id: expect.any(String),
    number: expect.any(Number),
    productId: laptop.id,
    pdName: 'Aster 14',
    image: picture('aster-14-1'),
    price: 1299.5,
    qty: 2,
    color: 'Black',
    size: '14"',
    payment: 'Save bKash Account',
    shippingAddress: { ...addressOf(shop), email: expect.any(String) },
    discount: 0,
    rounding: 0,
    deleveryCost: 60,
    totalPrice: 2659,
    orderDate: instant,
    orderStatus: 'Pending',
    lines: [
      {
        _id: expect.any(String),
        productId: laptop.id,
        pdName: 'Aster 14',
        image: picture('aster-14-1'),
        price: 1299.5,
        qty: 2,
        color: 'Black',
        size: '14"',
      },
    ],
  };

  test('POST /order/addOrder takes the stored order whole and answers 201, with nothing taken on trust', async () => {
    const customer = await shop.customer();
    const answer = await customer.post('/order/addOrder', {
      ...listed,
      qty: 2,
      color: 'Black',
      size: '14"',
      payment: 'Save bKash Account',
      shippingAddress: addressOf(customer),
      deleveryCost: 60,
      totalPrice: 2659,
      orderStatus: 'Delivery successful',
      orderDate: '2000-01-01T00:00:00.000Z',
    });
    const order = answer.ok<{ _id: string }>(201);
    expect(order).toEqual(shown);
    expect((await customer.get(`/order/singleOrder/${order._id}`)).ok()).toEqual(order);
    expect((await customer.get(`/order/allordergmail?email=${customer.email}`)).ok()).toEqual([order]);
  });

  test.each([
    [{ deleveryCost: 0 }, 'The delivery fee has changed: it is $60.00 now.'],
    [{ totalPrice: 1 }, 'The total has changed: it is $2,659.00 now.'],
    [{ deleveryCost: 60, totalPrice: 2659.01 }, 'The total has changed: it is $2,659.00 now.'],
  ])('POST /order/addOrder refuses %j with ours, and stores nothing', async (seen, error) => {
    const customer = await shop.customer();
    const answer = await customer.post('/order/addOrder', {
      ...listed,
      qty: 2,
      color: 'Black',
      size: '14"',
      payment: 'Save bKash Account',
      shippingAddress: addressOf(customer),
      ...seen,
    });
    const ours = { currentTotalPrice: 2659, currentDeleveryCost: 60 };
    expect(answer.refused(409)).toMatchObject({ code: 'TOTAL_CHANGED', error, ...ours });
    expect((await customer.get(`/order/allordergmail?email=${customer.email}`)).ok()).toEqual([]);
  });

  test('POST /order/addOrder takes the phone number that GET /order/newcustomer answers, and keeps 11 digits', async () => {
    const customer = await shop.customer();
    const record = (await customer.get(`/order/newcustomer?email=${customer.email}`)).ok<{
      phoneNumber: string;
    }>();
    const answer = await customer.post('/order/addOrder', {
      ...listed,
      qty: 1,
      color: 'Black',
      size: '14"',
      payment: 'Cash on Delivery',
      shippingAddress: { ...addressOf(customer), phone: record.phoneNumber },
    });
    expect(record.phoneNumber).toBe('01712345678');
    expect(answer.ok(201)).toMatchObject({ shippingAddress: { phone: '01712345678' } });
  });

  test('are listed newest first, with a next page in the header `Link`', async () => {
    const customer = await shop.customer();
    const placed = [await buy(customer), await buy(customer), await buy(customer)].map(({ id }) => id).toReversed();
    const first = await customer.get(`/order/allordergmail?email=${customer.email}&limit=2`);
    const link = /^<https:\/\/shop\.example\.com(.+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1];
    const second = await customer.get(link ?? '');
    expect(second.headers.get('link')).toBeNull();
    const ids = [first, second].flatMap((answer) => answer.ok<{ _id: string }[]>()).map(({ _id }) => _id);
    expect(ids).toEqual(placed);
  });

  test('of several lines show the first at the top and all of them below', async () => {
    const customer = await shop.customer();
    const order = await buy(customer, {
      lines: [
        { productId: mouse.id, quantity: 1, color: null, size: null },
        { productId: laptop.id, quantity: 1, color: 'Black', size: '14"' },
      ],
    });
    const answer = await customer.get(`/order/singleOrder/${order.id}`);
    expect(answer.ok()).toMatchObject({
      pdName: 'A mouse',
      price: 10,
      totalPrice: 1370,
      lines: [{ pdName: 'A mouse' }, { pdName: 'Aster 14' }],
    });
  });

  test.each([
    ['PENDING', 'Pending'],
    ['PROCESSED', 'Order Processed'],
    ['SHIPPED', 'Shipped'],
    ['OUT_FOR_DELIVERY', 'Out for Delivery'],
    ['DELIVERED', 'Delivery successful'],
  ] as const)('in the status %s say %j', async (status, label) => {
    const customer = await shop.customer();
    const { id } = await buy(customer);
    if (status !== 'PENDING') await shop.walkOrders(status, { id });
    expect((await customer.get(`/order/singleOrder/${id}`)).ok()).toMatchObject({ orderStatus: label });
  });

  test.each([
    ['CARD', 'Credit/Debit Card'],
    ['NAGAD', 'Nagad'],
    ['BKASH', 'Save bKash Account'],
    ['CASH_ON_DELIVERY', 'Cash on Delivery'],
  ] as const)('paid by %s say %j, and take it in any case', async (payment, label) => {
    const customer = await shop.customer();
    const { id } = await buy(customer, { paymentMethod: payment });
    expect((await customer.get(`/order/singleOrder/${id}`)).ok()).toMatchObject({ payment: label });
    const answer = await customer.post('/order/addOrder', {
      _id: mouse.id,
      payment: label.toUpperCase(),
      shippingAddress: addressOf(customer),
    });
    expect(answer.ok(201)).toMatchObject({ payment: label, qty: 1, color: null, size: null });
  });
});

describe('signing in', () => {
  test('POST /backend/registration answers the sentence of the spec', async () => {
    const answer = await shop.post('/backend/registration', {
      user_name: 'Karim',
      gmail: 'karim.of.rest@gmail.com',
      phone_number: '01712345678',
      password: 'a secret',
    });
    expect(answer.ok()).toEqual({
      message: 'Successfully Created Your Account. Please Wait for Comfiremed by Admin. Good Luck',
    });
  });

  test('POST /backend/login answers token, user_name, gmail and role, and when the token ends', async () => {
    const customer = await shop.customer({ password: 'a secret' });
    const answer = await shop.post('/backend/login', { gmail: customer.email, password: 'a secret' });
    expect(answer.ok()).toEqual({
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      user_name: customer.displayName,
      gmail: customer.email,
      role: 'customer',
      expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
  });
});

describe('a refusal', () => {
  const fieldsOf = (answer: Answer) => answer.json<{ fields: { field: string }[] }>().fields;

  test('of an order tells all that is wrong at once: types and rules, in the order of the form', async () => {
    const customer = await shop.customer();
    const answer = await customer.post('/order/addOrder', {
      _id: 7,
      qty: null,
      price: '12',
      payment: 'Barter',
      shippingAddress: { name: '', address: ['Dhaka'], phone: '12', email: customer.email },
    });
    expect(answer.status).toBe(422);
    expect(fieldsOf(answer)).toEqual([
      { field: 'shippingAddress.name', message: 'Name is required' },
      { field: 'shippingAddress.address', message: 'shippingAddress.address must be a text.' },
      { field: 'shippingAddress.phone', message: 'Use valid phone number' },
      { field: 'payment', message: 'This payment method is not offered. Please choose another one.' },
      { field: '_id', message: '_id must be a text.' },
      { field: 'qty', message: 'qty must be a number.' },
      { field: 'price', message: 'price must be a number.' },
    ]);
  });

  test.each(['Dhaka', ['Dhaka'], []])('of %j for an object says that once, and what else is wrong', async (sent) => {
    const customer = await shop.customer();
    const product = await shop.product();
    const answer = await customer.post('/order/addOrder', {
      productId: product.id,
      _id: 7,
      shippingAddress: sent,
      payment: '',
    });
    expect(fieldsOf(answer)).toEqual([
      { field: 'shippingAddress', message: 'shippingAddress must be an object.' },
      { field: 'payment', message: 'Please select a payment method before confirming your order.' },
    ]);
  });

  test('of a registration tells all that is wrong at once', async () => {
    const answer = await shop.post('/backend/registration', {
      user_name: 7,
      phone_number: '12',
      gmail: 'nobody',
      password: null,
    });
    expect(fieldsOf(answer).map(({ field }) => field)).toEqual(['user_name', 'phone_number', 'gmail', 'password']);
  });

  test('of a change of nothing says what can be changed', async () => {
    const customer = await shop.customer();
    const answer = await customer.put(`/order/newcustomer/${customer.id}`, { displayName: 'Somebody' });
    expect(answer.status).toBe(400);
    expect(answer.json<{ error: string }>().error).toBe(
      'There is nothing to change: send phoneNumber, shippingAddress or both.',
    );
  });

  const base = ['code', 'error', 'requestId'];
  const keysOf = (body: object) => Object.keys(body).sort();

  test('is { error, code, requestId }', async () => {
    const customer = await shop.customer();
    for (const [answer, status] of [
      [await shop.get('/order/singleOrder/x'), 401],
      [await customer.get('/order/singleOrder/x'), 404],
      [await customer.get('/order/newcustomer?email=other@gmail.com'), 403],
      [await customer.get('/order/newcustomer'), 400],
      [await customer.get('/backend/product?limit=0'), 400],
      [await customer.get('/backend/login'), 405],
      [await customer.send('POST', '/order/addOrder', { raw: '{' }), 400],
      [await customer.send('POST', '/order/addOrder', { raw: `{"a":"${'x'.repeat(200_000)}"}` }), 413],
      [await customer.send('POST', '/order/addOrder', { raw: '{}', headers: { 'content-encoding': 'x' } }), 415],
    ] as const)
      expect(keysOf(answer.refused(status))).toEqual(base);
  });

  test('of what breaks a rule also names the fields', async () => {
    const answer = await shop.post('/backend/registration', {});
    const refusal = answer.refused(422);
    expect(keysOf(refusal)).toEqual(['code', 'error', 'fields', 'requestId']);
    expect(refusal.fields?.[0]).toEqual({ field: 'user_name', message: 'Name is required' });
  });

  test('of a sign-in also says `wrong`', async () => {
    const answer = await shop.post('/backend/login', { gmail: 'nobody@gmail.com', password: 'wrong' });
    expect(keysOf(answer.refused(401))).toEqual(['code', 'error', 'requestId', 'wrong']);
  });

  test('of an order also says what is true now', async () => {
    const customer = await shop.customer();
    const answer = await customer.post('/order/addOrder', {
      _id: laptop.id,
      color: 'Black',
      size: '14"',
      price: 1,
      payment: 'Nagad',
      shippingAddress: addressOf(customer),
    });
    expect(answer.refused(409)).toEqual({
      error: 'The price of Aster 14 has changed.',
      code: 'PRICE_CHANGED',
      requestId: expect.any(String),
      productId: laptop.id,
      variantId: null,
      color: null,
      size: null,
      currentPriceCents: 129_950,
      currentPrice: 1299.5,
      availableStock: expect.any(Number),
    });
  });

  test('of another method names those that there are', async () => {
    const answer = await shop.put('/order/newcustomer', {});
    expect(answer.refused(405).error).toBe('This address takes GET, POST only.');
    expect(answer.headers.get('allow')).toBe('GET, POST');
  });
});
