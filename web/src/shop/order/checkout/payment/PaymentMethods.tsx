import { Box, chakra, Stack, Text } from '@chakra-ui/react';
import { PAYMENT_METHODS } from '#schema/order.ts';
import type { PaymentMethod } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { PaymentMarks } from './PaymentMarks.tsx';

interface PaymentMethodsProps {
  chosen: PaymentMethod | null;
  onChoose: (method: PaymentMethod) => void;
  /** The methods that the shop takes now; undefined as long as that is not known. */
  offered: readonly PaymentMethod[] | undefined;
  /** Whether methods that cannot be chosen are not even named. */
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

/** The payment methods in the spec's words; those that the shop does not offer are only named, in one line (spec §9). */
export const PaymentMethods = ({
  chosen,
  onChoose,
  offered,
  onlyOffered = false,
  labelledBy,
  describedBy,
}: PaymentMethodsProps) => {
  const { t, translate } = useMessages();
  const missing = PAYMENT_METHODS.filter((one) => !isOffered(one, offered)).map(({ label }) => translate(label));
  return (
    <Box role="radiogroup" aria-labelledby={labelledBy} aria-describedby={describedBy}>
      <Stack gap="3">
        {PAYMENT_METHODS.filter((one) => isOffered(one, offered)).map(({ method, label }) => {
          const id = `payment-${method}`;
          const hint = hintOf(method);
          return (
            <Choice key={method} htmlFor={id}>
              <chakra.input
                id={id}
                type="radio"
                name="payment"
                aria-labelledby={`${id}-label`}
                aria-describedby={hint && `${id}-hint`}
                checked={chosen === method}
                onChange={() => onChoose(method)}
                boxSize="5"
                flexShrink="0"
                accentColor="{colors.brand.solid}"
              />
              <Words>
                <Text fontWeight="medium" overflowWrap="anywhere" minW="0" id={`${id}-label`}>
                  {translate(label)}
                </Text>
                <PaymentMarks method={method} />
                {hint && (
                  <Text textStyle="xs" color="fg.muted" flexBasis="full" id={`${id}-hint`}>
                    {t(hint)}
                  </Text>
                )}
              </Words>
            </Choice>
          );
        })}
      </Stack>
      {!onlyOffered && missing.length > 0 && (
        <Text mt="3" textStyle="sm" color="fg.muted">
          {t('order.payment.notAvailable', { methods: missing.join(', ') })}
        </Text>
      )}
    </Box>
  );
};

const hintOf = (method: PaymentMethod) =>
  method === 'INSTALMENT' || method === 'ROCKET' ? undefined : (`pay.hint.${method}` as const);

/** Marks beside the name on a phone, beside name and hint on wider screens; below the name with large letters. */
const Words = chakra('div', {
  base: {
    display: { base: 'flex', md: 'grid' },
    flexWrap: 'wrap',
    flex: '1',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: '3',
    minW: '0',
  },
});

const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '14',
    px: '4',
    py: '2',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'control',
    cursor: 'button',
    _hover: { borderColor: 'brand.solid' },
    '&:has(:checked)': { borderColor: 'brand.solid', bg: 'brand.subtle' },
    '&:has(:focus-visible)': { outline: '2px solid {colors.brand.solid}', outlineOffset: '2px' },
  },
});
