import { Box, Heading, Text } from '@chakra-ui/react';
import type { Confirming_AttemptFragment } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { onlineMethod } from './AttemptNotice.tsx';

/* GraphQL */ `
  fragment Confirming_attempt on PaymentAttempt {
    method
    amountCents
  }
`;

interface ConfirmingProps {
  attempt: Confirming_AttemptFragment;
  /** Whether it takes longer than usual. */
  isLong: boolean;
}

/** Says that the shop is asking the provider whether the money has come. */
export const Confirming = ({ attempt, isLong }: ConfirmingProps) => {
  const { t, formatMoney } = useMessages();
  const method = onlineMethod(attempt.method);
  return (
    <Box textAlign="center" py={{ base: '4', md: '8' }}>
      <Box
        boxSize="10"
        mx="auto"
        mb="5"
        borderRadius="full"
        borderWidth="4px"
        borderColor="border"
        borderTopColor="brand.solid"
        animation="turn 1400ms linear infinite"
        _motionReduce={{ animation: 'none' }}
        aria-hidden
      />
      <Heading as="h2" size="md">
        {t('pay.confirming.title')}
      </Heading>
      <Text color="fg.muted" mt="2" maxW="prose" mx="auto">
        {t('pay.confirming', {
          amount: formatMoney(attempt.amountCents),
          means: method ? t(`pay.means.${method}`) : '',
        })}
      </Text>
      {isLong && (
        <Text mt="3" mx="auto" maxW="prose">
          {t('pay.confirming.long')}
        </Text>
      )}
    </Box>
  );
};
