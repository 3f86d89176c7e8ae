import { Box, Center, HStack, Text, VisuallyHidden } from '@chakra-ui/react';
import { useMessages } from '#web/messages/useMessages.ts';
import type { CheckoutStep } from './checkoutDraft.ts';

const STEPS = ['order', 'payment'] as const;

/** The two steps of the checkout with the current one. */
export const CheckoutSteps = ({ step }: { step: CheckoutStep }) => {
  const { t, formatNumber } = useMessages();
  const at = STEPS.indexOf(step);
  return (
    <Box as="ol" display="flex" flexWrap="wrap" alignItems="center" gap="3" aria-label={t('order.checkout.steps')}>
      {STEPS.map((name, index) => {
        const label = t(`order.step.${name}`);
        const reached = index <= at;
        return (
          <HStack as="li" key={name} gap="3" aria-current={index === at ? 'step' : undefined}>
            {index > 0 && <Box w={{ base: '8', md: '16' }} h="2px" bg={reached ? 'brand.solid' : 'border.control'} />}
            <Center
              boxSize="8"
              borderRadius="full"
              borderWidth="2px"
              borderColor={reached ? 'brand.solid' : 'border.control'}
              bg={reached ? 'brand.solid' : 'transparent'}
              color={reached ? 'brand.contrast' : 'fg.muted'}
              fontWeight="bold"
              textStyle="sm"
              aria-hidden
            >
              {index < at ? '✓' : formatNumber(index + 1)}
            </Center>
            {/* In this order, as elsewhere: Chakra takes styles of another order for the same, and names them by the first. */}
            <Text color={reached ? 'fg' : 'fg.muted'} fontWeight={index === at ? 'bold' : 'normal'}>
              {label}
            </Text>
            <VisuallyHidden>{`${formatNumber(index + 1)}/${formatNumber(STEPS.length)}`}</VisuallyHidden>
          </HStack>
        );
      })}
    </Box>
  );
};
