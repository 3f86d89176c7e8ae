import { expect, test, type APIRequestContext } from '@playwright/test';
import { awake } from './awake.ts';
import { expectAccessible } from './axe.ts';
import { linkIn, newestMailTo } from './mailbox.ts';
import { ask } from './orders.ts';
import { admin, newCustomer, signIn } from './people.ts';

/** The job that looks for what is back runs once a minute. */
const UNTIL_TOLD_MS = 150_000;

/** Publishes a copy of a product without options, of which nothing is left. */
const sellOut = async (request: APIRequestContext): Promise<{ id: string; name: string }> => {
  const { products } = await ask<{
    products: { nodes: { id: string; colors: string[]; sizes: string[]; hasVariants: boolean }[] };
  }>(request, admin, 'query Plain { products(first: 100) { nodes { id colors sizes hasVariants } } }', {});
  const model = products.nodes.find(
    ({ colors, sizes, hasVariants }) => !hasVariants && colors.length === 0 && sizes.length === 0,
  );
  if (!model) throw new Error('The demo shop has no product without options.');
  const { duplicateProduct: copy } = await ask<{ duplicateProduct: { id: string; name: string } }>(
    request,
    admin,
    'mutation Copy($id: ID!) { duplicateProduct(id: $id) { id name } }',
    { id: model.id },
  );
  await ask(
    request,
    admin,
    'mutation Sell($ids: [ID!]!) { changeProductStatus(ids: $ids, status: PUBLISHED) { before } }',
    { ids: [copy.id] },
  );
  return copy;
};

test('a customer waits for what is sold out, gets one mail when it is back, and ends such mails by one click', async ({
  page,
  request,
}) => {
  test.setTimeout(UNTIL_TOLD_MS + 60_000);
  const [account, product] = [await newCustomer(request, 'Nadia Islam'), await sellOut(request)];
  await signIn(page, account);

  await test.step('they ask, withdraw, and ask again', async () => {
    await page.goto(`/details/${product.id}`);
    await awake(page);
    const ask = page.getByRole('button', { name: 'Tell me when it is back' });
    const withdraw = page.getByRole('button', { name: 'Do not tell me any more' });
    await ask.click();
    await expect(page.getByText('You get one mail when it is back in stock.')).toBeVisible();
    await expectAccessible(page);
    await withdraw.click();
    await expect(withdraw).toBeHidden();
    await ask.click();
    await page.reload();
    await expect(withdraw).toBeVisible();
  });

  await test.step('the owner has ten pieces again', async () => {
    const { changeStock } = await ask<{ changeStock: { __typename: string } }>(
      request,
      admin,
      'mutation Count($input: ChangeStockInput!) { changeStock(input: $input) { __typename } }',
      { input: { productId: product.id, variantId: null, from: 0, to: 10 } },
    );
    expect(changeStock.__typename).toBe('ChangeProductSuccess');
  });

  await test.step('one click in the mail ends such mails, also where nobody is signed in', async () => {
    await expect
      .poll(() => mailTo(request, account.email), { timeout: UNTIL_TOLD_MS, intervals: [2000] })
      .toContain(`Back in stock: ${product.name}`);
    const mail = await newestMailTo(request, account.email, 'Back in stock');
    await page.evaluate(() => localStorage.clear());
    await page.goto(linkIn(mail, 'unsubscribe'));
    await page.getByRole('button', { name: 'Stop these mails' }).click();
    await expect(page.getByRole('heading', { name: 'No more of these mails come' })).toBeVisible();
    await expectAccessible(page);
  });
});

/** Returns the subjects of the mails to an e-mail address. */
const mailTo = async (request: APIRequestContext, email: string): Promise<string[]> => {
  const { mailbox } = await ask<{ mailbox: { recipient: string; subject: string }[] }>(
    request,
    admin,
    'query Mails { mailbox(first: 100) { recipient subject } }',
    {},
  );
  return mailbox.filter(({ recipient }) => recipient === email).map(({ subject }) => subject);
};
