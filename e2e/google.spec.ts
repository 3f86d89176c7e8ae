import { expect, test, type Page } from '@playwright/test';
import { awake } from './awake.ts';
import { expectAccessible } from './axe.ts';
import { customer } from './people.ts';

/** Presses the button of the login page; returns the popup when it shows the test people. */
const openPopup = async (page: Page): Promise<Page> => {
  await awake(page);
  const opens = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'GOOGLE LOGIN' }).click();
  const popup = await opens;
  await expect(popup.getByRole('heading', { name: 'Choose a test person' })).toBeVisible();
  return popup;
};

/** Chooses a person in the popup, which then closes by itself. */
const choose = async (popup: Page, name: string | RegExp) => {
  const closes = popup.waitForEvent('close');
  // The popup may be closed before the click has ended.
  await popup
    .getByRole('button', { name })
    .click({ noWaitAfter: true })
    .catch(() => undefined);
  await closes;
};

const accountMenu = (page: Page, name: string) => page.getByRole('button', { name: `Account menu of ${name}` });

test('who opens the shop by 127.0.0.1 signs in with Google too', async ({ page, baseURL }) => {
  await page.goto(`${baseURL?.replace('localhost', '127.0.0.1')}/login`);
  await expect(page).toHaveURL('/login');
  await choose(await openPopup(page), customer.displayName);
  await expect(accountMenu(page, customer.displayName)).toBeVisible();
});

test('a new person signs in with Google twice: one account, and back to the page they wanted', async ({
  page,
  browser,
}) => {
  await page.goto('/customer/profile');
  await expect(page).toHaveURL('/login');
  const popup = await openPopup(page);
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 600]);
  await expect(page.getByRole('button', { name: 'Waiting for Google…' })).toBeVisible();
  await choose(popup, /Nusrat Jahan/);

  await expect(page).toHaveURL('/customer/profile');
  await expect(accountMenu(page, 'Nusrat Jahan')).toBeVisible();
  await expect(page.getByText('nusrat.demo@gmail.com').first()).toBeVisible();
  const whoIsIt = (where: Page) =>
    where.evaluate(async () => {
      const answer = await fetch('/graphql', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${localStorage.getItem('token')}`,
        },
        body: JSON.stringify({ query: '{ me { id hasPassword emailConfirmedAt } }' }),
      });
      const { data } = (await answer.json()) as {
        data: { me: { id: string; hasPassword: boolean; emailConfirmedAt: string | null } };
      };
      return data.me;
    });
  const first = await whoIsIt(page);
  expect(first).toMatchObject({ hasPassword: false, emailConfirmedAt: expect.any(String) });

  await test.step('the session is a real one: it survives a reload', async () => {
    await page.reload();
    await expect(accountMenu(page, 'Nusrat Jahan')).toBeVisible();
  });

  await test.step('in another browser it is the same account', async () => {
    const context = await browser.newContext();
    const other = await context.newPage();
    await other.goto('/login');
    await choose(await openPopup(other), /Nusrat Jahan/);
    await expect(other).toHaveURL('/');
    await expect(accountMenu(other, 'Nusrat Jahan')).toBeVisible();
    expect((await whoIsIt(other)).id).toBe(first.id);
    await context.close();
  });
});

test('what goes wrong is said on the page, and can be tried again', async ({ page }) => {
  await page.goto('/login');
  const signedOut = () => page.evaluate(() => localStorage.getItem('token') === null);

  await test.step('cancelled', async () => {
    await choose(await openPopup(page), 'Cancel');
    await expect(page.getByText('You did not sign in with Google.')).toBeVisible();
  });

  await test.step('closed', async () => {
    const popup = await openPopup(page);
    await popup.close();
    await expect(page.getByText('The window was closed before you were signed in.')).toBeVisible();
  });

  await test.step('refused', async () => {
    await choose(await openPopup(page), /Tanvir Ahmed/);
    await expect(page.getByRole('alert')).toHaveText('Your account is waiting for confirmation by an admin.');
  });

  expect(await signedOut()).toBe(true);

  await test.step('the keyboard is enough', async () => {
    const opens = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'GOOGLE LOGIN' }).press('Enter');
    const popup = await opens;
    await popup.getByRole('button', { name: /Arif Hossain/ }).focus();
    await popup.keyboard.press('Enter').catch(() => undefined);
    await expect(accountMenu(page, 'Arif Hossain')).toBeVisible();
  });
});

test('button, popup and its last page are accessible, in both colour schemes', async ({ page }) => {
  const expectBoth = async (shown: Page) => {
    await shown.emulateMedia({ colorScheme: 'light' });
    await expectAccessible(shown);
    await shown.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(shown, ['color-contrast']);
  };
  await page.goto('/login');
  const popup = await openPopup(page);
  await expectBoth(page);
  await expectBoth(popup);
  await choose(popup, 'Cancel');
  await expect(page.getByText('You did not sign in with Google.')).toBeVisible();
  await expectBoth(page);
  await page.goto('/backend/google/callback');
  await expect(page.getByRole('heading', { name: /could not be completed/ })).toBeVisible();
  await expectBoth(page);
});

test('the popup without the shop’s page says so, and signs in itself', async ({ page }) => {
  await page.goto('/backend/google');
  await page.getByRole('button', { name: /Arif Hossain/ }).click();
  await expect(page.getByRole('heading', { name: 'You are signed in.' })).toBeVisible();
  await page.getByRole('link', { name: 'To the shop' }).click();
  await expect(accountMenu(page, 'Arif Hossain')).toBeVisible();
});
