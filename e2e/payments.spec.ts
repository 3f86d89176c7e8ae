import { expect, test, type Page } from '@playwright/test';
import { awake } from './awake.ts';
import { expectAccessible } from './axe.ts';
import { chooseFirst } from './choices.ts';
import { placeOrder, type Account } from './orders.ts';
import { choose, METHODS, paymentOf, payWith, refundPart, toHostedPage } from './payments.ts';
import { newCustomer, signIn } from './people.ts';
import { codeSentTo } from './trust.ts';

/** Buys the first product of a search, up to the choice of the payment method. */
const toPayment = async (page: Page, term: string) => {
  await page.goto(`/search?q=${term}`);
  await awake(page);
  await page.locator('main a[href^="/details/"]').first().click();
  await page.getByRole('button', { name: 'Buy Now' }).first().click();
  await expect(page).toHaveURL('/confirmorder');
  await chooseFirst(page);
  await page.getByRole('textbox', { name: 'Address' }).fill('Flat 3B, Lake Road, Sylhet 3100');
  await page.getByLabel('Phone Number').fill('01812345678');
  await page.getByRole('button', { name: 'Proceed to Pay' }).click();
};

/** What the pages say in the language of a journey. */
const WORDS = {
  en: {
    path: '',
    email: 'E-mail',
    password: 'Password',
    logIn: 'Log in',
    cancelled: /^You have cancelled the payment with /,
    nothingTaken: 'No money was taken, and your order is kept.',
    code: 'Code',
    confirm: 'Confirm the order',
    goOn: /^Go on with /,
    atTheDoor: / at the door$/,
    refunded: /^(To be paid back to you|Paid back) \$5\.00/,
    thanks: 'Thank you for your order!',
    paid: /^We have received your payment of \$[\d,.]+\.$/,
  },
  bn: {
    path: '/bn',
    email: 'ই-মেইল',
    password: 'পাসওয়ার্ড',
    logIn: 'লগইন করুন',
    cancelled: /দিয়ে পেমেন্টটি আপনি বাতিল করেছেন।$/,
    nothingTaken: 'কোনো টাকা কাটা হয়নি, আপনার অর্ডারটি রাখা আছে।',
    code: 'কোড',
    confirm: 'অর্ডার নিশ্চিত করুন',
    goOn: /দিয়ে এগিয়ে যান$/,
    atTheDoor: /^ডেলিভারির সময়/,
    refunded: /^(আপনি ফেরত পাবেন|ফেরত দেওয়া হয়েছে) \$৫\.০০/,
    thanks: 'অর্ডারের জন্য ধন্যবাদ!',
    paid: /^আপনার \$[০-৯,.]+ পেয়েছি।$/,
  },
};

type Words = (typeof WORDS)['en' | 'bn'];

/** Signs in on the login page of a language, which the browser remembers. */
const logInBy = async (page: Page, person: Account & { displayName: string }, words: Words) => {
  await page.goto(`${words.path}/login`);
  await page.getByLabel(words.email).fill(person.email);
  await page.getByLabel(words.password, { exact: true }).fill(person.password);
  await page.getByRole('button', { name: words.logIn, exact: true }).click();
  await page.getByRole('button', { name: new RegExp(person.displayName) }).waitFor();
};

/** The page after an order whose money has come. */
const expectPaid = async (page: Page, words: Words, orderId?: string) => {
  await expect(page).toHaveURL(
    orderId ? new RegExp(`/order/congratulations/${orderId}$`) : /\/order\/congratulations\//,
  );
  await expect(page.getByRole('heading', { name: words.thanks })).toBeVisible();
  await expect(page.getByText(words.paid)).toBeVisible();
};

for (const method of METHODS) {
  const { label, provider } = method;
  test.describe(label, () => {
    test('chosen at the checkout, approved at the provider, paid', async ({ page, request }) => {
      const person = await newCustomer(request, 'Farida Parvin');
      await signIn(page, person);
      await toPayment(page, 'lamp');
      await page.getByRole('radio', { name: label }).check();
      await page.getByRole('button', { name: 'Confirm Order' }).dblclick();

      await toHostedPage(page, method);
      await expect(page.getByText(/^৳[\d,]+\.\d\d$/)).toBeVisible();
      await expectAccessible(page);
      await choose(page, method, 'Approve');

      await expectPaid(page, WORDS.en);
      await expectAccessible(page);
      const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      expect(await paymentOf(request, person, id)).toMatchObject({
        awaits: null,
        dueCents: 0,
        attempts: [{ method: method.method, status: 'PAID' }],
      });
      await page.goto(`/vieworder/${id}`);
      await expect(page.getByRole('row', { name: /^Paid \$/ })).toBeVisible();
    });

    test('cancelled, then declined, then paid at the door', async ({ page, request }) => {
      const words = provider === 'Nagad' ? WORDS.en : WORDS.bn;
      await page.setViewportSize({ width: 360, height: 740 });
      const person = await newCustomer(request, 'Shamima Akter');
      const { id } = await placeOrder(request, person, 'fiction', 1, method.method);
      await logInBy(page, person, words);

      await test.step('cancelled: nothing was taken, and it can be tried again', async () => {
        await page.goto(`${words.path}/pay/${id}`);
        await payWith(page, method);
        await choose(page, method, 'Cancel');
        await expect(page).toHaveURL(`/pay/${id}`);
        await expect(page.getByText(words.cancelled)).toBeVisible();
        await expect(page.getByText(words.nothingTaken)).toBeVisible();
        await expectAccessible(page);
      });

      await test.step('declined', async () => {
        await payWith(page, method);
        await choose(page, method, 'Low balance');
        await expect(page).toHaveURL(`/pay/${id}`);
        await expect(page.getByText(words.nothingTaken)).toBeVisible();
        await expect(page.getByText(words.cancelled)).toHaveCount(0);
      });

      await test.step('Cash on Delivery: a first order is confirmed by a code', async () => {
        await page.locator('#payment-CASH_ON_DELIVERY').check();
        await page.getByRole('button', { name: words.atTheDoor }).click();
        await page.getByLabel(words.code, { exact: true }).fill(await codeSentTo(request, person.email));
        await page.getByRole('button', { name: words.confirm }).click();
        await expect(page).toHaveURL(`/order/congratulations/${id}`);
        await expect(page.getByRole('heading', { name: words.thanks })).toBeVisible();
      });
      const { awaits, collectedCents, attempts } = await paymentOf(request, person, id);
      expect([awaits, collectedCents]).toEqual([null, 0]);
      expect(attempts.map(({ status }) => status)).toEqual(['FAILED', 'CANCELLED']);
    });

    test('the window closed after paying, and a part refunded', async ({ page, request, browser }) => {
      const words = provider === 'bKash' ? WORDS.en : WORDS.bn;
      const person = await newCustomer(request, 'Nasrin Sultana');
      const { id } = await placeOrder(request, person, 'hats', 1, method.method);
      await logInBy(page, person, words);
      await page.goto(`${words.path}/pay/${id}`);
      await payWith(page, method);
      await choose(page, method, 'Close the window');
      await expect(page.getByRole('heading', { name: 'You may close this window' })).toBeVisible();

      if (provider === 'SSLCommerz')
        await test.step('the notification alone settles it', async () => {
          expect(await paymentOf(request, person, id)).toMatchObject({ awaits: null, dueCents: 0 });
          await page.goto(`${words.path}/pay/${id}`);
          await expectPaid(page, words, id);
        });
      else
        await test.step('no notification comes: the customer looks at the order again', async () => {
          await page.goto(`${words.path}/pay/${id}`);
          // At bKash approving moves no money yet: the shop waits for the browser at first, which can still come back.
          if (provider === 'bKash') {
            await page.getByRole('button', { name: words.goOn }).click();
            await expect(page.getByRole('heading', { name: 'This payment is over' })).toBeVisible();
            await page.getByRole('link', { name: 'Back to the shop' }).click();
          }
          await expectPaid(page, words, id);
        });

      await test.step('a part refunded', async () => {
        const context = await browser.newContext();
        await refundPart(await context.newPage(), id, { dollars: '5', reason: 'A scratch on the brim.' });
        await context.close();
        // SSLCommerz takes the refund at once, and confirms it when it is asked again.
        const state = provider === 'SSLCommerz' ? /^(SENT|DONE)$/ : /^DONE$/;
        const refunds = async () => (await paymentOf(request, person, id)).refunds;
        await expect.poll(refunds).toEqual([{ amountCents: 500, status: expect.stringMatching(state) as unknown }]);
        await page.goto(`${words.path}/vieworder/${id}`);
        await expect(page.getByRole('row', { name: words.refunded })).toBeVisible();
        await expectAccessible(page);
      });
    });
  });
}
