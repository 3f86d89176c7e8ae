import { expect, test } from '@playwright/test';
import { newCustomer, tokenOf } from '../people.ts';
import { codeSentTo } from '../trust.ts';

test.use({ javaScriptEnabled: false });

const WORDS = {
  en: {
    prefix: '',
    change: 'Change',
    checkout: 'Checkout',
    taka: /^about ৳[\d,]+$/,
    arrives: /^Arrives \d/,
    name: 'Name',
    address: 'Address',
    nameRequired: /^Name is required$/,
    confirm: /^Confirm Order/,
    code: 'Code',
    confirmCode: 'Confirm the order',
    tracking: 'Order tracking',
  },
  bn: {
    prefix: '/bn',
    change: 'বদলান',
    checkout: 'অর্ডার করুন',
    taka: /^প্রায় ৳[০-৯,]+$/,
    arrives: /^[০-৯].* পৌঁছাবে$/,
    name: 'নাম',
    address: 'ঠিকানা',
    nameRequired: /^নাম লিখুন$/,
    confirm: /^অর্ডার নিশ্চিত করুন ·/,
    code: 'কোড',
    confirmCode: 'অর্ডার নিশ্চিত করুন',
    tracking: 'অর্ডার ট্র্যাকিং',
  },
} as const;

const widths = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 800 } };

for (const [size, language] of [
  ['phone', 'bn'],
  ['desk', 'en'],
] as const)
  test(`cart → quantity → checkout → code → tracking: ${size}, ${language}`, async ({ page, request }) => {
    const words = WORDS[language];
    const viewport = widths[size];
    const heading = page.getByRole('heading', { level: 1 });
    const account = await newCustomer(request, 'Plain Buyer');
    await page.setViewportSize(viewport);
    // The cookies of a sign-in, for pages.
    await tokenOf(page.request, account);

    await test.step('what is added is in the cart, and its pieces can be changed', async () => {
      const answer = await page.request.post('/graphql', {
        data: { query: '{ products(first: 1) { nodes { id colors sizes } } }' },
      });
      const { data } = (await answer.json()) as {
        data: { products: { nodes: { id: string; colors: string[]; sizes: string[] }[] } };
      };
      const [product] = data.products.nodes;
      await page.request.post(`${words.prefix}/cart`, {
        form: {
          do: 'add',
          product: product?.id ?? '',
          color: product?.colors[0] ?? '',
          size: product?.sizes[0] ?? '',
        },
        headers: { 'sec-fetch-site': 'same-origin' },
      });
      await page.goto(`${words.prefix}/cart`);
      const quantity = page.getByRole('spinbutton');
      await expect(quantity).toHaveValue('1');
      await quantity.fill('2');
      await page.getByRole('button', { name: words.change, exact: true }).click();
      await expect(quantity).toHaveValue('2');
      const box = await page.locator('main').boundingBox();
      expect(box?.width).toBeLessThanOrEqual(viewport.width);
    });

    await test.step('what is missing is said, and what was typed stays', async () => {
      await page.getByRole('button', { name: words.checkout, exact: true }).click();
      await expect(page.getByText(words.taka)).toBeVisible();
      await expect(page.getByText(words.arrives)).toBeVisible();
      await page.getByLabel(words.name, { exact: true }).fill('');
      await page.getByLabel(words.address, { exact: true }).fill('House 7, Dhaka');
      await page.getByRole('button', { name: words.confirm }).click();
      await expect(page.getByText(words.nameRequired).last()).toBeVisible();
      await expect(page.getByLabel(words.address, { exact: true })).toHaveValue('House 7, Dhaka');
    });

    await test.step('the order is placed, confirmed by its code, and followed', async () => {
      await page.getByLabel(words.name, { exact: true }).fill('Plain Buyer');
      await page.getByRole('button', { name: words.confirm }).click();
      await page.getByLabel(words.code, { exact: true }).fill(await codeSentTo(request, account.email));
      await page.getByRole('button', { name: words.confirmCode, exact: true }).click();
      await expect(heading).toHaveText(words.tracking);
      await expect(page.locator('[aria-current="step"]')).toBeVisible();
      await page.goto(`${words.prefix}/cart`);
      await expect(page.getByRole('spinbutton')).toHaveCount(0);
    });
  });
