import { html, type Html } from '../../graphql-server/src/html.ts';
import type { ProviderName } from './frame.ts';
import type { TwinPayment } from './payments.ts';

const NAMES: Readonly<Record<ProviderName, string>> = {
  sslcommerz: 'SSLCommerz',
  bkash: 'bKash',
  nagad: 'Nagad',
};

const layout = (title: string, provider: ProviderName | undefined, body: Html) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/demo-payments/pay/page.css" />
      </head>
      <body data-provider="${provider ?? ''}">
        <header class="label">
          <strong>Demo</strong> This page stands in for ${provider ? NAMES[provider] : 'a payment provider'}.
          No money moves, and no card number or PIN is asked for.
        </header>
        <main>${body}</main>
      </body>
    </html>`.text;

/** Returns the page on which the customer chooses what becomes of a payment. */
export const choicePage = ({ provider, amount, purpose, invoice, about }: TwinPayment): string =>
  layout(
    purpose === 'PAY' ? 'Pay Haat' : 'Save your account',
    provider,
    html`<h1>${amount ?? 'Save your account'}</h1>
      <p>${invoice} ${about.map(({ label, text }) => html`${label} ${text}`)}</p>
      <form method="post">
        <button name="choice" value="APPROVE">Approve</button>
        <button name="choice" value="LOW_BALANCE">Low balance</button>
        <button name="choice" value="CANCEL">Cancel</button>
        <button name="choice" value="CLOSE">Close the window</button>
      </form>`,
  );

/** Returns the page after `CLOSE`. */
export const closedPage = ({ provider }: TwinPayment): string =>
  layout('You may close this window', provider, html`<h1>You may close this window</h1>`);

/** Returns the page that sends the browser back to the shop with a form. */
export const movePage = (
  provider: ProviderName,
  url: string,
  fields: Readonly<Record<string, string>>,
): string =>
  layout(
    'Back to the shop',
    provider,
    html`<h1>Back to the shop</h1>
      <form method="post" action="${url}">
        ${Object.entries(fields).map(
          ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
        )}
        <button>Continue</button>
      </form>
      <script src="/demo-payments/pay/move.js"></script>`,
  );

/** Returns the page that says that a payment is over, or unknown. */
export const overPage = (provider: ProviderName | undefined, shopUrl: string): string =>
  layout(
    'This payment is over',
    provider,
    html`<h1>This payment is over</h1>
      <p><a href="${shopUrl}">Back to the shop</a></p>`,
  );
