import path from 'node:path';
import express, { Router, type Request, type Response } from 'express';
import { CHOICES, type Choice, type ProviderName, type TwinPart } from './frame.ts';
import { choicePage, closedPage, movePage, overPage } from './page.ts';
import type { TwinPayment, TwinPayments } from './payments.ts';

const isChoice = (text: unknown): text is Choice => CHOICES.some((choice) => choice === text);

/** The hosted page of all providers: the customer chooses what becomes of the payment. */
export const hostedPages = ({
  payments,
  parts,
  now,
  publicUrl,
}: {
  payments: TwinPayments;
  parts: Readonly<Record<ProviderName, TwinPart>>;
  now: () => Date;
  publicUrl: () => string;
}): Router => {
  /** Forms may lead to this origin and to the shop, and scripts are this page's only. */
  const show = (response: Response, page: string, status = 200, payment?: TwinPayment) => {
    const shop = URL.parse(payment?.callbackUrl ?? '')?.origin ?? '';
    response
      .status(status)
      .type('html')
      .set({
        'Content-Security-Policy': `default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; form-action 'self' ${shop}; base-uri 'none'; frame-ancestors 'none'`,
        'Cache-Control': 'no-store',
        'Referrer-Policy': 'no-referrer',
      })
      .send(page);
  };

  const showOver = (response: Response, payment: TwinPayment | undefined) =>
    show(response, overPage(payment?.provider, publicUrl()), payment ? 410 : 404);

  const isOpen = (payment: TwinPayment | undefined): payment is TwinPayment =>
    payment?.state === 'OPEN' && payment.choice === null && new Date(payment.expiresAt) > now();

  const choose = async (request: Request<{ id: string }>, response: Response) => {
    const { id } = request.params;
    const { choice } = request.body as { choice?: unknown };
    const payment = payments.get(id);
    if (!isOpen(payment) || !isChoice(choice)) return showOver(response, payment);
    payments.update(id, { choice });
    const { method, url, fields = {} } = await parts[payment.provider].choose(id, choice);
    if (choice === 'CLOSE') return show(response, closedPage(payment));
    if (method === 'GET') return void response.redirect(303, url);
    show(response, movePage(payment.provider, url, fields), 200, payment);
  };

  const router = Router();
  for (const file of ['page.css', 'move.js'])
    router.get(`/${file}`, (_request, response) => response.sendFile(path.join(import.meta.dirname, file)));
  router.get('/:id', (request, response) => {
    const payment = payments.get(request.params.id);
    if (isOpen(payment)) show(response, choicePage(payment), 200, payment);
    else showOver(response, payment);
  });
  router.post('/:id', express.urlencoded({ extended: false, limit: '1kb' }), choose);
  return router;
};
