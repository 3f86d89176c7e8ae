import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ORDER_MESSAGES } from '../../../../../../schema/order.ts';
import { BILLING_FIELDS, type BillingAddress } from '../../../../../../schema/order.input.ts';
import type { PaymentMethod } from '../../../../generated/graphql.ts';
import { errorMessage } from '../../../../lib/errorMessage.ts';
import { paths } from '../../../../lib/paths.ts';
import { useStores } from '../../../../lib/stores.ts';
import { removeLines } from '../../../cart/changeCart.ts';
import { changesBy, type LineChange } from '../figures.ts';
import type { Line } from '../../line.ts';
import { keyInCart, type Purchase } from '../purchase/purchase.ts';
import { usePlaceOrder, type PlaceOrderOutcome } from './usePlaceOrder.ts';
import type { ServerSentence, Translatable } from '../../../../lib/translatable.ts';

/** Why the order was not placed. */
export type ConfirmProblem =
  | { kind: 'payment'; why: Translatable }
  | { kind: 'failed'; why: Translatable }
  | { kind: 'changed'; changes: readonly LineChange[] }
  | { kind: 'accepted' }
  | { kind: 'placedBefore' };

interface OrderToConfirm {
  purchase: Purchase;
  billing: BillingAddress;
  paymentMethod: PaymentMethod | null;
  /** Called when the server refused fields of the billing form. */
  onRefused: (fields: Partial<BillingAddress>, why: Translatable) => void;
}

/** Places the order: after a success leads to the congratulations page, else reports why not. A double click is one call. */
export const useConfirmOrder = ({ purchase, billing, paymentMethod, onRefused }: OrderToConfirm) => {
  const navigate = useNavigate();
  const stores = useStores();
  const { placeOrder, placing } = usePlaceOrder();
  const underWay = useRef(false);
  const [problem, setProblem] = useState<ConfirmProblem | null>(null);

  const settle = (outcome: PlaceOrderOutcome) => {
    switch (outcome.__typename) {
      case 'PlaceOrderSuccess':
        if (purchase.fromCart) removeLines(stores, purchase.lines.map(keyInCart));
        return navigate(paths.congratulations(outcome.order.id), { replace: true });
      case 'PriceChanged':
      case 'OutOfStock':
        return showChanges(changesBy(outcome, purchase.lines), outcome);
      case 'OrderLimitReached':
        return setProblem({ kind: 'failed', why: outcome });
      case 'InvalidInput': {
        const fields = billingFields(outcome.fields);
        if (Object.keys(fields).length > 0) return onRefused(fields, outcome);
        // The attempt had become an order although no response came, and the purchase was changed afterwards.
        if (isAbout(outcome.fields, 'idempotencyKey')) return setProblem({ kind: 'placedBefore' });
        if (isAbout(outcome.fields, 'paymentMethod')) return setProblem({ kind: 'payment', why: outcome });
        return showChanges(refusedLines(outcome.fields, purchase.lines), outcome);
      }
    }
  };

  const showChanges = (changes: readonly LineChange[], why: Translatable) =>
    setProblem(changes.length > 0 ? { kind: 'changed', changes } : { kind: 'failed', why });

  const confirm = async () => {
    if (underWay.current) return;
    if (paymentMethod === null) {
      return setProblem({ kind: 'payment', why: ORDER_MESSAGES.paymentRequired });
    }
    underWay.current = true;
    setProblem(null);
    try {
      const outcome = await placeOrder(purchase, billing, paymentMethod);
      // After a success it stays busy: this page can be clicked until the next one is shown.
      underWay.current = outcome.__typename === 'PlaceOrderSuccess';
      await settle(outcome);
    } catch (error) {
      underWay.current = false;
      setProblem({ kind: 'failed', why: errorMessage(error) });
    }
  };

  return { confirm, placing, problem, setProblem };
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
      ((isAboutOption(found, 'color') && line.color === null) ||
        (isAboutOption(found, 'size') && line.size === null));
    return found && !isOpen ? [{ line, after: null, reason: found }] : [];
  });

const isAboutOption = ({ field }: FieldProblem, option: 'color' | 'size') => field.endsWith(`.${option}`);

const isAbout = (fields: readonly FieldProblem[], name: string) => fields.some(({ field }) => field === name);
