import { Box, chakra, Stack, Text } from '@chakra-ui/react';
import { PAYMENT_METHODS } from '../../../../../../schema/order.ts';
import type { PaymentMethod } from '../../../../generated/graphql.ts';
import { useMessages } from '../../../../messages/useMessages.ts';

const paymentId = (method: PaymentMethod): string => `payment-${method}`;

interface PaymentMethodsProps {
  chosen: PaymentMethod | null;
  onChoose: (method: PaymentMethod) => void;
  /** Id of the error message of the choice. */
  describedBy: string | undefined;
}

/** The payment methods in the spec's words; Instalment and Rocket are shown, but cannot be chosen (spec §9). */
export const PaymentMethods = ({ chosen, onChoose, describedBy }: PaymentMethodsProps) => {
  const { t, translate } = useMessages();
  return (
    <Box role="radiogroup" aria-labelledby="payment-title" aria-describedby={describedBy}>
      <Stack gap="3">
        {PAYMENT_METHODS.map(({ method, label, enabled }) => (
          <Choice key={method} htmlFor={paymentId(method)} aria-disabled={!enabled}>
            <chakra.input
              id={paymentId(method)}
              type="radio"
              name="payment"
              checked={chosen === method}
              disabled={!enabled}
              onChange={() => onChoose(method)}
              boxSize="5"
              flexShrink="0"
              accentColor="{colors.brand.solid}"
            />
            <Box>
              <Text fontWeight="medium">{translate(label)}</Text>
              {!enabled && <Text textStyle="xs">{t('order.payment.notOffered')}</Text>}
            </Box>
          </Choice>
        ))}
      </Stack>
    </Box>
  );
};

const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    minH: '14',
    px: '4',
    py: '2',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'control',
    cursor: 'button',
    '&:hover:has(:enabled)': { borderColor: 'brand.solid' },
    '&:has(:checked)': { borderColor: 'brand.solid', bg: 'brand.subtle' },
    '&:has(:focus-visible)': { outline: '2px solid {colors.brand.solid}', outlineOffset: '2px' },
    '&:has(:disabled)': { color: 'fg.subtle', borderColor: 'border', bg: 'bg.subtle', cursor: 'disabled' },
  },
});
