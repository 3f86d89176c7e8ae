// npm run screenshots: every screen at 360, 768, 1280 and 1920 px, light and dark, English and Bangla, into
// dist/screenshots. -- --url http://localhost:3000   a running demo shop (the default) -- --only home,product
// some screens      -- --widths 360,1280   some widths      -- --full   whole pages
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { findChromium } from './lib/chromium.mjs';
import { refuse, root } from './lib/project.mjs';

const { values: options } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    only: { type: 'string' },
    widths: { type: 'string', default: '360,768,1280,1920' },
    themes: { type: 'string', default: 'light,dark' },
    languages: { type: 'string', default: 'en,bn' },
    full: { type: 'boolean', default: false },
  },
});

/** @param {string} query @param {string} [token] */
async function ask(query, token) {
  const response = await fetch(`${options.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors[0].message);
  return data;
}

/** @param {{ email: string, password: string }} account @returns {Promise<string>} */
async function logIn({ email, password }) {
  const { login } = await ask(
    `mutation { login(input: { email: "${email}", password: "${password}" }) { ... on LoginSuccess { token } } }`,
  );
  if (!login.token) throw new Error(`${email} cannot log in: is this a demo shop?`);
  return login.token;
}

/**
 * Places an order that waits for its payment, in each shop once. @param {string} token @param {{ email: string }}
 * account @returns {Promise<string>}
 */
async function unpaidOrder(token, { email }) {
  const { products } = await ask('{ products(first: 1, filter: { term: "lamp" }) { nodes { id colors sizes } } }');
  const [{ id, colors, sizes }] = products.nodes;
  const option = (/** @type {string[]} */ offered) => JSON.stringify(offered[0] ?? null);
  const { placeOrder } = await ask(
    `mutation { placeOrder(input: { idempotencyKey: "screenshots", paymentMethod: NAGAD,
      lines: [{ productId: "${id}", quantity: 1, color: ${option(colors)}, size: ${option(sizes)} }],
      shippingAddress: { name: "Rahima Khatun", address: "House 7, Dhaka", phone: "01712345678", email: "${email}" }
    }) { ... on PlaceOrderSuccess { order { id } } ... on Error { message } } }`,
    token,
  );
  if (!placeOrder.order) throw new Error(placeOrder.message);
  return placeOrder.order.id;
}

/** The pages to take, and who is signed in (`as`). */
async function screens() {
  const { demoAccounts } = await import('../demo/accounts.ts');
  const [customer, admin] = await Promise.all([logIn(demoAccounts.customer), logIn(demoAccounts.admin)]);
  const { products } = await ask(
    `{ products(first: 1, filter: { term: "kameez" }) { nodes { id name priceCents image { path alt } } } }`,
  );
  const { me } = await ask('{ me { orders(first: 50) { nodes { id status payment { awaits } } } } }', customer);
  const [product] = products.nodes;
  const order = me.orders.nodes.find(
    (/** @type {{ payment: { awaits: string | null } }} */ one) => one.payment.awaits === null,
  );
  const byStatus = Map.groupBy(me.orders.nodes, ({ status }) => status);
  const unpaid = await unpaidOrder(customer, demoAccounts.customer);
  const bought = { _id: product.id, qty: 2, color: null, size: null, ...product, id: undefined };
  return [
    { name: 'home', address: '/' },
    { name: 'search', address: '/search?q=phone' },
    { name: 'search-empty', address: '/search?q=nothing-like-this' },
    { name: 'category', address: '/fashion' },
    { name: 'product', address: `/details/${product.id}` },
    { name: 'login', address: '/login' },
    { name: 'people-list', address: '/people-list' },
    { name: 'mailbox', address: '/mailbox' },
    { name: 'forgot-password', address: '/forgot-password' },
    { name: 'reset-password', address: '/reset-password#a-token' },
    { name: 'track', address: '/track#a-token' },
    { name: 'help', address: '/help' },
    { name: 'not-found', address: '/no-such-page' },
    {
      name: 'confirmorder',
      address: '/confirmorder',
      token: customer,
      stored: { card: JSON.stringify(bought) },
    },
    { name: 'pay', address: `/pay/${unpaid}`, token: customer },
    { name: 'congratulations', address: `/order/congratulations/${order.id}`, token: customer },
    ...Array.from(byStatus, ([status, [first]]) => ({
      name: `vieworder-${status.toLowerCase().replaceAll('_', '-')}`,
      address: `/vieworder/${first.id}`,
      token: customer,
    })),
    { name: 'ordertracking', address: `/ordertracking/${order.id}`, token: customer },
    { name: 'my-orders', address: '/customer/order', token: customer },
    { name: 'profile', address: '/customer/profile', token: customer },
    { name: 'cart', address: '/cart', token: customer },
    { name: 'wishlist', address: '/wishlist', token: customer },
    { name: 'dashboard', address: '/deshboard', token: admin },
    { name: 'dashboard-chart', address: '/deshboard/chart', token: admin },
    { name: 'dashboard-customers', address: '/deshboard/customers', token: admin },
    { name: 'dashboard-audit', address: '/deshboard/audit', token: admin },
  ];
}

try {
  const executablePath = await findChromium();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
  const only = options.only?.split(',');
  for (const width of options.widths.split(',').map(Number)) {
    for (const theme of options.themes.split(',')) {
      for (const language of options.languages.split(',')) {
        const folder = path.join(root, 'dist', 'screenshots', `${width}-${theme}-${language}`);
        mkdirSync(folder, { recursive: true });
        // Read again for each folder: a token is valid for a quarter of an hour, and all screenshots take longer.
        const wanted = (await screens()).filter(({ name }) => !only || only.includes(name));
        for (const { name, address, token, stored } of wanted) {
          const context = await browser.newContext({
            viewport: { width, height: width < 600 ? 740 : 800 },
            reducedMotion: 'reduce',
            hasTouch: width < 1024,
          });
          await context.addInitScript(
            (entries) => {
              for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
            },
            { theme, language, ...(token && { token }), ...stored },
          );
          const page = await context.newPage();
          // A picture is no visit; Chromium never calls such a request finished.
          await page.route('**/backend/visits/*', (route) => route.abort());
          await page.goto(options.url + address, { waitUntil: 'networkidle' });
          await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: options.full });
          await context.close();
        }
        console.log(path.relative(root, folder));
      }
    }
  }
  await browser.close();
} catch (error) {
  refuse(error);
}
