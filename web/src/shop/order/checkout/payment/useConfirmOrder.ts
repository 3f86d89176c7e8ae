import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ORDER_MESSAGES } from '#schema/order.ts';
import { BILLING_FIELDS, type BillingAddress } from '#schema/order.input.ts';
import type { PaymentMethod } from '#web/generated/graphql.ts';
import { paths } from '#web/lib/paths.ts';
import { changesByRefusal, type LineChange } from '../figures.ts';
import type { Line } from '#web/shop/order/line.ts';
import type { Purchase } from '../purchase/purchase.ts';
import type { Answer, KeptOrder } from '../sending/keptOrders.ts';
import { useKeptOrder } from '../sending/useKeptOrder.ts';
import type { FromCheckout } from '#web/shop/order/pay/PayPage.tsx';
import { orderInputOf, type SeenPrice } from './placeOrder.ts';
import type { ServerSentence, Translatable } from '#web/lib/translatable.ts';

/** Why the order was not placed. */
export type ConfirmProblem =
  | { kind: 'payment'; why: Translatable }
  | { kind: 'failed'; why: Translatable }
  | { kind: 'changed'; changes: readonly LineChange[] }
  | { kind: 'total'; why: Translatable; nowCents: number }
  | { kind: 'promotion'; why: Translatable }
  /** No answer has come yet: the order is kept, and sent again. */
  | { kind: 'kept'; order: KeptOrder }
  | { kind: 'accepted' }
  | { kind: 'placedBefore' };

interface OrderToConfirm {
  customerId: string;
  purchase: Purchase;
  billing: BillingAddress;
  paymentMethod: PaymentMethod | null;
  seen: SeenPrice;
  /** Called when the server refused the order, since the prices may have changed. */
  onStale: () => void;
  /** Called when the server refused fields of the billing form. */
  onRefused: (fields: Partial<BillingAddress>, why: Translatable) => void;
}

/**
 * Places the order: after a success leads to the congratulations page, or first to the page of its payment; else
 * reports why not. Without an answer the order is kept and sent again. A double click is one call.
 */
export const useConfirmOrder = ({
  customerId,
  purchase,
  billing,
  paymentMethod,
  seen,
  onStale,
  onRefused,
}: OrderToConfirm) => {
  const navigate = useNavigate();
  const [isPlaced, setIsPlaced] = useState(false);
  /**
   * Whether the customer has just pressed Confirm: an order that was kept for a while does not lead to a provider by
   * itself.
   */
  const isWaiting = useRef(false);
  const [problem, setProblem] = useState<ConfirmProblem | null>(null);

  const settle = (answer: Answer) => {
    if (answer.kind === 'failed') return setProblem({ kind: 'failed', why: answer.why });
    if (answer.kind === 'placed') {
      // It stays busy: this page can be clicked until the next one is shown.
      setIsPlaced(true);
      if (answer.awaits) {
        const state: FromCheckout = { isPlaced: true, starts: isWaiting.current };
        return navigate(paths.pay(answer.orderId), { replace: true, state });
      }
      return navigate(paths.congratulations(answer.orderId), { replace: true });
    }
    const { refusal } = answer;
    onStale();
    switch (refusal.__typename) {
      case 'PriceChanged':
      case 'OutOfStock':
        return showChanges(changesByRefusal(refusal, purchase.lines), refusal);
      case 'TotalChanged':
        return setProblem({ kind: 'total', why: refusal, nowCents: refusal.currentTotalCents });
      case 'PromotionRefused':
        return setProblem({ kind: 'promotion', why: refusal });
      case 'OrderLimitReached':
        return setProblem({ kind: 'failed', why: refusal });
      case 'InvalidInput': {
        const fields = billingFields(refusal.fields);
        if (Object.keys(fields).length > 0) return onRefused(fields, refusal);
        // The attempt had become an order although no response came, and the purchase was changed afterwards.
        if (isAbout(refusal.fields, 'idempotencyKey')) return setProblem({ kind: 'placedBefore' });
        if (isAbout(refusal.fields, 'paymentMethod')) return setProblem({ kind: 'payment', why: refusal });
        return showChanges(refusedLines(refusal.fields, purchase.lines), refusal);
      }
    }
  };

  const showChanges = (changes: readonly LineChange[], why: Translatable) =>
    setProblem(changes.length > 0 ? { kind: 'changed', changes } : { kind: 'failed', why });

  const { kept, isSending, send } = useKeptOrder(purchase.attempt, (answer) => void settle(answer));
  useEffect(() => {
    if (kept) isWaiting.current = false;
  }, [kept]);
  const confirm = () => {
    if (isPlaced) return;
    if (paymentMethod === null) {
      return setProblem({ kind: 'payment', why: ORDER_MESSAGES.paymentRequired });
    }
    setProblem(null);
    isWaiting.current = true;
    send({ customerId, input: orderInputOf(purchase, billing, paymentMethod, seen), purchase });
  };

  return {
    confirm,
    placing: isSending || isPlaced,
    problem: kept ? ({ kind: 'kept', order: kept } as const) : problem,
    setProblem,
  };
};

interface FieldProblem extends ServerSentence {
  field: string;
}

/** Returns the server's messages about fields of the billing form, in the order of the form. */
const billingFields = (fields: readonly FieldProblem[]): Partial<BillingAddress> =>
  Object.fromEntries(
    BILLING_FIELDS.flatMap((name) => {
      const found = fields.find(({ field }) => field === `shippingAddress.${name}`);
      return found ? [[name, found.message]] : [];
    }),
  );

/** Returns the lines that the server refused entirely, with its reasons. */
const refusedLines = (fields: readonly FieldProblem[], lines: readonly Line[]): LineChange[] =>
  lines.flatMap((line, index) => {
    const found = fields.find(({ field }) => field.startsWith(`lines.${index}.`));
    // A missing choice can still be made, so the line is not dropped.
    const isOpen =
      found &&
      ((isAboutOption(found, 'color') && line.color === null) || (isAboutOption(found, 'size') && line.size === null));
    return found && !isOpen ? [{ line, after: null, reason: found }] : [];
  });

const isAboutOption = ({ field }: FieldProblem, option: 'color' | 'size') => field.endsWith(`.${option}`);

const isAbout = (fields: readonly FieldProblem[], name: string) => fields.some(({ field }) => field === name);
