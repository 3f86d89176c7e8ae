import { DEFAULT_SETTINGS } from '#schema/shop-settings.ts';
import { createRenderer } from '#web/server/entry.tsx';
import { answer } from './answer.ts';
import type { Page, Rendered } from './renderer.mjs';

/** What React said while it rendered, such as that one element may not be in another. */
let complaints: string[] = [];
for (const level of ['error', 'warn'] as const)
  console[level] = (...said: unknown[]) => void complaints.push(said.map(String).join(' '));

/** Returns what renders a page as the server does, into the document `template`. */
export const renderInto = (template: string): ((page: Page) => Promise<Rendered>) => {
  const render = createRenderer(template);
  return async ({ data, ...page }) => {
    complaints = [];
    const { html } = await render({
      status: 200,
      origin: 'https://shop.example.com',
      settings: DEFAULT_SETTINGS,
      files: [],
      visitor: null,
      withinMs: 30_000,
      ask: async (operation) => ({ data: answer(operation, data) }),
      ...page,
    });
    return { html, complaints };
  };
};
