import { chakra, HStack, VisuallyHidden, type StackProps } from '@chakra-ui/react';
import { useMessages } from '../messages/useMessages.ts';

interface Props extends StackProps {
  cents: number;
  /** Earlier, higher price: shown struck through, with what is saved. */
  oldCents?: number | null;
  size?: 'sm' | 'md' | 'lg';
}

/** What it costs, readable from afar; beside it what it cost and how much less that is. */
export const Price = ({ cents, oldCents, size = 'md', ...rest }: Props) => {
  const { t, formatMoney } = useMessages();
  const reduced = oldCents !== null && oldCents !== undefined && oldCents > cents;
  return (
    <HStack gap="2" rowGap="0" wrap="wrap" align="baseline" fontVariantNumeric="tabular-nums" {...rest}>
      <chakra.span
        fontWeight="bold"
        textStyle={({ sm: 'sm', md: 'lg', lg: 'xl' } as const)[size]}
        color={reduced ? 'price.drop' : 'price.now'}
      >
        <VisuallyHidden>{t('price.now')} </VisuallyHidden>
        {formatMoney(cents)}
      </chakra.span>
      {reduced && (
        <>
          <chakra.s color="price.was" textStyle={size === 'lg' ? 'md' : 'sm'}>
            <VisuallyHidden>{t('price.was')} </VisuallyHidden>
            {formatMoney(oldCents)}
          </chakra.s>
          <chakra.span
            textStyle="xs"
            fontWeight="bold"
            color="accent.fg"
            bg="accent.subtle"
            px="1.5"
            borderRadius="control"
          >
            {t('price.saving', { percent: Math.round((1 - cents / oldCents) * 100) })}
          </chakra.span>
        </>
      )}
    </HStack>
  );
};
