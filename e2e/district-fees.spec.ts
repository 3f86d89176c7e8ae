import { expect, test, type Locator } from '@playwright/test';
import { awake } from './awake.ts';
import { expectAccessible } from './axe.ts';
import { chooseFirst } from './choices.ts';
import { admin, customer, signIn } from './people.ts';
import { startShop, type RunningShop } from './shop.ts';

/** A shop of its own: its settings would change what other journeys see. */
let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop({ DEMO_MODE: 'true' });
});
test.afterAll(() => shop.stop());

/** The delivery fee in the order's summary, as wide screens show it. */
const feeIn = (summary: Locator) =>
  summary.getByText('Delivery fee', { exact: true }).locator('xpath=following-sibling::dd');

test('an owner sets a fee for Chattogram; who has an address there sees and pays it, others the general one', async ({
  browser,
}) => {
  const open = async () => (await browser.newContext({ baseURL: shop.url, reducedMotion: 'reduce' })).newPage();
  const [owner, buyer] = [await open(), await open()];

  await test.step('the owner sets it, with the keyboard', async () => {
    await signIn(owner, admin);
    await owner.goto('/deshboard/settings');
    await owner.getByRole('button', { name: 'Change: Delivery fees by district' }).click();
    const dialog = owner.getByRole('dialog', { name: 'Delivery fees by district' });
    await dialog.getByRole('button', { name: 'Add a district' }).press('Enter');
    await expect(dialog.getByRole('combobox', { name: 'District 1' })).toBeFocused();
    await dialog.getByRole('combobox').selectOption({ label: 'Chattogram' });
    await dialog.getByRole('textbox', { name: 'Whole dollars, Chattogram' }).fill('80');
    await expectAccessible(owner);
    await dialog.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(owner.getByRole('row', { name: /^Delivery fees by district/ })).toContainText('Chattogram $80');
    await owner.goto('/deshboard/audit');
    await expect(owner.getByText('Delivery fees by district: Chattogram $80')).toBeVisible();
  });

  await test.step('pages say from which fee', async () => {
    await expect
      .poll(async () => {
        await buyer.goto('/');
        return buyer.locator('.header-promise').textContent();
      })
      .toContain('Delivery from $60 (by district)');
  });

  const toCheckout = async () => {
    await buyer.goto('/search?q=lamp');
    await awake(buyer);
    await buyer.locator('main a[href^="/details/"]:visible').first().click();
    await expect(buyer.getByText(/^At your door .*, from \$60 \(by district\)$/)).toBeVisible();
    await buyer.getByRole('button', { name: 'Buy Now' }).first().click();
    await expect(buyer).toHaveURL(/\/confirmorder$/);
    await chooseFirst(buyer);
    const change = buyer.getByRole('button', { name: 'Change', exact: true });
    if (await change.isVisible()) await change.click();
  };
  const orderTo = async (address: string, fee: string) => {
    await buyer.getByRole('textbox', { name: 'Address' }).fill(address);
    await expect(feeIn(buyer.getByRole('region', { name: 'Order summary' }))).toHaveText(fee);
    await expectAccessible(buyer);
    await buyer.getByRole('button', { name: 'Proceed to Pay' }).click();
    await buyer.getByRole('radio', { name: 'Cash on Delivery' }).check();
    await buyer.getByRole('button', { name: 'Confirm Order' }).click();
    await expect(buyer.getByRole('heading', { name: 'Thank you for your order!' })).toBeVisible();
    await expect(feeIn(buyer.locator('main'))).toHaveText(fee);
  };

  await test.step('an order to Chattogram pays $80', async () => {
    await signIn(buyer, customer);
    await toCheckout();
    await orderTo('Road 9, Agrabad, Chattogram', '$80.00');
  });

  await test.step('an order to Sylhet pays the general fee', async () => {
    await toCheckout();
    await orderTo('House 3, Zindabazar, Sylhet', '$60.00');
  });
});
