import { Button, Flex, Heading, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import { formatTaka } from '#schema/format/taka.ts';
import { PAYMENT_METHODS } from '#schema/order.ts';
import { usePaymentsToSettleQuery } from '#web/generated/graphql.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { DataTable } from '#web/ui/DataTable.tsx';
import { FailedState } from '#web/ui/FailedState.tsx';
import { MoreButton } from '#web/ui/MoreButton.tsx';
import { DoneMessage } from '#web/ui/DoneMessage.tsx';
import { SettleDialog, wordsOf, type Choice } from './SettleDialog.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { Explanation } from '../ui/texts.tsx';

/* GraphQL */ `
  query PaymentsToSettle($after: String) {
    paymentsToSettle(first: 20, after: $after) {
      totalCount
      edges {
        node {
          id
          problem
          orderId
          orderNumber
          method
          amountCents
          amountPaisa
          paidPaisa
          detail
          transactionId
          since
          decisions
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

/** Payments and refunds that need a decision of the shop; nothing while there are none. */
export const PaymentsToSettle = () => {
  const { t, translate, formatDateTime, formatMoney, language } = useMessages();
  const { data, error, refetch, fetchMore } = usePaymentsToSettleQuery({ fetchPolicy: 'cache-and-network' });
  const [choice, setChoice] = useState<Choice | null>(null);
  const [isSettled, setSettled] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The dialog is closed, and the row that had the focus is gone.
    if (isSettled) heading.current?.focus();
  }, [isSettled]);
  const list = data?.paymentsToSettle;
  if (!list && error) return <FailedState error={error} retry={refetch} />;
  if (!list || (list.totalCount === 0 && !isSettled)) return null;
  const nameOf = (method: Choice['item']['method']) =>
    translate(PAYMENT_METHODS.find((one) => one.method === method)?.label ?? method);
  const taka = (paisa: number) => formatTaka(paisa, language);
  return (
    <Stack as="section" gap="4" aria-labelledby="settle-title">
      <Heading as="h2" size="md" id="settle-title" ref={heading} tabIndex={-1} outline="none">
        {t('settle.title', { count: list.totalCount })}
      </Heading>
      <DoneMessage>{isSettled && t('settle.done')}</DoneMessage>
      {list.totalCount > 0 && (
        <>
          <Text color="fg.muted" maxW="prose">
            {t('settle.why')}
          </Text>
          <DataTable
            label={t('settle.label')}
            rows={list.edges.map(({ node }) => node)}
            rowKey={({ id }) => id}
            columns={[
              {
                header: t('settle.since'),
                cell: ({ since }) => <Text whiteSpace="nowrap">{formatDateTime(since)}</Text>,
              },
              {
                header: t('settle.order'),
                cell: ({ orderId, orderNumber }) => (
                  <TextLink to={paths.viewOrder(orderId)}>{formatOrderNumber(orderNumber, language)}</TextLink>
                ),
              },
              {
                header: t('settle.amount'),
                figures: true,
                cell: ({ amountCents, amountPaisa, paidPaisa, method }) => (
                  <Stack gap="0" align={{ base: 'start', lg: 'end' }}>
                    <Text fontWeight="medium">{formatMoney(amountCents)}</Text>
                    <Text textStyle="sm" color="fg.muted" whiteSpace={{ lg: 'nowrap' }}>
                      {taka(paidPaisa ?? amountPaisa)} · {nameOf(method)}
                    </Text>
                  </Stack>
                ),
              },
              {
                header: t('settle.what'),
                card: 'wide',
                cell: ({ problem, amountPaisa, paidPaisa, detail, transactionId }) => (
                  <Stack gap="1" minW={{ lg: '15rem' }} maxW="prose">
                    <Text>
                      {t(`settle.${problem}`, {
                        asked: taka(amountPaisa),
                        paid: taka(paidPaisa ?? amountPaisa),
                      })}
                    </Text>
                    {detail && (
                      <Explanation lang="en" overflowWrap="anywhere">
                        {detail}
                      </Explanation>
                    )}
                    {transactionId && (
                      <Explanation overflowWrap="anywhere">{t('settle.number', { number: transactionId })}</Explanation>
                    )}
                  </Stack>
                ),
              },
              {
                header: t('order.list.action'),
                card: 'actions',
                cell: (item) => (
                  <Flex gap="2" wrap="wrap">
                    {item.decisions.map((decision, index) => (
                      <Button
                        key={decision}
                        size="sm"
                        variant={index === 0 ? 'solid' : 'outline'}
                        onClick={() => {
                          setSettled(false);
                          setChoice({ item, decision });
                        }}
                      >
                        {t(`settle.${wordsOf(item)}.${decision}`)}{' '}
                        <VisuallyHidden>{formatOrderNumber(item.orderNumber, language)}</VisuallyHidden>
                      </Button>
                    ))}
                  </Flex>
                ),
              },
            ]}
          />
        </>
      )}
      {list.pageInfo.hasNextPage && (
        <MoreButton
          label={t('customer.admin.more')}
          onMore={() => fetchMore({ variables: { after: list.pageInfo.endCursor } })}
        />
      )}
      <SettleDialog
        choice={choice}
        onClose={() => setChoice(null)}
        onSettled={() => {
          setChoice(null);
          setSettled(true);
        }}
      />
    </Stack>
  );
};
