import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { admin, signIn, tokenOf } from './people.ts';

/** How many rows of the file have a problem. */
const WRONG = 3;

/** A file of a hundred new mugs, of which three have a problem: drafts, so that no other journey meets them. */
const fileOf = (run: string, picture: string): string => {
  const rows = Array.from({ length: 100 }, (_, place) => {
    const price = place % 40 === 7 ? 'cheap' : '12.50';
    return `${run}-${place},"Mug ${place}, ${run}",Lamps,Tanti,DRAFT,${price},8,${picture}`;
  });
  return ['sku,name,Category,brand,status,price,availableStock,image', ...rows].join('\r\n');
};

test('an owner imports 100 rows with 3 bad ones, fixes them, applies the file and undoes it', async ({
  page,
  request,
}) => {
  const run = `E2E-${Date.now()}`;
  const { data } = (await (
    await request.post('/graphql', { data: { query: '{ products(first: 1) { nodes { image { path } } } }' } })
  ).json()) as { data: { products: { nodes: { image: { path: string } }[] } } };
  const picture = data.products.nodes[0]?.image.path ?? '';
  const token = await tokenOf(request, admin);
  const asked = async <Data>(query: string, variables: object = {}): Promise<Data> => {
    const answer = await request.post('/graphql', {
      headers: { authorization: `Bearer ${token}` },
      data: { query, variables },
    });
    return ((await answer.json()) as { data: Data }).data;
  };
  /** How many products the dashboard finds. */
  const found = async (search: string): Promise<number> => {
    const { adminProducts } = await asked<{ adminProducts: { totalCount: number } }>(
      'query ($search: String!) { adminProducts(filter: { term: $search }) { totalCount } }',
      { search },
    );
    return adminProducts.totalCount;
  };

  await signIn(page, admin);
  await page.goto('/deshboard/allproducts/import');
  await page.getByLabel('Choose a CSV file').setInputFiles({
    name: 'mugs.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(fileOf(run, picture)),
  });
  await expect(page.getByText(`${WRONG} rows have problems`)).toBeVisible();
  await page.getByRole('button', { name: /^Problems/ }).click();
  await expect(page.getByText('Write the price in dollars, such as 1234.50.')).toHaveCount(WRONG);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const list = await readFile(await (await downloading).path(), 'utf8');
  await page.getByLabel('Upload corrected rows').setInputFiles({
    name: 'mugs-corrected.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(list.replaceAll('cheap', '12.50')),
  });
  await page.getByRole('button', { name: 'Apply 100 rows' }).click();
  await expect(page.getByText(/^Appl(ying|ied): /)).toBeVisible();
  // It goes on without the page, and is found again.
  await page.goto('/deshboard/allproducts/import');
  await page.getByRole('link', { name: 'mugs.csv' }).first().click();
  await expect(page.getByText('Applied: 100 new, 0 changed.')).toBeVisible();
  expect(await found(run)).toBe(100);

  await page.getByRole('button', { name: 'Undo this import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo this import' }).click();
  await expect(page.getByText('Undone: 100 new')).toBeVisible();
  expect(await found(run)).toBe(0);

  const log = await asked<object>('{ auditLog(first: 50) { nodes { action } } }');
  expect(JSON.stringify(log)).toContain('IMPORT_UNDONE');
});
