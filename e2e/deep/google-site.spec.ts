import { expect, test } from '@playwright/test';
import { Events, OAuth2Server } from 'oauth2-mock-server';
import { awake } from '../awake.ts';
import { startShop } from '../shop.ts';

test('a provider on another site does not separate the popup from the page', async ({ page }) => {
  const provider = new OAuth2Server();
  await provider.issuer.keys.generate('RS256');
  await provider.start(0, 'localhost');
  // Google shows pages too: the popup has been on another site when it comes back.
  provider.service.on(Events.BeforeWellKnownOpenIdConfiguration, ({ body }) => {
    if (body !== '') body['authorization_endpoint'] = `${provider.issuer.url}/choose`;
  });
  provider.service.addRoute('GET', '/choose', (request, response) => {
    const [, query = ''] = request.url?.split('?') ?? [];
    response.setHeader('Content-Type', 'text/html');
    response.end(`<a href="/authorize?${query.replaceAll('&', '&amp;')}">Go on as someone</a>`);
  });
  provider.service.on(Events.BeforeTokenSigning, ({ payload }) => {
    Object.assign(payload, {
      sub: 'someone',
      email: 'someone@gmail.com',
      email_verified: true,
      name: 'Someone Else',
    });
  });
  const shop = await startShop({
    GOOGLE_CLIENT_ID: 'the-shop',
    GOOGLE_CLIENT_SECRET: 'a-secret',
    GOOGLE_ISSUER: provider.issuer.url ?? '',
  });
  try {
    await page.goto(`${shop.url}/login`);
    await awake(page);
    const opens = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'GOOGLE LOGIN' }).click();
    const popup = await opens;
    // If the browser had cut its connection, the popup would stay open and say so.
    const closes = popup.waitForEvent('close');
    await popup
      .getByRole('link', { name: 'Go on as someone' })
      .click({ noWaitAfter: true })
      .catch(() => undefined);
    await closes;
    await expect(page.getByRole('button', { name: 'Account menu of Someone Else' })).toBeVisible();
  } finally {
    await shop.stop();
    await provider.stop();
  }
});
