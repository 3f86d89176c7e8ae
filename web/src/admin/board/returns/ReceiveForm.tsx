import { Box, Flex, Heading, HStack, Input, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { FULFILMENT_MESSAGES, piecesBack, worthOfReturn } from '#schema/fulfilment.ts';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import { dollars } from '#schema/refund.input.ts';
import { useReceiveReturnMutation, type ReceiveForm_OrderFragment } from '#web/generated/graphql.ts';
import { useForm } from '#web/lib/form/useForm.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { FormField } from '#web/ui/FormField.tsx';
import { DialogForm } from '#web/admin/kit/form/DialogForm.tsx';
import { PieceCount } from '#web/ui/PieceCount.tsx';
import { useToast } from '#web/admin/ui/toasts/toasts.ts';
import { again } from './returnSteps.ts';
import { Explanation } from '#web/admin/ui/texts.tsx';

/* GraphQL */ `
  fragment ReceiveForm_order on Order {
    id
    number
    totalCents
    deliveryFeeCents
    lines {
      id
      name: englishName
      color
      size
      quantity
      unitPriceCents
    }
    returns {
      id
      status
      reason
      withDelivery
      lines {
        orderLineId
        asked
        backOnSale
        writtenOff
      }
    }
    payment {
      collectedCents
      refundedCents
      refundDueCents
      toCollectCents
    }
  }
`;

/** Where pieces of a line go. */
interface Arrived {
  backOnSale: number;
  writtenOff: number;
}

/** No amount is all that the pieces are worth. */
const receiveForm = v.object({
  arrived: v.record(v.string(), v.object({ backOnSale: v.number(), writtenOff: v.number() })),
  delivery: v.boolean(),
  amount: v.nullable(dollars),
  isReviewed: v.boolean(),
});

const KINDS = ['backOnSale', 'writtenOff'] as const;

/** The form of what has arrived: first the pieces and the amount, then a summary to confirm. */
export const ReceiveForm = ({ order, onClose }: { order: ReceiveForm_OrderFragment; onClose: () => void }) => {
  const { t, formatMoney, formatNumber, language } = useMessages();
  const say = useToast();
  const receive = useReceiveReturnMutation(again);
  const { returns } = order;
  const { collectedCents, refundedCents, refundDueCents, toCollectCents } = order.payment;
  const asked = returns.at(-1)?.lines ?? [];
  const lines = order.lines
    .map((line) => ({
      ...line,
      label: [line.name, line.color, line.size].filter(Boolean).join(' · '),
      left: line.quantity - piecesBack(line.id, returns),
      asked: asked.find(({ orderLineId }) => orderLineId === line.id)?.asked ?? 0,
    }))
    .filter(({ left }) => left > 0);
  const typed = useState<v.InferInput<typeof receiveForm>>({
    arrived: Object.fromEntries(lines.map((line) => [line.id, { backOnSale: line.asked, writtenOff: 0 }])),
    delivery: false,
    amount: null,
    isReviewed: false,
  });
  const [{ arrived, delivery, amount, isReviewed }, change] = typed;
  const of = (id: string): Arrived => arrived[id] ?? { backOnSale: 0, writtenOff: 0 };
  const pieces = lines.map(({ id }) => ({
    orderLineId: id,
    quantity: of(id).backOnSale + of(id).writtenOff,
  }));
  const here = pieces.reduce((sum, { quantity }) => sum + quantity, 0);
  const stays = lines.reduce((sum, { left }) => sum + left, 0) - here;
  const mayGiveDelivery = order.deliveryFeeCents > 0 && !returns.some(({ withDelivery }) => withDelivery);
  const worth = Math.min(
    worthOfReturn(order, returns, pieces) + (delivery ? order.deliveryFeeCents : 0),
    // What the order still costs.
    collectedCents - refundedCents - refundDueCents + toCollectCents,
  );
  const form = useForm({
    id: 'receive',
    typed,
    schema: receiveForm,
    send: async ({ amount: typedCents }) => {
      if (here === 0) return FULFILMENT_MESSAGES.nothingToReturn;
      const amountCents = typedCents ?? worth;
      if (amountCents > worth) {
        const message = t('admin.board.receive.tooMuch', { sum: formatMoney(worth) });
        return { message, fields: [{ field: 'amount', message }] };
      }
      if (!isReviewed) return change((before) => ({ ...before, isReviewed: true }));
      const result = await receive({
        orderId: order.id,
        receipt: {
          lines: lines
            .map(({ id }) => ({ orderLineId: id, ...of(id) }))
            .filter(({ backOnSale, writtenOff }) => backOnSale + writtenOff > 0),
          amountCents,
          delivery,
        },
      });
      if ('message' in result) {
        // What can be mended stands on the first step.
        if (result.__typename === 'InvalidInput') change((before) => ({ ...before, isReviewed: false }));
        return result;
      }
      say({
        text: t('admin.board.returns.receive.done', {
          number: formatOrderNumber(order.number, language),
          amount: formatMoney(amountCents),
        }),
      });
      onClose();
    },
    saysAll: true,
  });
  const summary = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isReviewed) summary.current?.focus();
  }, [isReviewed]);
  const listOf = (kind: (typeof KINDS)[number]) =>
    lines
      .filter(({ id }) => of(id)[kind] > 0)
      .map(({ id, label }) => t('order.summary.pieces', { quantity: of(id)[kind], name: label }))
      .join(', ');
  const credited = isReviewed && amount !== null ? Math.round(Number(v.parse(dollars, amount))) : worth;
  return (
    <DialogForm
      form={form}
      action={{ label: t(isReviewed ? 'admin.board.receive.confirm' : 'admin.board.receive.review') }}
      cancel={t(isReviewed ? 'admin.board.receive.back' : 'admin.cancel')}
      onCancel={() => (isReviewed ? change((before) => ({ ...before, isReviewed: false })) : onClose())}
    >
      {isReviewed ? (
        <Box>
          <Heading as="h3" size="sm" mb="2" ref={summary} tabIndex={-1} outline="none">
            {t('admin.board.receive.summary')}
          </Heading>
          <Facts
            facts={[
              ...KINDS.filter((kind) => listOf(kind) !== '').map((kind) => ({
                term: t(`admin.board.receive.${kind}`),
                text: listOf(kind),
              })),
              {
                term: t('admin.board.receive.credited'),
                text: delivery
                  ? t('order.return.withDelivery', { amount: formatMoney(credited) })
                  : formatMoney(credited),
              },
              {
                term: t('admin.board.order'),
                text: stays === 0 ? t('admin.board.receive.all') : t('admin.board.receive.stays', { count: stays }),
              },
            ]}
          />
        </Box>
      ) : (
        <>
          <Explanation overflowWrap="anywhere">
            {t('admin.board.receive.text', { reason: returns.at(-1)?.reason || '—' })}
          </Explanation>
          <Box as="ul" listStyleType="none" borderWidth="1px" borderColor="border" borderRadius="control">
            {lines.map(({ id, label, left, asked: wanted }) => (
              <Box
                as="li"
                key={id}
                px="3"
                py="2"
                borderTopWidth="1px"
                borderColor="border"
                _first={{ borderTopWidth: '0' }}
              >
                <Text textStyle="sm" overflowWrap="anywhere">
                  {label}{' '}
                  <Text as="span" color="fg.muted">
                    {t('admin.board.receive.asked', { count: wanted, most: formatNumber(left) })}
                  </Text>
                </Text>
                <Flex gap="4" mt="1" wrap="wrap">
                  {KINDS.map((kind) => {
                    const other = kind === 'backOnSale' ? of(id).writtenOff : of(id).backOnSale;
                    return (
                      <HStack key={kind} gap="2" textStyle="sm">
                        <Text asChild minW="24">
                          <label htmlFor={`receive-${kind}-${id}`}>{t(`admin.board.receive.${kind}`)}</label>
                        </Text>
                        <Box w="20">
                          <PieceCount
                            id={`receive-${kind}-${id}`}
                            aria-label={t(`admin.board.receive.${kind}.of`, { name: label })}
                            value={of(id)[kind]}
                            most={left - other}
                            onChange={(count) =>
                              change((before) => ({
                                ...before,
                                arrived: { ...before.arrived, [id]: { ...of(id), [kind]: count } },
                              }))
                            }
                          />
                        </Box>
                      </HStack>
                    );
                  })}
                </Flex>
              </Box>
            ))}
          </Box>
          {mayGiveDelivery && (
            <CheckboxField
              {...form.field('delivery')}
              label={t('admin.board.receive.delivery', { fee: formatMoney(order.deliveryFeeCents) })}
            />
          )}
          <FormField
            {...form.field('amount')}
            value={amount ?? (worth / 100).toFixed(2)}
            label={t('admin.board.receive.amount')}
            hint={t('admin.board.receive.worth', { sum: formatMoney(worth) })}
          >
            {(control) => <Input {...control} inputMode="decimal" autoComplete="off" required />}
          </FormField>
        </>
      )}
    </DialogForm>
  );
};
