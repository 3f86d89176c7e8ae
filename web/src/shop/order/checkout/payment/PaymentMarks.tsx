import { chakra, HStack } from '@chakra-ui/react';
import type { PaymentMethod } from '#web/generated/graphql.ts';

/** The marks of a payment method: our own drawings in `public/payments/`, which the footer shows too. */
const MARKS: Partial<Record<PaymentMethod, readonly string[]>> = {
  CARD: ['visa', 'mastercard'],
  NAGAD: ['nagad'],
  BKASH: ['bkash'],
};

/** The marks of a payment method, beside its name. They are only decoration. */
export const PaymentMarks = ({ method }: { method: PaymentMethod }) => (
  <HStack gap="1.5" gridArea="1 / 2 / span 2">
    {MARKS[method]?.map((mark) => (
      <Mark key={mark} src={`/payments/${mark}.svg`} alt="" />
    ))}
  </HStack>
);

const Mark = chakra('img', {
  base: {
    // In pixels: with large letters the name needs the room.
    w: { base: '36px', md: '44px' },
    aspectRatio: '56 / 36',
    borderRadius: '4px',
    boxShadow: '0 0 0 1px {colors.border}',
    // White cards on a dark page are too bright.
    _dark: { filter: 'brightness(0.88)' },
  },
});
