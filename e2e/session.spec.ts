import { expect, test, type Page } from '@playwright/test';
import { awake } from './awake.ts';
import { customer, logIn } from './people.ts';

const REFRESH = '/backend/session/refresh';

const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

const profileStands = (page: Page) => expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();

test('signing out in one tab signs out the other, and the browser’s tokens are invalid', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  await logIn(page, customer);
  const other = await context.newPage();
  await other.goto('/customer/profile');
  await profileStands(other);
  const [cookie] = (await context.cookies(`${baseURL}${REFRESH}`)).filter(({ name }) => /session/.test(name));
  const token = await tokenIn(page);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/backend/session' });

  const ended = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  await expect(other).toHaveURL('/login');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(other.getByText(/^You have been signed out/)).toBeHidden();
  expect((await ended).ok()).toBe(true);
  expect((await context.cookies(`${baseURL}${REFRESH}`)).filter(({ name }) => /session/.test(name))).toEqual([]);

  const thief = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  const refreshed = await thief.post(REFRESH, {
    headers: { cookie: `${cookie?.name}=${cookie?.value}`, 'x-refresh-attempt': 'an attempt of a thief' },
  });
  expect(refreshed.status()).toBe(401);
  const asked = await thief.post('/graphql', {
    data: { query: '{ me { id } }' },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await asked.json()).toEqual({ data: { me: null } });
  await thief.dispose();
});

test('signing out without a network is done later', async ({ page, context, baseURL }) => {
  await logIn(page, customer);
  await context.setOffline(true);
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  expect(await tokenIn(page)).toBeNull();
  await context.setOffline(false);
  const cookies = async () =>
    (await context.cookies(`${baseURL}${REFRESH}`)).filter(({ name }) => /session/.test(name));
  await expect.poll(cookies).toEqual([]);
});

test('signing in in one tab signs in the other', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/');
  await awake(other);
  await expect(other.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  await logIn(page, customer);
  await expect(other.getByRole('button', { name: /Account menu/ })).toBeVisible();
});
