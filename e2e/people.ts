import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { demoAccounts } from '../demo/accounts.ts';

/** The demo accounts. */
export const { customer, admin } = demoAccounts;

/** Fills the login form and submits it. */
export const fillLogin = async (page: Page, { email, password }: { email: string; password: string }) => {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
};

/** Signs in by the login page, which leads to the home page: for journeys about signing in. Others use `signIn`. */
export const logIn = async (page: Page, account: { email: string; password: string; displayName: string }) => {
  await page.goto('/login');
  await fillLogin(page, account);
  await expect(page.getByRole('button', { name: `Account menu of ${account.displayName}` })).toBeVisible();
};

/**
 * Headers of a call of a journey: a connection that it used again could be one that the server is closing, since it
 * closes those that nobody has used for five seconds.
 */
export const ONE_REQUEST = { connection: 'close' };

/** Returns an access token without using the login page. */
export const tokenOf = async (
  request: APIRequestContext,
  { email, password }: { email: string; password: string },
): Promise<string> => {
  const answer = await request.post('/graphql', {
    headers: ONE_REQUEST,
    data: {
      query: 'mutation SignIn($input: LoginInput!) { login(input: $input) { ... on LoginSuccess { token } } }',
      variables: { input: { email, password } },
    },
  });
  const { data } = (await answer.json()) as { data: { login: { token: string } } };
  return data.login.token;
};

/** Signs in without the login page, before the first page of a journey is opened. */
export const signIn = async (page: Page, account: { email: string; password: string }) => {
  const token = await tokenOf(page.request, account);
  // An empty page at the shop's address, without code and icon: only its storage is needed.
  await page.route('/robots.txt', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto('/robots.txt');
  await page.evaluate((mine) => localStorage.setItem('token', mine), token);
  await page.unroute('/robots.txt');
};

/** Creates a customer whom an admin has confirmed, so that journeys do not disturb each other. */
export const newCustomer = async (request: APIRequestContext, displayName: string) => {
  const account = {
    displayName,
    email: `${displayName.toLowerCase().replaceAll(' ', '.')}.${crypto.randomUUID().slice(0, 8)}@gmail.com`,
    password: 'a-basket-full',
  };
  const ask = async (query: string, variables: object, headers: Record<string, string> = {}) => {
    const answer = await request.post('/graphql', {
      data: { query, variables },
      headers: { ...ONE_REQUEST, ...headers },
    });
    return (await answer.json()) as { data: { customers: { nodes: { id: string; email: string }[] } } };
  };
  await ask('mutation Join($input: RegisterInput!) { register(input: $input) { __typename } }', {
    input: {
      name: displayName,
      phoneNumber: '01912345678',
      email: account.email,
      password: account.password,
    },
  });
  const authorization = `Bearer ${await tokenOf(request, admin)}`;
  const { data } = await ask(
    '{ customers(status: PENDING, first: 100) { nodes { id email } } }',
    {},
    { authorization },
  );
  const id = data.customers.nodes.find(({ email }) => email === account.email)?.id;
  await ask('mutation Let($id: ID!) { confirmCustomer(id: $id) { id } }', { id }, { authorization });
  return account;
};
