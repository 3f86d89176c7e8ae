import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ConversationDocument } from '#web/generated/graphql.ts';
import { putIntoHead } from '#web-test/head.ts';
import { openPlainPage } from '#web-test/render.tsx';
import { answers, server } from '#web-test/server.ts';

test('a page that is opened from another does not have the addresses of that one', async () => {
  const links = putIntoHead(
    '<link rel="canonical" href="/terms"><link rel="alternate" hreflang="bn" href="/bn/terms"><link rel="icon" href="/icon.svg">',
  );
  const isThere = () => links.map((link) => link.isConnected);
  server.use(answers(ConversationDocument, { conversation: null }));
  const { user } = await openPlainPage();
  expect(isThere()).toEqual([true, true, true]);
  await user.click(screen.getAllByRole('link', { name: 'Contact us' })[0] ?? document.body);
  await screen.findByRole('heading', { level: 1, name: 'Talk to us' });
  await waitFor(() => expect(isThere()).toEqual([false, false, true]));
});
