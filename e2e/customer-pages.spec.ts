import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { admin, customer, fillLogin, logIn } from './people.ts';

test.use({ viewport: { width: 360, height: 740 } });

for (const theme of ['light', 'dark'] as const)
  test(`the pages of a customer and an admin on a phone, ${theme}: reachable for everyone, no wider than the screen`, async ({
    page,
  }) => {
    test.slow();
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => complaints.push(error.message));

    const look = async (path: string, heading: string) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expectAccessible(page);
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overhang, `${path} is wider than the screen`).toBe(0);
      await noneOutOfReach();
    };
    /** Expects that nothing has to be scrolled sideways: rows of tables are cards here. */
    const noneOutOfReach = async () => {
      const frames = await page
        .locator('main table, main [role=table], main [role=list]')
        .evaluateAll((lists) =>
          lists.map(({ parentElement: frame }) => frame && frame.scrollWidth - frame.clientWidth),
        );
      expect(frames.filter(Boolean), page.url()).toEqual([]);
    };

    await look('/login', 'Store Stock Management');
    await page.getByRole('tab', { name: 'Registration' }).click();
    await page.getByRole('button', { name: 'Registration Now' }).click();
    await expectAccessible(page);

    await logIn(page, customer);
    await look('/customer/order', 'My Orders');
    const order = await page.locator('a[href^="/vieworder/"]:visible').first().getAttribute('href');
    const id = order?.split('/').at(-1) ?? '';
    await look(`/vieworder/${id}`, 'Order details');
    await look(`/ordertracking/${id}`, 'Order tracking');
    await look(`/order/congratulations/${id}`, 'Thank you for your order!');
    await look('/customer/profile', 'Profile');
    await expect(page.getByRole('heading', { name: 'Delete account' })).toBeVisible();
    await page.getByRole('button', { name: 'Change password' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await expectAccessible(page);
    await look('/vieworder/none', 'We cannot find this order');

    await page.evaluate(() => localStorage.removeItem('token'));
    await page.goto('/deshboard');
    await fillLogin(page, admin);
    await expect(page).toHaveURL('/deshboard');
    await look('/deshboard', 'Dashboard');
    await look('/deshboard/customers', 'Customers');
    await expect(page.getByRole('list', { name: 'Customers', exact: true })).toBeVisible();
    await noneOutOfReach();
    await expectAccessible(page);
    await look('/deshboard/audit', 'Audit log');
    await expect(page.getByRole('list', { name: 'Audit log', exact: true })).toBeVisible();
    await noneOutOfReach();
    await expectAccessible(page);
    await page.evaluate(() => localStorage.removeItem('token'));
    await look('/customer/goodbye', 'Your account is deleted.');
    expect(complaints).toEqual([]);
  });
