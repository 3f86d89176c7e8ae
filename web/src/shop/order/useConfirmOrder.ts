import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BILLING_FIELDS, ORDER_MESSAGES, type BillingAddress } from '../../../../schema/order.rules.ts';
import type { PaymentMethod } from '../../generated/graphql.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { goToField } from '../../lib/goToField.ts';
import { paths } from '../../lib/paths.ts';
import type { Card } from './card.ts';
import type { CurrentFigures } from './ChangeNotice.tsx';
import { paymentId } from './PaymentMethods.tsx';
import { usePlaceOrder, type PlaceOrderOutcome } from './usePlaceOrder.ts';

/** Why there is no order yet. */
export type ConfirmProblem =
  | { kind: 'payment'; message: string }
  | { kind: 'failed'; message: string }
  | { kind: 'changed'; current: CurrentFigures }
  | { kind: 'accepted' }
  | { kind: 'placedBefore' };

interface OrderToConfirm {
  card: Card;
  billing: BillingAddress;
  paymentMethod: PaymentMethod | null;
  onRefused: (fields: Partial<BillingAddress>) => void;
}

/** Confirms a checkout: on success to the congratulations page, else says why not. A double click is one call. */
export const useConfirmOrder = ({ card, billing, paymentMethod, onRefused }: OrderToConfirm) => {
  const navigate = useNavigate();
  const { placeOrder, placing } = usePlaceOrder();
  const underWay = useRef(false);
  const [problem, setProblem] = useState<ConfirmProblem | null>(null);

  const settle = (outcome: PlaceOrderOutcome) => {
    switch (outcome.__typename) {
      case 'PlaceOrderSuccess':
        return navigate(paths.congratulations(outcome.order.id), { replace: true });
      case 'PriceChanged':
      case 'OutOfStock':
        return setProblem({ kind: 'changed', current: outcome });
      case 'InvalidInput': {
        const fields = billingFields(outcome.fields);
        if (Object.keys(fields).length > 0) return onRefused(fields);
        // The attempt became an order although no answer came, and something was changed after it.
        if (isAbout(outcome.fields, 'idempotencyKey')) return setProblem({ kind: 'placedBefore' });
        const kind = isAbout(outcome.fields, 'paymentMethod') ? 'payment' : 'failed';
        return setProblem({ kind, message: outcome.message });
      }
    }
  };

  const confirm = async () => {
    if (underWay.current) return;
    if (paymentMethod === null) {
      setProblem({ kind: 'payment', message: ORDER_MESSAGES.paymentRequired });
      return goToField(paymentId('CARD'));
    }
    underWay.current = true;
    setProblem(null);
    try {
      const outcome = await placeOrder(card, billing, paymentMethod);
      // Once placed it stays under way: until the next page is there, this one can still be clicked.
      underWay.current = outcome.__typename === 'PlaceOrderSuccess';
      await settle(outcome);
    } catch (error) {
      underWay.current = false;
      setProblem({ kind: 'failed', message: errorMessage(error) });
    }
  };

  return { confirm, placing, problem, setProblem };
};

/** What the server said about the fields of the billing form, in the order of the form. */
const billingFields = (fields: readonly { field: string; message: string }[]): Partial<BillingAddress> =>
  Object.fromEntries(
    BILLING_FIELDS.flatMap((name) => {
      const found = fields.find(({ field }) => field === `shippingAddress.${name}`);
      return found ? [[name, found.message]] : [];
    }),
  );

const isAbout = (fields: readonly { field: string }[], name: string) =>
  fields.some(({ field }) => field === name);
