import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShop } from '#web-test/render.tsx';
import { loadMessages } from '#web/messages/translate.ts';
import { Opinion } from './Opinion.tsx';

test.each([
  ['en', 'Former customer', 'Former customer'],
  ['bn', 'Former customer', 'প্রাক্তন গ্রাহক'],
  ['bn', 'Pending', 'Pending'],
] as const)('in %s, what %s wrote is by %s', async (language, author, name) => {
  const opinion = <Opinion author={author} createdAt="2026-11-20T09:30:00.000Z" text="Good." reply={null} />;
  renderInShop(<ul>{opinion}</ul>, '/', await loadMessages(language));
  expect(screen.getByText(name)).toBeVisible();
});
