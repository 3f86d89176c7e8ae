import { Box, chakra, Stack, Text } from '@chakra-ui/react';
import { PAYMENT_METHODS } from '#schema/order.ts';
import type { PaymentMethod } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';

interface PaymentMethodsProps {
  chosen: PaymentMethod | null;
  onChoose: (method: PaymentMethod) => void;
  /** The methods that the shop takes now; undefined as long as that is not known. */
  offered: readonly PaymentMethod[] | undefined;
  /** Whether methods that cannot be chosen are left out. */
  onlyOffered?: boolean;
  /** Id of the heading. */
  labelledBy: string;
  /** Id of the error message of the choice. */
  describedBy: string | undefined;
}

/** Returns a method if it can be chosen, else null. */
export const offeredOr = (
  method: PaymentMethod | null,
  offered: readonly PaymentMethod[] | undefined,
): PaymentMethod | null =>
  PAYMENT_METHODS.find((one) => one.method === method && isOffered(one, offered))?.method ?? null;

const isOffered = (
  { method, enabled }: (typeof PAYMENT_METHODS)[number],
  offered: readonly PaymentMethod[] | undefined,
): boolean => enabled && (!offered || offered.includes(method));

/**
 * The payment methods in the spec's words; those that the shop does not offer are shown, but cannot be chosen (spec
 * §9).
 */
export const PaymentMethods = ({
  chosen,
  onChoose,
  offered,
  onlyOffered = false,
  labelledBy,
  describedBy,
}: PaymentMethodsProps) => {
  const { t, translate } = useMessages();
  return (
    <Box role="radiogroup" aria-labelledby={labelledBy} aria-describedby={describedBy}>
      <Stack gap="3">
        {PAYMENT_METHODS.filter((one) => !onlyOffered || isOffered(one, offered)).map((one) => {
          const { method, label } = one;
          const id = `payment-${method}`;
          const canChoose = isOffered(one, offered);
          const hint = canChoose ? hintOf(method) : 'order.payment.notOffered';
          return (
            <Choice key={method} htmlFor={id} aria-disabled={!canChoose}>
              <chakra.input
                id={id}
                type="radio"
                name="payment"
                aria-labelledby={`${id}-label`}
                aria-describedby={hint && `${id}-hint`}
                checked={chosen === method}
                disabled={!canChoose}
                onChange={() => onChoose(method)}
                boxSize="5"
                flexShrink="0"
                accentColor="{colors.brand.solid}"
              />
              <Box minW="0">
                <Text fontWeight="medium" id={`${id}-label`}>
                  {translate(label)}
                </Text>
                {hint && (
                  <Text textStyle="xs" color={canChoose ? 'fg.muted' : undefined} id={`${id}-hint`}>
                    {t(hint)}
                  </Text>
                )}
              </Box>
            </Choice>
          );
        })}
      </Stack>
    </Box>
  );
};

const hintOf = (method: PaymentMethod) =>
  method === 'INSTALMENT' || method === 'ROCKET' ? undefined : (`pay.hint.${method}` as const);

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
