import { describe, expect, onTestFinished, test } from 'vitest';
import { addDays, dayOf, inDhaka, OFFSET_MS } from '#schema/days.ts';
import type { DeliveryDates } from '#schema/delivery.ts';
import { SETTING_KEYS } from '#schema/setting.ts';
import { SETTING_MESSAGES } from '#schema/setting-messages.ts';
import { HERO } from '#schema/shop.ts';
import { contactIn, DEFAULT_SETTINGS, type ShopSettings } from '#schema/shop-settings.ts';
import { showSettingTime } from '../src/catalogue/setting/setting.queue.ts';
import { modules } from '../src/modules.ts';
import { queuesOf } from '../src/platform/jobs/all-queues.ts';
import { createWorkerBoss } from '../src/platform/jobs/boss.ts';
import { createJobs } from '../src/platform/jobs/jobs.ts';
import { createDeps } from '../src/services.ts';
import { buy, toInput } from './order-edges.ts';
import { approveReturn, bringTo, readOrder, requestReturn } from './order-steps.ts';
import { uploadPicture } from './product-editing.ts';
import { readPdf } from './pdf.ts';
import { openShop } from './setup.ts';

/** A shop whose pages are what they were told of the settings. */
const shop = await openShop({
  settings: { ORDERS_A_DAY: '1000', UNPAID_PIECES: '1000' },
  pages: {
    renderer: async ({ settings }) => ({ html: JSON.stringify(settings), shows: [], isPublic: true }),
  },
});
const admin = await shop.admin();
const customer = await shop.customer();
const product = await shop.product({ priceCents: 10_000, stock: 100 });

interface Setting {
  key: string;
  value: string;
  defaultValue: string;
  isDefault: boolean;
  changedAt: string | null;
  changedBy: { displayName: string } | null;
}

const change = async (key: string, value: string | null) =>
  (
    await admin.graphql<{ it: { setting?: Setting; fields?: { field: string; message: string }[] } }>(
      `mutation ($input: ChangeSettingInput!) { it: changeSetting(input: $input) {
        ... on ChangeSettingSuccess { setting { key value defaultValue isDefault changedAt changedBy { displayName } } }
        ... on InvalidInput { fields { field message } }
      } }`,
      { input: { key, value } },
    )
  ).it;

const list = async () =>
  (
    await admin.graphql<{ settings: Setting[] }>(
      '{ settings { key value defaultValue isDefault changedAt changedBy { displayName } } }',
    )
  ).settings;

const checkout = async (quantity: number) =>
  (
    await customer.graphql<{ checkout: { deliveryFeeCents: number; totalCents: number } }>(
      'query ($input: CheckoutInput!) { checkout(input: $input) { deliveryFeeCents totalCents } }',
      { input: { lines: [{ productId: product.id, quantity }] } },
    )
  ).checkout;

const firstPage = () => shop.send('GET', '/', { headers: { accept: 'text/html' } });

/** What the shop's first page shows. */
const shown = async () => JSON.parse((await firstPage()).text) as ShopSettings;

/** What a page may load, and whom it may tell something. */
const policyOf = ({ headers }: Awaited<ReturnType<typeof firstPage>>) => headers.get('content-security-policy') ?? '';

/** Within a second, as for everybody. */
const soon = { timeout: 1500 };

describe('an owner changes settings', () => {
  test('a new shop has those of the specification, and nobody has changed them', async () => {
    expect(await list()).toContainEqual({
      key: 'DELIVERY_FEE',
      value: '60',
      defaultValue: '60',
      isDefault: true,
      changedAt: null,
      changedBy: null,
    });
    expect(await shown()).toMatchObject({
      ...DEFAULT_SETTINGS,
      orderLimits: { ordersADay: 1000, unpaidPieces: 1000 },
      cashOnDeliveryChecks: false,
    });
    expect(await checkout(1)).toEqual({ deliveryFeeCents: 6000, totalCents: 16_000 });
  });

  test('the delivery fee: pages, checkout and orders follow, and what was placed keeps its own', async () => {
    const input = (seenTotalCents: number) => ({ ...toInput(customer, { productId: product.id }), seenTotalCents });
    await buy(customer, input(16_000));
    const { setting } = await change('DELIVERY_FEE', ' ৮০ ');
    expect(setting).toMatchObject({ value: '80', isDefault: false, changedBy: { displayName: admin.displayName } });
    await expect.poll(() => checkout(1), soon).toEqual({ deliveryFeeCents: 8000, totalCents: 18_000 });
    await expect.poll(async () => (await shown()).delivery.feeCents, soon).toBe(8000);
    // Who saw the old fee is told.
    await expect(buy(customer, input(16_000))).rejects.toThrow('TotalChanged');
    await buy(customer, input(18_000));
    expect(await shop.sql('SELECT delivery_fee_cents FROM orders ORDER BY placed_at, id')).toEqual([
      { delivery_fee_cents: 6000 },
      { delivery_fee_cents: 8000 },
    ]);
  });

  test('free delivery from an amount, before promotions', async () => {
    await change('FREE_DELIVERY_FROM', '200');
    await expect.poll(() => checkout(2), soon).toEqual({ deliveryFeeCents: 0, totalCents: 20_000 });
    expect(await checkout(1)).toEqual({ deliveryFeeCents: 8000, totalCents: 18_000 });
  });

  test('working days and holidays: the days of arrival follow', async () => {
    const arrival = async () =>
      (await customer.graphql<{ delivery: DeliveryDates }>('{ delivery { from to } }')).delivery;
    await change('WORKING_DAYS', 'SUNDAY,MONDAY,TUESDAY,WEDNESDAY,THURSDAY,FRIDAY,SATURDAY');
    const today = dayOf(new Date());
    await expect.poll(arrival, soon).toEqual({ from: addDays(today, 2), to: addDays(today, 5) });
    const { setting } = await change('HOLIDAYS', ` ${addDays(today, 4)},, ${addDays(today, 1)} ${addDays(today, 4)}`);
    expect(setting?.value).toBe(`${addDays(today, 1)},${addDays(today, 4)}`);
    await expect.poll(arrival, soon).toEqual({ from: addDays(today, 3), to: addDays(today, 7) });
  });

  test('days to return: what is ordered now has them, and what was placed before keeps its own', async () => {
    const before = await buy(customer, toInput(customer, { productId: product.id }));
    await change('RETURN_DAYS', '৩০');
    await expect.poll(async () => (await shown()).returnDays, soon).toBe(30);
    const after = await buy(customer, toInput(customer, { productId: product.id }));
    const daysOf = async ({ id }: { id: string }) => {
      await bringTo({ admin, customer }, id, 'DELIVERED');
      const { returnableUntil } = await readOrder(customer, id);
      return Math.round((Date.parse(returnableUntil ?? '') - Date.now()) / 86_400_000);
    };
    expect([await daysOf(before), await daysOf(after)]).toEqual([14, 30]);
  });

  test('how many pieces are few: the list and the overview follow', async () => {
    const few = await shop.product({ stock: 9 });
    const low = async () => {
      const { adminProducts, overview } = await admin.graphql<{
        adminProducts: { nodes: { id: string }[] };
        overview: { tasks: { lowStock: { count: number } } };
      }>(`{ adminProducts(first: 10, filter: { stock: LOW }) { nodes { id } }
        overview { tasks { lowStock { count } } } }`);
      return { ids: adminProducts.nodes.map(({ id }) => id), count: overview.tasks.lowStock.count };
    };
    expect(await low()).toEqual({ ids: [], count: 0 });
    await change('LOW_STOCK', '9');
    await expect.poll(low, soon).toEqual({ ids: [few.id], count: 1 });
  });

  test('the rate of the taka: what an order costs in taka, and prices in pages', async () => {
    await change('TAKA_PER_DOLLAR', '১২১.২৫');
    await change('TAKA_BESIDE', 'YES');
    await expect.poll(async () => (await shown()).taka, soon).toEqual({ perDollar: 121.25, isBeside: true });
    const { checkout: inTaka } = await customer.graphql<{ checkout: { bdtPerUsd: number } }>(
      'query ($input: CheckoutInput!) { checkout(input: $input) { bdtPerUsd } }',
      { input: { lines: [{ productId: product.id, quantity: 1 }] } },
    );
    expect(inTaka.bdtPerUsd).toBe(121.25);
  });

  test('an announcement in each language', async () => {
    await change('ANNOUNCEMENT', 'Eid sale </script> until Friday');
    await change('ANNOUNCEMENT_BANGLA', 'শুক্রবার পর্যন্ত ঈদ সেল');
    await expect
      .poll(async () => (await shown()).announcement, soon)
      .toEqual({ en: 'Eid sale </script> until Friday', bn: 'শুক্রবার পর্যন্ত ঈদ সেল' });
  });

  test('hours, stores and tagline, each in its own language', async () => {
    await change('OPENING_HOURS', 'Every day,\n 8 am to 8 pm');
    await change('STORES_BANGLA', 'খুলনা: ৩ লোয়ার যশোর রোড;');
    await change('TAGLINE', 'All of it.');
    const { hours, stores, tagline } = DEFAULT_SETTINGS;
    await expect.poll(shown, soon).toMatchObject({
      hours: { ...hours, en: 'Every day, 8 am to 8 pm' },
      stores: { ...stores, bn: 'খুলনা: ৩ লোয়ার যশোর রোড;' },
      tagline: { ...tagline, en: 'All of it.' },
    });
    expect(contactIn(await shown(), 'bn').stores).toEqual(['খুলনা: ৩ লোয়ার যশোর রোড']);
    expect(contactIn(await shown(), 'en').stores).toHaveLength(3);
  });

  test('the words at the top of the home page, each in its own language, and its picture', async () => {
    const key = await uploadPicture(admin);
    await change('HERO_HEADLINE', 'Eid has come');
    await change('HERO_BANNER_BANGLA', 'ঈদের বাজার');
    await change('HERO_PICTURE', key);
    await expect
      .poll(async () => (await shown()).hero, soon)
      .toEqual({
        ...HERO,
        headline: { ...HERO.headline, en: 'Eid has come' },
        banner: { ...HERO.banner, bn: 'ঈদের বাজার' },
        picture: `/pictures/${key}`,
      });
  });

  test('colours, and sections of the home page in their order', async () => {
    await change('COLOURS', 'PLUM');
    await change('HOME_SECTIONS', 'TOP_SELLING,HERO');
    await expect.poll(shown, soon).toMatchObject({ colours: 'PLUM', homeSections: ['TOP_SELLING', 'HERO'] });
  });

  test('the products of a section are those of the category that the owner chooses', async () => {
    const lamps = await shop.category({ slug: 'lamps', parent: await shop.category() });
    const lamp = await shop.product({ category: lamps });
    const newest = async () =>
      (
        await customer.graphql<{ homeProducts: { nodes: { id: string }[] } }>(
          '{ homeProducts(section: NEW_ARRIVAL) { nodes { id } } }',
        )
      ).homeProducts.nodes.map(({ id }) => id);
    await expect.poll(newest, soon).toEqual(expect.arrayContaining([lamp.id, product.id]));
    expect(await change('NEW_ARRIVAL_GOODS', 'nothing-like-this')).toEqual({
      fields: [{ field: 'value', message: SETTING_MESSAGES.category }],
    });
    await change('NEW_ARRIVAL_GOODS', 'lamps');
    await expect.poll(newest, soon).toEqual([lamp.id]);
    // Without its category, the whole shop is shown.
    await shop.sql(`UPDATE categories SET slug = 'lights' WHERE slug = 'lamps'`);
    await expect.poll(newest, soon).toEqual(expect.arrayContaining([lamp.id, product.id]));
    await change('NEW_ARRIVAL_GOODS', null);
  });

  test('the menu: chosen categories by the tree, which follows their names, order and places', async () => {
    const root = await shop.category({ name: 'Root', slug: 'menu-root', position: 1 });
    const other = await shop.category({ name: 'Other', slug: 'menu-other', position: 2 });
    const [first, second] = [
      await shop.category({ name: 'First', slug: 'menu-first', parent: root, position: 1 }),
      await shop.category({ name: 'Second', slug: 'menu-second', parent: root, position: 2 }),
    ];
    const leaf = await shop.category({ name: 'Leaf', slug: 'menu-leaf', parent: first });
    const [item, menu] = [
      ({ slug, name }: { slug: string; name: string }, ...children: object[]) => ({
        slug,
        name: { en: name, bn: name },
        children,
      }),
      async () => (await shown()).menu,
    ];
    // Not in their order, and one that is gone; what is above a chosen one comes with it.
    await change('MENU', 'menu-second,gone,menu-leaf,menu-other');
    await expect.poll(menu, soon).toEqual([item(root, item(first, item(leaf)), item(second)), item(other)]);
    const save = async (id: string, input: object) =>
      admin.graphql(
        `mutation ($id: ID!, $input: ChangeCategoryInput!) { changeCategory(id: $id, input: $input) { __typename } }`,
        { id, input },
      );
    await save(second.id, { name: 'Renamed', banglaName: 'নতুন', beforeId: first.id });
    await save(leaf.id, { parentId: other.id });
    await save(other.id, { beforeId: root.id });
    const renamed = { ...item(second), name: { en: 'Renamed', bn: 'নতুন' } };
    await expect.poll(menu, soon).toEqual([item(other, item(leaf)), item(root, renamed)]);
    await change('MENU', 'gone');
    await expect.poll(menu, soon).toEqual([]);
  });

  test('a logo is a picture that the staff has uploaded, and stays', async () => {
    const key = await uploadPicture(admin);
    expect(
      await change(
        'LOGO',
        key.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      ),
    ).toEqual({
      fields: [{ field: 'value', message: SETTING_MESSAGES.picture }],
    });
    await change('LOGO', key);
    await expect.poll(async () => (await shown()).logo, soon).toBe(`/pictures/${key}`);
    expect(await shop.sql('SELECT used FROM product_pictures WHERE key = $1', [key])).toEqual([{ used: true }]);
  });

  test('Google Analytics: pages may load it, also those from memory, and without it the policy is as before', async () => {
    const before = policyOf(await firstPage());
    expect(before).not.toContain('google');
    expect((await change('GOOGLE_ANALYTICS', ' g-ab12cd34ef ')).setting?.value).toBe('G-AB12CD34EF');
    await expect.poll(async () => (await shown()).googleAnalytics, soon).toBe('G-AB12CD34EF');
    const policy = policyOf(await firstPage());
    for (const allowed of [
      "script-src 'self' https://www.googletagmanager.com/gtag/js",
      "img-src 'self' https://*.google-analytics.com https://*.googletagmanager.com data: blob:;",
      "connect-src 'self' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com",
    ])
      expect(policy).toContain(allowed);
    expect(policy.replaceAll(/ https:\/\/[^ ;]+/g, '')).toBe(before);
    expect(policyOf(await firstPage())).toBe(policy);
    expect(policyOf(await shop.get('/backend/docs'))).not.toContain('google');
    await change('GOOGLE_ANALYTICS', '');
    await expect.poll(async () => policyOf(await firstPage()), soon).toBe(before);
  });

  test('what the shop is called and how to reach it: pages, papers, invoices, mails and feeds have it', async () => {
    for (const [key, value] of [
      ['SHOP_NAME', 'Mela &\r\n Sons'],
      ['SHOP_NAME_BANGLA', 'মেলা'],
      ['CONTACT_PHONE', '+৮৮০ ১৮০০-০০০০০১'],
      ['CONTACT_ADDRESS', '1 New Road, Chattogram'],
      ['CONTACT_ADDRESS_BANGLA', '১ নতুন রোড, চট্টগ্রাম'],
    ] as const)
      expect((await change(key, value)).fields).toBeUndefined();
    await expect
      .poll(async () => (await shown()).contact, soon)
      .toEqual({
        phone: '+880 1800-000001',
        email: DEFAULT_SETTINGS.contact.email,
        address: { en: '1 New Road, Chattogram', bn: '১ নতুন রোড, চট্টগ্রাম' },
      });
    const { id } = await buy(customer, toInput(customer, { productId: product.id }));
    const label = await readPdf((await admin.get(`/backend/admin/papers.pdf?ids=${id}&kind=LABELS`)).bytes);
    const invoice = await readPdf((await customer.get(`/order/invoice/${id}`)).bytes);
    for (const { pages } of [label, invoice]) {
      expect(pages[0]).toContain('Mela & Sons');
      expect(pages[0]).toContain('1 New Road, Chattogram');
      expect(pages[0]).toContain('+880 1800-000001');
    }
    await bringTo({ admin, customer }, id, 'DELIVERED');
    await requestReturn(customer, id);
    await approveReturn(admin, id);
    await shop.deliverMails();
    await shop.deliverMails();
    const mails = await shop.mailsTo(customer.email);
    expect(mails.map(({ text }) => text).join()).toContain('Send it to: Mela & Sons, 1 New Road, Chattogram');
    expect(mails.map(({ subject }) => subject).join()).toMatch(/Your order #\d+ at Mela & Sons/);
    expect(mails.filter(({ text, html }) => /Haat|হাট|\{shop\}/.test(text + html))).toEqual([]);
    expect((await shop.get('/feeds/products.xml')).text).toContain('<title>Mela &amp; Sons</title>');
    expect((await shop.get('/bn/feeds/products.xml')).text).toContain('<title>মেলা</title>');
  });

  test('an offer of a product, which leaves the page when the product is not on sale any more', async () => {
    const key = await uploadPicture(admin);
    const tunic = await shop.product({ name: 'Tunic', priceCents: 2900, oldPriceCents: 5800 });
    const offered = async () =>
      (
        await shop.graphql<{ offerProduct: { id: string; priceCents: number } | null }>(
          '{ offerProduct { id priceCents } }',
        )
      ).offerProduct;
    expect(await offered()).toBeNull();
    await change('OFFER_TITLE', 'Eid tunic');
    await change('OFFER_TAG_BANGLA', 'ঈদ');
    await change('OFFER_PICTURE', key);
    expect((await change('OFFER_PRODUCT', ` ${tunic.id.toUpperCase()} `)).setting?.value).toBe(tunic.id);
    await expect
      .poll(async () => (await shown()).offer, soon)
      .toEqual({
        productId: tunic.id,
        tag: { en: '', bn: 'ঈদ' },
        title: { en: 'Eid tunic', bn: '' },
        picture: `/pictures/${key}`,
      });
    await expect.poll(offered, soon).toEqual({ id: tunic.id, priceCents: 2900 });
    const named = async () =>
      (
        await admin.graphql<{ settings: { key: string; product: { name: string } | null }[] }>(
          '{ settings { key product { name } } }',
        )
      ).settings.filter(({ product: one }) => one !== null);
    expect(await named()).toEqual([{ key: 'OFFER_PRODUCT', product: { name: 'Tunic' } }]);
    await shop.sql(`UPDATE products SET status = 'ARCHIVED' WHERE id = $1`, [tunic.id]);
    await expect.poll(offered, soon).toBeNull();
    expect(await named()).toEqual([]);
    expect(await change('OFFER_PRODUCT', tunic.id)).toEqual({
      fields: [{ field: 'value', message: SETTING_MESSAGES.product }],
    });
  });

  test('each can be taken back, and the log says who did what', async () => {
    for (const key of SETTING_KEYS) {
      const { setting } = await change(key, null);
      expect(setting).toMatchObject({ isDefault: true, value: setting?.defaultValue });
    }
    await expect.poll(shown, soon).toMatchObject(DEFAULT_SETTINGS);
    expect(
      await shop.sql(
        `SELECT before, after FROM audit_entries JOIN settings s ON s.id = subject_id
        WHERE action = 'SETTING_CHANGED' AND s.key = 'DELIVERY_FEE' AND actor_id = $1 ORDER BY audit_entries.id`,
        [admin.id],
      ),
    ).toEqual([
      { before: { DELIVERY_FEE: null }, after: { DELIVERY_FEE: '80' } },
      { before: { DELIVERY_FEE: '80' }, after: { DELIVERY_FEE: null } },
    ]);
  });
});

test.each([
  ['DELIVERY_FEE', '', SETTING_MESSAGES.required],
  ['DELIVERY_FEE', '9.5', SETTING_MESSAGES.wholeDollars],
  ['DELIVERY_FEE', '-1', SETTING_MESSAGES.wholeDollars],
  ['DELIVERY_FEE', '1e3', SETTING_MESSAGES.wholeDollars],
  ['DELIVERY_FEE', '1001', SETTING_MESSAGES.feeTooLarge],
  ['FREE_DELIVERY_FROM', '0', SETTING_MESSAGES.freeFromBounds],
  ['FREE_DELIVERY_FROM', '999999999', SETTING_MESSAGES.freeFromBounds],
  ['ANNOUNCEMENT', 'a'.repeat(161), SETTING_MESSAGES.tooLong],
  ['CONTACT_PHONE', 'call us', SETTING_MESSAGES.phone],
  ['CONTACT_PHONE', '1'.repeat(40), SETTING_MESSAGES.phone],
  ['CONTACT_EMAIL', 'hello@', SETTING_MESSAGES.email],
  ['CONTACT_EMAIL', 'a'.repeat(300) + '@example.com', SETTING_MESSAGES.email],
  ['CONTACT_ADDRESS', ' ', SETTING_MESSAGES.required],
  ['SHOP_NAME', 'a'.repeat(31), SETTING_MESSAGES.nameTooLong],
  ['HERO_HEADLINE', 'a'.repeat(31), SETTING_MESSAGES.nameTooLong],
  ['HERO_BANNER', 'a'.repeat(61), SETTING_MESSAGES.lineTooLong],
  ['HERO_PICTURE', '/pictures/home-hero', SETTING_MESSAGES.picture],
  ['STORES', 'a'.repeat(401), SETTING_MESSAGES.storesTooLong],
  ['OPENING_HOURS_BANGLA', '', SETTING_MESSAGES.required],
  ['TERMS_TEXT', 'a'.repeat(8001), SETTING_MESSAGES.textTooLong],
  ['TERMS_TEXT_BANGLA', ' \n ', SETTING_MESSAGES.textRequired],
  ['LOGO', '../../etc/passwd', SETTING_MESSAGES.picture],
  ['LOGO', 'upload/0190a1b2-0000-7000-8000-000000000000', SETTING_MESSAGES.picture],
  ['TAKA_PER_DOLLAR', '122,5', SETTING_MESSAGES.rate],
  ['TAKA_PER_DOLLAR', '0.5', SETTING_MESSAGES.rate],
  ['TAKA_PER_DOLLAR', '1e2', SETTING_MESSAGES.rate],
  ['COLOURS', 'PINK', SETTING_MESSAGES.choice],
  ['MENU', 'books,books', SETTING_MESSAGES.menu],
  ['MENU', 'Books & more', SETTING_MESSAGES.menu],
  ['MENU', Array.from({ length: 151 }, (_, number) => `books-${number}`).join(','), SETTING_MESSAGES.menu],
  ['MENU', 'a'.repeat(10_000), SETTING_MESSAGES.menu],
  ['WORKING_DAYS', '', SETTING_MESSAGES.workingDays],
  ['WORKING_DAYS', 'FRIDAY,FREEDAY', SETTING_MESSAGES.choice],
  ['HOLIDAYS', '2027-02-30', SETTING_MESSAGES.holidays],
  ['HOLIDAYS', Array.from({ length: 41 }, (_, day) => addDays('2027-01-01', day)).join(), SETTING_MESSAGES.holidays],
  ['RETURN_DAYS', '2', SETTING_MESSAGES.returnDays],
  ['RETURN_DAYS', '14.5', SETTING_MESSAGES.returnDays],
  ['LOW_STOCK', '51', SETTING_MESSAGES.lowStock],
  ['ORDERS_A_DAY', '0', SETTING_MESSAGES.orderLimit],
  ['CASH_ON_DELIVERY_CHECKS', 'PERHAPS', SETTING_MESSAGES.choice],
  ['UNPAID_PIECES', '1000001', SETTING_MESSAGES.orderLimit],
  ['GOOGLE_ANALYTICS', 'UA-12345-1', SETTING_MESSAGES.measurement],
  ['GOOGLE_ANALYTICS', "G-AB12 'unsafe-inline'", SETTING_MESSAGES.measurement],
  ['HOME_SECTIONS', 'HERO,HERO', SETTING_MESSAGES.choice],
  ['HOME_SECTIONS', 'HERO,__proto__', SETTING_MESSAGES.choice],
  ['HOME_SECTIONS', '', SETTING_MESSAGES.required],
  ['HERO_GOODS', '', SETTING_MESSAGES.required],
  ['HERO_FROM', '2026-12-01', SETTING_MESSAGES.moment],
  ['HERO_FROM', '2026-02-30T10:00', SETTING_MESSAGES.moment],
  ['HERO_FROM', '2026-12-01T24:00', SETTING_MESSAGES.moment],
  ['OFFER_UNTIL', '12026-12-01T10:00', SETTING_MESSAGES.moment],
  ['OFFER_UNTIL', 'tomorrow', SETTING_MESSAGES.moment],
  ['OFFER_TAG', 'a'.repeat(31), SETTING_MESSAGES.nameTooLong],
  ['OFFER_TITLE_BANGLA', 'ক'.repeat(61), SETTING_MESSAGES.lineTooLong],
  ['OFFER_PRODUCT', 'tunic', SETTING_MESSAGES.product],
  ['OFFER_PRODUCT', '0190a1b2-0000-7000-8000-000000000000', SETTING_MESSAGES.product],
])('%s: %s is refused', async (key, value, message) => {
  expect(await change(key, value)).toEqual({ fields: [{ field: 'value', message }] });
});

test('two who change a setting at once leave one row, and the log has both', async () => {
  await Promise.all(['61', '62', '63'].map((value) => change('DELIVERY_FEE', value)));
  const [row] = await shop.sql<{ rows: string; entries: string }>(
    `SELECT (SELECT count(*) FROM settings WHERE key = 'DELIVERY_FEE') AS rows,
      (SELECT count(*) FROM audit_entries WHERE after->>'DELIVERY_FEE' IN ('61', '62', '63')) AS entries`,
  );
  expect(row).toEqual({ rows: '1', entries: '3' });
});

describe('a time of the home page', () => {
  const deps = createDeps(shop.dataSource, shop.config, shop);
  const inMinutes = (minutes: number) => inDhaka(new Date(Date.now() + minutes * 60_000).toISOString());
  const isOffered = async () => (await shown()).homeSections.includes('OFFER');
  const takeBack = async () => {
    for (const key of ['HERO_FROM', 'HERO_UNTIL', 'OFFER_FROM', 'OFFER_UNTIL']) await change(key, null);
    await shop.sql(`DELETE FROM jobs.job WHERE name = 'setting-time'`);
  };
  /** When the jobs come, a moment after their times. */
  const jobTimes = async () =>
    (
      await shop.sql<{ time: string }>(
        `SELECT to_char((start_after + interval '1 second') AT TIME ZONE 'Asia/Dhaka', 'YYYY-MM-DD"T"HH24:MI') AS time
        FROM jobs.job WHERE name = 'setting-time' ORDER BY start_after`,
      )
    ).map(({ time }) => time);

  test('shows the hero of the owner in its time, and that of a new shop outside', async () => {
    await takeBack();
    await change('HERO_HEADLINE', 'Eid has come');
    const later = inMinutes(60);
    await change('HERO_FROM', later);
    const headline = async () => (await shown()).hero?.headline.en;
    await expect.poll(headline, soon).toBe(undefined);
    await change('HERO_FROM', inMinutes(-1));
    await expect.poll(headline, soon).toBe('Eid has come');
    await change('HERO_UNTIL', inMinutes(0));
    await expect.poll(headline, soon).toBe(undefined);
    // For what has been there is nothing to do.
    expect(await jobTimes()).toEqual([later]);
  });

  test('comes by itself, within seconds', async () => {
    await takeBack();
    const boss = createWorkerBoss(shop.config.databaseUrl ?? '');
    const jobs = createJobs(boss, queuesOf(modules), shop.log);
    await boss.start();
    onTestFinished(() => jobs.close());
    await jobs.work('setting-time', ({ data }) => showSettingTime(deps, data.key));
    await change('OFFER_UNTIL', inMinutes(10));
    // Sooner than the next minute, as if the database's clock were behind: the job waits again.
    const comes = Date.now() + 6000;
    const typed = new Date(comes + OFFSET_MS).toISOString().slice(0, 19);
    await shop.sql(`UPDATE settings SET value = $1 WHERE key = 'OFFER_UNTIL'`, [typed]);
    await showSettingTime(deps, 'OFFER_UNTIL');
    // From here on the settings are cached as they are before it.
    await change('TAGLINE', 'Until then.');
    await expect.poll(async () => (await shown()).tagline.en, soon).toBe('Until then.');
    expect(await isOffered()).toBe(true);
    await expect.poll(isOffered, { timeout: 20_000 }).toBe(false);
    expect(Date.now()).toBeGreaterThanOrEqual(comes);
  });

  test('that is changed before it comes counts as it is now', async () => {
    await takeBack();
    const noted = () => shop.sql('SELECT count(*) FROM catalogue_changes');
    const [sooner, later] = [inMinutes(10), inMinutes(30)];
    await change('OFFER_FROM', sooner);
    await change('OFFER_FROM', later);
    const before = await noted();
    // The first of the two jobs.
    await showSettingTime(deps, 'OFFER_FROM');
    expect(await noted()).toEqual(before);
    expect(await jobTimes()).toEqual([sooner, later]);
    await change('OFFER_FROM', null);
    const after = await noted();
    await showSettingTime(deps, 'OFFER_FROM');
    expect(await noted()).toEqual(after);
  });

  test('ends after it begins, whichever end is changed, also by two at once', async () => {
    await takeBack();
    const refused = { fields: [{ field: 'value', message: SETTING_MESSAGES.untilBeforeFrom }] };
    await change('OFFER_FROM', '2027-01-02T10:00');
    expect(await change('OFFER_UNTIL', '2027-01-02T10:00')).toEqual(refused);
    expect((await change('OFFER_UNTIL', ' ২০২৭-০১-০২T১০:০১ ')).setting?.value).toBe('2027-01-02T10:01');
    expect(await change('OFFER_FROM', '2027-01-03T00:00')).toEqual(refused);
    await takeBack();
    const answers = await Promise.all([
      change('OFFER_FROM', '2027-02-02T10:00'),
      change('OFFER_UNTIL', '2027-02-01T10:00'),
    ]);
    expect(answers.filter(({ fields }) => fields !== undefined)).toEqual([refused]);
  });
});
