import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { chooseFirst } from './choices.ts';
import { placeOrder } from './orders.ts';
import { choose, METHODS, paymentOf, payWith, refundPart, toHostedPage } from './payments.ts';
import { logIn, newCustomer } from './people.ts';
import { codeSentTo, confirmByCode } from './trust.ts';

/** Buys the first product of a search, up to the choice of the payment method. */
const toPayment = async (page: Page, term: string) => {
  await page.goto(`/search?q=${term}`);
  await page.locator('main a[href^="/details/"]').first().click();
  await page.getByRole('button', { name: 'Buy Now' }).first().click();
  await expect(page).toHaveURL('/confirmorder');
  await chooseFirst(page);
  await page.getByRole('textbox', { name: 'Address' }).fill('Flat 3B, Lake Road, Sylhet 3100');
  await page.getByLabel('Phone Number').fill('01812345678');
  await page.getByRole('button', { name: 'Proceed to Pay' }).click();
};

/** The page after an order whose money has come. */
const expectPaid = async (page: Page, orderId?: string) => {
  await expect(page).toHaveURL(orderId ? `/order/congratulations/${orderId}` : /\/order\/congratulations\//);
  await expect(page.getByRole('heading', { name: 'Thank you for your order!' })).toBeVisible();
  await expect(page.getByText(/^We have received your payment of \$[\d,.]+\.$/)).toBeVisible();
};

test('a first order in Bangla: cancelled at the provider, back in Bangla, then confirmed by its code', async ({
  page,
  request,
}) => {
  const person = await newCustomer(request, 'Selina Hossain');
  const { id } = await placeOrder(request, person, 'fiction', 1, 'NAGAD');
  await page.goto('/bn/login');
  await page.getByLabel('ই-মেইল').fill(person.email);
  await page.getByLabel('পাসওয়ার্ড', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'লগইন করুন' }).click();
  await page.getByRole('button', { name: /Selina Hossain/ }).waitFor();

  await page.goto(`/bn/pay/${id}`);
  await page.getByRole('radio', { name: 'নগদ' }).check();
  await page.getByRole('button', { name: /^নগদ দিয়ে/ }).click();
  await page.getByRole('button', { name: /^(Cancel|বাতিল)/ }).click();
  await expect(page).toHaveURL(/\/pay\/[\w-]+$/);
  await expect(page.getByText('নগদ দিয়ে পেমেন্টটি আপনি বাতিল করেছেন।')).toBeVisible();
  await expect(page.getByText('কোনো টাকা কাটা হয়নি, আপনার অর্ডারটি রাখা আছে।')).toBeVisible();

  await page.getByRole('radio', { name: 'ক্যাশ অন ডেলিভারি' }).check();
  await page.getByRole('button', { name: /^ডেলিভারির সময়/ }).click();
  await page.getByLabel('কোড', { exact: true }).fill(await codeSentTo(request, person.email));
  await page.getByRole('button', { name: 'অর্ডার নিশ্চিত করুন' }).click();
  await expect(page.getByRole('heading', { name: 'অর্ডারের জন্য ধন্যবাদ!' })).toBeVisible();
});

for (const method of METHODS) {
  const { label, provider } = method;
  test.describe(label, () => {
    test('chosen at the checkout, approved at the provider, paid', async ({ page, request }) => {
      const person = await newCustomer(request, 'Farida Parvin');
      await logIn(page, person);
      await toPayment(page, 'lamp');
      await page.getByRole('radio', { name: label }).check();
      await page.getByRole('button', { name: 'Confirm Order' }).dblclick();

      await toHostedPage(page, method);
      await expect(page.getByText(/^৳[\d,]+\.\d\d$/)).toBeVisible();
      await expectAccessible(page);
      await choose(page, method, 'Approve');

      await expectPaid(page);
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
      const person = await newCustomer(request, 'Shamima Akter');
      const { id } = await placeOrder(request, person, 'fiction', 1, method.method);
      await logIn(page, person);

      await test.step('cancelled: nothing was taken, and it can be tried again', async () => {
        await page.goto(`/pay/${id}`);
        await payWith(page, method);
        await choose(page, method, 'Cancel');
        await expect(page).toHaveURL(`/pay/${id}`);
        await expect(page.getByText(/^You have cancelled the payment with /)).toBeVisible();
        await expect(page.getByText('No money was taken, and your order is kept.')).toBeVisible();
        await expectAccessible(page);
      });

      await test.step('declined', async () => {
        await payWith(page, method);
        await choose(page, method, 'Low balance');
        await expect(page).toHaveURL(`/pay/${id}`);
        await expect(page.getByText('No money was taken, and your order is kept.')).toBeVisible();
        await expect(page.getByText(/^You have cancelled/)).toHaveCount(0);
      });

      await test.step('Cash on Delivery: a first order is confirmed by a code', async () => {
        await page.getByRole('radio', { name: 'Cash on Delivery' }).check();
        await page.getByRole('button', { name: /at the door$/ }).click();
        await confirmByCode(page, person);
        await expect(page).toHaveURL(`/order/congratulations/${id}`);
      });
      const { awaits, collectedCents, attempts } = await paymentOf(request, person, id);
      expect([awaits, collectedCents]).toEqual([null, 0]);
      expect(attempts.map(({ status }) => status)).toEqual(['FAILED', 'CANCELLED']);
    });

    test('the window closed after paying, and a part refunded', async ({ page, request, browser }) => {
      const person = await newCustomer(request, 'Nasrin Sultana');
      const { id } = await placeOrder(request, person, 'hats', 1, method.method);
      await logIn(page, person);
      await page.goto(`/pay/${id}`);
      await payWith(page, method);
      await choose(page, method, 'Close the window');
      await expect(page.getByRole('heading', { name: 'You may close this window' })).toBeVisible();

      if (provider === 'SSLCommerz')
        await test.step('the notification alone settles it', async () => {
          expect(await paymentOf(request, person, id)).toMatchObject({ awaits: null, dueCents: 0 });
          await page.goto(`/pay/${id}`);
          await expectPaid(page, id);
        });
      else
        await test.step('no notification comes: the customer looks at the order again', async () => {
          await page.goto(`/pay/${id}`);
          // At bKash approving moves no money yet: the shop waits for the browser at first, which can still come back.
          if (provider === 'bKash') {
            await page.getByRole('button', { name: 'Go on with bKash' }).click();
            await expect(page.getByRole('heading', { name: 'This payment is over' })).toBeVisible();
            await page.getByRole('link', { name: 'Back to the shop' }).click();
          }
          await expectPaid(page, id);
        });

      await test.step('a part refunded', async () => {
        const context = await browser.newContext();
        await refundPart(await context.newPage(), id, { dollars: '5', reason: 'A scratch on the brim.' });
        await context.close();
        // SSLCommerz takes the refund at once, and confirms it when it is asked again.
        const state = provider === 'SSLCommerz' ? /^(SENT|DONE)$/ : /^DONE$/;
        const refunds = async () => (await paymentOf(request, person, id)).refunds;
        await expect
          .poll(refunds, { timeout: 30_000 })
          .toEqual([{ amountCents: 500, status: expect.stringMatching(state) as unknown }]);
        await page.goto(`/vieworder/${id}`);
        await expect(
          page.getByRole('row', { name: /^(To be paid back to you|Paid back) \$5\.00/ }),
        ).toBeVisible();
        await expectAccessible(page);
      });
    });
  });
}
