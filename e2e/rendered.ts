import { expect, type APIRequestContext } from '@playwright/test';

/**
 * Returns a page as soon as the server has rendered it: one that has just started, or has too much to do, leaves it to
 * the browser.
 */
export const rendered = async (request: APIRequestContext, url: string): Promise<string> => {
  let html = '';
  const ask = async () => (html = await (await request.get(url, { headers: { accept: 'text/html' } })).text());
  await expect.poll(ask, { message: url }).toContain('data-rendered');
  return html;
};
