import { Box, Grid } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as v from 'valibot';
import { BILLING_FIELDS, billingInput, type BillingAddress } from '#schema/order.input.ts';
import type {
  AddressChoice_AddressFragment,
  OrderChoices_ProductFragment,
  Session_CustomerFragment,
} from '#web/generated/graphql.ts';
import { goToField } from '#web/lib/form/goToField.ts';
import type { Translatable } from '#web/lib/translatable.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { pictureOf } from '#web/shop/product/pictureOf.ts';
import { AddressChoice, CHOSEN_ADDRESS } from './billing/AddressChoice.tsx';
import { BILLING_TITLE, BillingStep } from './billing/BillingStep.tsx';
import { FoldedAddress } from './billing/FoldedAddress.tsx';
import { writeDraft, type CheckoutDraft } from './checkoutDraft.ts';
import { CheckoutSteps } from './CheckoutSteps.tsx';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import { ConfirmNotice } from './ConfirmNotice.tsx';
import { offeredOr } from './payment/PaymentMethods.tsx';
import { PaymentStep } from './payment/PaymentStep.tsx';
import type { Line } from '../line.ts';
import { OrderChoices } from './purchase/OrderChoices.tsx';
import { keyInCart, writePurchase, type Purchase } from './purchase/purchase.ts';
import { billingId, useBilling } from './billing/useBilling.ts';
import { useCheckoutStep } from './useCheckoutStep.ts';
import { PromotionCode } from './pricing/PromotionCode.tsx';
import type { Pricing } from './pricing/usePricing.ts';
import type { Promotion } from './pricing/usePromotion.ts';
import { useConfirmOrder, type ConfirmProblem } from './payment/useConfirmOrder.ts';
import { useOrderChoices } from './purchase/useOrderChoices.ts';

interface CheckoutProps {
  purchase: Purchase;
  onPurchase: (purchase: Purchase) => void;
  draft: CheckoutDraft | null;
  customer: Session_CustomerFragment;
  addresses: readonly AddressChoice_AddressFragment[];
  /** The products of the lines. */
  products: readonly OrderChoices_ProductFragment[];
  pricing: Pricing;
  promotion: Promotion;
  /** Gets the address of the form, at first and after each change. */
  onAddress: (address: string) => void;
  /** Called when the server refused the order, since the prices may have changed. */
  onStale: () => void;
}

/** Billing, then payment, always with the lines beside it. What is typed survives a reload. */
export const Checkout = ({
  purchase,
  onPurchase,
  draft,
  customer,
  addresses,
  products,
  pricing,
  promotion,
  onAddress,
  onStale,
}: CheckoutProps) => {
  const { t } = useMessages();
  const form = useBilling(customer, addresses, draft);
  const { billing, typed, replaced, refuse } = form;
  const { address } = billing;
  useEffect(() => onAddress(address), [onAddress, address]);
  const choices = useOrderChoices(purchase.lines, products);
  const { step, toPayment, toOrder } = useCheckoutStep(
    v.is(billingInput, billing) && choices.firstMissing === null,
    draft?.step ?? 'order',
  );
  const [pickedMethod, setPickedMethod] = useState(draft?.paymentMethod ?? null);
  const paymentMethod = offeredOr(pickedMethod, pricing.paymentMethods);

  const refusedFirst = useRef<keyof BillingAddress>(null);
  const showRefused = (fields: Partial<BillingAddress>, why: Translatable) => {
    refusedFirst.current = BILLING_FIELDS.find((field) => fields[field]) ?? null;
    refuse(fields);
    // Someone who went back before the response came is typing: keep the focus, and show the problem above the form.
    if (!toOrder()) setProblem({ kind: 'failed', why });
  };
  // Here and not in the step, so that a response after Back is handled too.
  const { confirm, placing, problem, setProblem } = useConfirmOrder({
    customerId: customer.id,
    purchase,
    billing,
    paymentMethod,
    seen: { promotionCode: promotion.draft.code, totalCents: pricing.prices.totalCents },
    onStale,
    onRefused: showRefused,
  });
  const shown = problemToShow(problem, pricing, promotion);
  const changes = shown?.kind === 'changed' ? shown.changes : [];

  useEffect(() => {
    writeDraft({
      attempt: purchase.attempt,
      customerId: customer.id,
      step,
      billing: typed,
      replaced,
      paymentMethod: pickedMethod,
      promotion: promotion.draft,
    });
  }, [purchase.attempt, customer.id, step, typed, replaced, pickedMethod, promotion.draft]);

  const before = useRef(step);
  useEffect(() => {
    // The payment step had the focus: move it to the refused field, or to the title.
    if (before.current === 'payment' && step === 'order') {
      if (refusedFirst.current) goToField(billingId(refusedFirst.current));
      else document.getElementById(BILLING_TITLE)?.focus({ preventScroll: true });
    }
    before.current = step;
    refusedFirst.current = null;
  }, [step]);

  const choose = (line: Line, choice: Partial<Pick<Line, 'color' | 'size'>>) => {
    const product = products.find(({ id }) => id === line.productId);
    // The cart keeps the line without the choice.
    const chosen = { ...line, ...choice, ...(purchase.fromCart && { cartKey: keyInCart(line) }) };
    const image = product ? pictureOf(product, chosen.color) : line.image;
    const lines = purchase.lines.map((one) => (one === line ? { ...chosen, image } : one));
    onPurchase(writePurchase({ ...purchase, lines }));
  };

  const proceed = form.handleSubmit(
    () => {
      const missing = choices.check();
      if (missing) return goToField(missing);
      form.settle();
      // The problem was shown, and may be corrected by the change; changed prices must still be accepted.
      if (problem?.kind === 'failed') setProblem(null);
      toPayment();
    },
    (wrong) => {
      const first = BILLING_FIELDS.find((field) => wrong[field]) ?? 'name';
      goToField(choices.check() ?? billingId(first));
    },
  );

  const changeAddress = () => {
    // The control must exist before it can get the focus.
    flushSync(form.open);
    goToField(addresses.length > 0 ? CHOSEN_ADDRESS : billingId('name'));
  };

  /** The customer goes on with what has changed: the button that had the focus is gone. */
  const accepted = () => {
    if (step === 'payment') return setProblem({ kind: 'accepted' });
    setProblem(null);
    document.getElementById(BILLING_TITLE)?.focus({ preventScroll: true });
  };
  const notice = shown && (
    <Box my="5">
      <ConfirmNotice
        lines={purchase.lines}
        problem={shown}
        onAccept={(lines) => {
          onPurchase(writePurchase({ ...purchase, lines }));
          accepted();
        }}
        onAcceptTotal={accepted}
        onDropCode={() => {
          promotion.remove();
          accepted();
        }}
      />
    </Box>
  );

  return (
    <>
      <CheckoutSteps step={step} />
      <Grid
        mt="6"
        gap={{ base: '5', lg: '10' }}
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' }}
        alignItems="start"
      >
        <Box
          order={{ base: '1', lg: '2' }}
          position="sticky"
          top={{ base: '0', lg: '6' }}
          zIndex="docked"
          mx={{ base: '-4', md: '0' }}
          px={{ base: '4', lg: '0' }}
          py={{ base: '2', lg: '0' }}
          // Opened on a narrow screen it would cover the step, so it scrolls with the page.
          css={{ '&:has(details[open])': { position: 'static' } }}
          bg={{ base: 'bg.canvas', lg: 'transparent' }}
          borderBottomWidth={{ base: '1px', lg: '0' }}
          borderColor="border"
        >
          <CheckoutSummary lines={purchase.lines} changes={changes} pricing={pricing} promotion={promotion} />
        </Box>
        <Box order="1" hideFrom="lg">
          <PromotionCode id="promotion-narrow" promotion={promotion} adjustments={pricing.prices.adjustments} />
        </Box>
        <Box order={{ base: '2', lg: '1' }} minW="0">
          {step === 'order' ? (
            <>
              {placing && (
                <Notice tone="info" mb="5">
                  {t('order.payment.placing')}
                </Notice>
              )}
              {shown?.kind !== 'accepted' && notice}
              {choices.asked.length > 0 && (
                <OrderChoices asked={choices.asked} checked={choices.checked} onChoose={choose} />
              )}
              <BillingStep
                field={form.field}
                folded={
                  form.isFolded && (
                    <FoldedAddress
                      billing={billing}
                      chosen={form.chosen}
                      describedBy={BILLING_TITLE}
                      onOpen={changeAddress}
                    />
                  )
                }
                choice={
                  addresses.length > 0 && (
                    <AddressChoice
                      addresses={addresses}
                      chosen={form.chosen}
                      onChoose={form.choose}
                      onOther={form.chooseOther}
                      onPutBack={form.putBack}
                    />
                  )
                }
                onSubmit={proceed}
              />
            </>
          ) : (
            <PaymentStep
              totalCents={pricing.prices.totalCents}
              offered={pricing.paymentMethods}
              bdtPerUsd={pricing.bdtPerUsd}
              billing={billing}
              paymentMethod={paymentMethod}
              onChoose={(method) => {
                if (problem?.kind === 'payment') setProblem(null);
                setPickedMethod(method);
              }}
              onBack={() => {
                if (!placing) setProblem(null);
                toOrder();
              }}
              placing={placing}
              problem={problem}
              notice={problem?.kind !== 'payment' && notice}
              onConfirm={confirm}
            />
          )}
        </Box>
      </Grid>
    </>
  );
};

/**
 * Returns the problem to show. What the server says about the present prices counts beside the answer to an order:
 * changes are shown as soon as they are known, and not only after Confirm.
 */
const problemToShow = (
  problem: ConfirmProblem | null,
  { changes }: Pricing,
  { lapsed }: Promotion,
): ConfirmProblem | null => {
  if (problem?.kind === 'changed') {
    const told = new Set(problem.changes.map(({ line }) => line));
    return { ...problem, changes: [...problem.changes, ...changes.filter(({ line }) => !told.has(line))] };
  }
  if (problem && problem.kind !== 'accepted') return problem;
  if (changes.length > 0) return { kind: 'changed', changes };
  return lapsed ? { kind: 'promotion', why: lapsed } : problem;
};
