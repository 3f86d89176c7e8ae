import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { demoAccounts } from '../graphql-server/src/db/demo/accounts.ts';

/** Who is in the demo shop. */
export const { customer, admin } = demoAccounts;

/** Fills the login form, wherever it is shown, and presses its button. */
export const fillLogin = async (page: Page, { email, password }: { email: string; password: string }) => {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
};

/** Begins a journey with somebody signed in, on the home page. */
export const logIn = async (
  page: Page,
  account: { email: string; password: string; displayName: string },
) => {
  await page.goto('/login');
  await fillLogin(page, account);
  await expect(page.getByRole('button', { name: `Account menu of ${account.displayName}` })).toBeVisible();
};

/** A token with which somebody is signed in, without a visit to the login page. */
export const tokenOf = async (
  request: APIRequestContext,
  { email, password }: { email: string; password: string },
): Promise<string> => {
  const answer = await request.post('/graphql', {
    data: {
      query:
        'mutation SignIn($input: LoginInput!) { login(input: $input) { ... on LoginSuccess { token } } }',
      variables: { input: { email, password } },
    },
  });
  const { data } = (await answer.json()) as { data: { login: { token: string } } };
  return data.login.token;
};
