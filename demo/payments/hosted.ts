import path from 'node:path';
import express, { Router, type Request, type Response } from 'express';
import { LRUCache } from 'lru-cache';
import { standInStyles } from '../stand-in/page.ts';
import { CHOICES, type Choice, type ProviderName } from './choices.ts';
import type { Move, TwinPart } from './frame.ts';
import { choicePage, closedPage, movePage, overPage } from './page.ts';
import type { TwinPayment, TwinPayments } from './payments.ts';

/** How many choices can be repeated. */
const MOST_MOVES = 100;

const isChoice = (text: unknown): text is Choice => CHOICES.some((choice) => choice === text);

/** The hosted page of all providers: the customer chooses what becomes of the payment. */
export const hostedPages = ({
  payments,
  parts,
  now,
  publicUrl,
}: {
  payments: Pick<TwinPayments, 'get' | 'update'>;
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
    show(response, overPage(payment, publicUrl()), payment ? 410 : 404);

  const isOpen = (payment: TwinPayment | undefined): payment is TwinPayment =>
    payment?.state === 'OPEN' && payment.choice === null && new Date(payment.expiresAt) > now();

  const moves = new LRUCache<string, { choice: Choice; move: Promise<Move> }>({ max: MOST_MOVES });

  const choose = async (request: Request<{ id: string }>, response: Response) => {
    const { id } = request.params;
    const { choice } = request.body as { choice?: unknown };
    const payment = payments.get(id);
    if (payment === undefined || !isChoice(choice)) return showOver(response, payment);
    if (isOpen(payment)) {
      payments.update(id, { choice });
      moves.set(id, { choice, move: parts[payment.provider].choose(id, choice) });
    }
    // A second press of the same button takes the place of the first one in the browser, and gets the same answer.
    const chosen = moves.get(id);
    if (chosen?.choice !== choice) return showOver(response, payment);
    const { method, url, fields = {} } = await chosen.move;
    if (choice === 'CLOSE') return show(response, closedPage(payment));
    if (method === 'GET') return void response.redirect(303, url);
    show(response, movePage(payment.provider, url, fields), 200, payment);
  };

  const router = Router();
  router.get('/stand-in.css', (_request, response) => response.sendFile(standInStyles));
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
