import { expect, test, type Browser, type Page } from '@playwright/test';
import { startTemporaryPostgres, type TemporaryPostgres } from '../graphql-server/test/temporary-postgres.ts';
import { expectAccessible } from './axe.ts';
import { admin, signIn } from './people.ts';
import { startShop, type RunningShop } from './shop.ts';

/** Two servers of one shop. */
let postgres: TemporaryPostgres;
let servers: RunningShop[] = [];

test.beforeAll(async () => {
  postgres = await startTemporaryPostgres();
  const variables = {
    DATABASE_URL: postgres.url,
    DEMO_MODE: 'true',
    SESSION_SECRET: 'a secret of two servers, long enough',
  };
  // One after the other: the first one fills the shop.
  servers = [await startShop(variables)];
  servers.push(await startShop(variables));
});

test.afterAll(async () => {
  for (const { stop } of servers) await stop();
  await postgres.stop();
});

/** Opens a page in a browser of its own, at one of the servers. */
const open = async (browser: Browser, server: number, width = 1280): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: servers[server]?.url ?? '',
    viewport: { width, height: 800 },
  });
  return context.newPage();
};

const bubble = (page: Page, text: string) =>
  page.getByRole('log', { name: 'Messages' }).getByText(text, { exact: true });

test('a visitor and the owner talk from two browsers on two servers', async ({ browser }) => {
  const [visitor, owner] = [await open(browser, 0, 360), await open(browser, 1)];
  await signIn(owner, admin);
  await owner.goto('/deshboard/messages');
  await expect(owner.getByRole('heading', { name: 'Messages' })).toBeVisible();

  await test.step('the first message appears in the inbox at once', async () => {
    await visitor.goto('/people-list');
    await visitor.getByLabel('Your name').fill('Rahima Visitor');
    await visitor.getByLabel('Your message').fill('Is the teapot red?');
    await visitor.getByRole('button', { name: 'Send message' }).click();
    await expect(bubble(visitor, 'Is the teapot red?')).toBeVisible();
    await owner.getByRole('table', { name: 'Messages' }).getByText('Is the teapot red?').click();
    await expect(bubble(owner, 'Is the teapot red?')).toBeVisible();
    await expect(visitor.getByText('Seen')).toBeVisible();
    await expectAccessible(owner);
    await expectAccessible(visitor);
  });

  await test.step('each sees that the other is writing, and then what', async () => {
    const answer = owner.getByRole('textbox', { name: 'Write an answer' });
    await answer.pressSequentially('Red');
    await expect(visitor.getByText('Haat is writing…')).toBeVisible();
    await answer.press('Shift+Enter');
    await answer.pressSequentially('and blue.');
    await answer.press('Enter');
    await expect(bubble(visitor, 'Red\nand blue.')).toBeVisible();
    await expect(owner.getByText('Seen')).toBeVisible();
    const question = visitor.getByRole('textbox', { name: 'Write a message' });
    await question.pressSequentially('Thank you');
    await expect(owner.getByText('Rahima Visitor is writing…')).toBeVisible();
    await question.press('Enter');
    await expect(bubble(owner, 'Thank you')).toBeVisible();
  });

  await test.step('an answer waits in the header and the title for who is elsewhere, and is there after a reload', async () => {
    await visitor.goto('/help');
    await owner.getByRole('button', { name: 'Anything else?' }).click();
    await owner.getByRole('textbox', { name: 'Write an answer' }).press('Enter');
    await expect(bubble(owner, 'Is there anything else that we can do for you?')).toBeVisible();
    await visitor.reload();
    await expect(visitor).toHaveTitle(/^\(1\) /);
    await visitor.getByRole('link', { name: 'Chat: 1' }).click();
    await expect(bubble(visitor, 'Is there anything else that we can do for you?')).toBeVisible();
    await expect(bubble(visitor, 'Is the teapot red?')).toBeVisible();
    await expect(visitor).toHaveTitle(/^Talk to us/);
  });
});
