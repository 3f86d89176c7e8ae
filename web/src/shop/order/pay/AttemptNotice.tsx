import { Text } from '@chakra-ui/react';
import { isOnline, PAYMENT_FAILURES } from '#schema/payment.ts';
import type { AttemptNotice_AttemptFragment, PaymentMethod } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Notice } from '#web/ui/Notice.tsx';

/* GraphQL */ `
  fragment AttemptNotice_attempt on PaymentAttempt {
    id
    method
    status
    failure
  }
`;

/** Returns a method if a provider takes the money for it, else undefined. */
export const onlineMethod = (method: PaymentMethod | null) =>
  method !== null && isOnline(method) ? method : undefined;

/** Says how the latest attempt to pay stands or why it failed. */
export const AttemptNotice = ({ attempt }: { attempt: AttemptNotice_AttemptFragment }) => {
  const { t, translate } = useMessages();
  const method = onlineMethod(attempt.method);
  const means = method ? t(`pay.means.${method}`) : '';
  switch (attempt.status) {
    case 'OPEN':
      return (
        <Notice tone="info" role={undefined} mb="5">
          {t('pay.open', { means })}
        </Notice>
      );
    case 'CANCELLED':
    case 'FAILED':
    case 'EXPIRED': {
      const isLate = attempt.status === 'EXPIRED' || attempt.failure === 'EXPIRED';
      const why =
        attempt.status === 'CANCELLED'
          ? t('pay.cancelled', { means })
          : translate(PAYMENT_FAILURES[attempt.failure ?? (isLate ? 'EXPIRED' : 'DECLINED')]);
      return (
        <Notice tone="warning" role={undefined} mb="5">
          <Text fontWeight="medium">{why}</Text>
          <Text mt="1">{t(isLate ? 'pay.late' : 'pay.nothingTaken')}</Text>
        </Notice>
      );
    }
    default:
      return null;
  }
};
