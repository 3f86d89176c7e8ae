import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ViewOrderPageDocument } from '#web/generated/graphql.ts';
import { loadMessages } from '#web/messages/translate.ts';
import { anOrder } from '#web-test/orders.ts';
import { rahima, signedInAs } from '#web-test/people.ts';
import { openShop } from '#web-test/render.tsx';
import { answers, server } from '#web-test/server.ts';

const INVOICE = 'http://localhost:3000/order/invoice/order-1';

beforeEach(() => {
  signedInAs(rahima);
  server.use(answers(ViewOrderPageDocument, { order: anOrder() }));
});

/** Watches which files are saved. */
const savedFiles = () => {
  const saved = vi.fn<(name: string) => void>();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved(this.download);
  });
  return saved;
};

describe('the invoice', () => {
  test.each([
    ['en', 'Download invoice', 'The invoice is among your downloads.'],
    ['bn', 'ইনভয়েস ডাউনলোড করুন', 'ইনভয়েসটি আপনার ডাউনলোডে আছে।'],
  ] as const)('is fetched with the token in the language of the page, and saved: %s', async (language, label, done) => {
    const saved = savedFiles();
    server.use(
      http.get(INVOICE, ({ request }) => {
        expect(request.headers.get('authorization')).toBe('Bearer token of Rahima Khatun');
        expect(new URL(request.url).searchParams.get('language')).toBe(language);
        return HttpResponse.arrayBuffer(new ArrayBuffer(8), {
          headers: { 'content-disposition': 'attachment; filename=haat-invoice-10001.pdf' },
        });
      }),
    );
    const { user } = openShop('/vieworder/order-1', await loadMessages(language));
    await user.click(await screen.findByRole('button', { name: label }));
    expect(await screen.findByText(done)).toBeVisible();
    expect(saved).toHaveBeenCalledExactlyOnceWith('haat-invoice-10001.pdf');
  });

  test.each([
    [503, /^Many invoices are being made just now/],
    [429, /Please wait a minute/],
    [401, /Please log in/],
    [500, /Something went wrong/],
  ])('that is refused with %i says why, and can be asked for again', async (status, words) => {
    const saved = savedFiles();
    const error = 'Many invoices are being made just now. Please try again in a moment.';
    server.use(http.get(INVOICE, () => HttpResponse.json({ error }, { status })));
    const { user } = openShop('/vieworder/order-1');
    await user.click(await screen.findByRole('button', { name: 'Download invoice' }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(saved).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Download invoice' })).toBeEnabled();
  });

  test('without a connection says so', async () => {
    server.use(http.get(INVOICE, () => HttpResponse.error()));
    const { user } = openShop('/vieworder/order-1');
    await user.click(await screen.findByRole('button', { name: 'Download invoice' }));
    expect(await screen.findByText(/The shop cannot be reached/)).toBeVisible();
  });
});
