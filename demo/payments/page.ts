import { html, type Html } from '#kernel/html.ts';
import { standInPage } from '../stand-in/page.ts';
import { CHOICES, type Choice, type ProviderName } from './choices.ts';
import type { TwinPayment } from './payments.ts';

const NAMES: Readonly<Record<ProviderName, string>> = {
  sslcommerz: 'SSLCommerz',
  bkash: 'bKash',
  nagad: 'Nagad',
};

const BUTTONS: Readonly<Record<Choice, string>> = {
  APPROVE: 'Approve',
  LOW_BALANCE: 'Low balance',
  CANCEL: 'Cancel',
  CLOSE: 'Close the window',
};

/** What the buttons do, by what the page is for. */
const EFFECTS: Readonly<Record<TwinPayment['purpose'], Readonly<Record<Choice, string>>>> = {
  PAY: {
    APPROVE: 'Pay, and go back to the shop.',
    LOW_BALANCE: 'The account has too little money: the payment is refused.',
    CANCEL: 'Go back to the shop without paying.',
    CLOSE: 'Pay, but never go back: the shop has to learn of it by itself.',
  },
  SAVE_ACCOUNT: {
    APPROVE: 'Let the shop use this account again, and go on.',
    LOW_BALANCE: 'The account is refused.',
    CANCEL: 'Go back to the shop without saving the account.',
    CLOSE: 'Save the account, but never go back to the shop.',
  },
};

// As the shop writes it.
const taka = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'BDT',
  currencyDisplay: 'narrowSymbol',
});

const page = (title: string, provider: ProviderName | undefined, body: Html) =>
  standInPage({
    title,
    label: `This page stands in for ${provider ? NAMES[provider] : 'a payment provider'}. No money moves, and no card number or PIN is asked for.`,
    styles: ['/demo-payments/pay/stand-in.css', '/demo-payments/pay/page.css'],
    look: provider,
    body: html`${provider && html`<p class="provider">${NAMES[provider]}</p>`}${body}`,
  });

/** Returns the page on which the customer chooses what becomes of a payment. */
export const choicePage = ({ provider, amount, purpose, invoice, about }: TwinPayment): string => {
  const isPayment = purpose === 'PAY';
  const lines = invoice ? [...about, { label: 'Reference', text: invoice }] : about;
  return page(
    isPayment ? `Pay with ${NAMES[provider]}` : `Save your ${NAMES[provider]} account`,
    provider,
    html`<h1>${isPayment ? 'Pay Haat' : 'Save your account for Haat'}</h1>
      ${amount !== null && html`<p class="amount">${taka.format(Number(amount))}</p>`}
      <dl>
        ${lines.map(
          ({ label, text }) =>
            html`<div>
              <dt>${label}</dt>
              <dd>${text}</dd>
            </div>`,
        )}
      </dl>
      <form method="post">
        <ul>
          ${CHOICES.map(
            (choice) =>
              html`<li>
                <button
                  name="choice"
                  value="${choice}"
                  class="${choice === 'APPROVE' ? 'main' : 'quiet'}"
                  aria-describedby="${choice}"
                >
                  ${BUTTONS[choice]}
                </button>
                <span id="${choice}">${EFFECTS[purpose][choice]}</span>
              </li>`,
          )}
        </ul>
      </form>`,
  );
};

/** Returns the page after `CLOSE`, from which nothing leads back to the order. */
export const closedPage = ({ provider, purpose }: TwinPayment): string =>
  page(
    'You may close this window',
    provider,
    html`<h1>You may close this window</h1>
      <p class="to">
        ${purpose === 'PAY' ? 'You have approved the payment.' : 'You have approved to save your account.'} Your browser
        does not go back to the shop, as if it had lost its connection.
      </p>`,
  );

/** Returns the page that sends the browser back to the shop with a form. */
export const movePage = (provider: ProviderName, url: string, fields: Readonly<Record<string, string>>): string =>
  page(
    'Back to the shop',
    provider,
    html`<h1>Back to the shop</h1>
      <p class="to">If nothing happens, go on by yourself.</p>
      <form method="post" action="${url}">
        ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
        <button class="main">Continue</button>
      </form>
      <script src="/demo-payments/pay/move.js"></script>`,
  );

/**
 * Returns the page that says that a payment is over, or unknown. Who has approved it can still go back to where the
 * shop waits.
 */
export const overPage = (payment: TwinPayment | undefined, shopUrl: string): string => {
  const isApproved = payment?.state === 'APPROVED' || payment?.state === 'PAID';
  return page(
    'This payment is over',
    payment?.provider,
    html`<h1>This payment is over</h1>
      <p class="to">
        ${
          isApproved
            ? 'You have approved it.'
            : 'It was refused or cancelled before, or has taken too long. Your order in the shop says how it is.'
        }
      </p>
      <a class="main" href="${isApproved ? payment.callbackUrl : shopUrl}">Back to the shop</a>`,
  );
};
