import { chakra, HStack, VisuallyHidden, type StackProps } from '@chakra-ui/react';
import { useMessages } from '../messages/useMessages.ts';

interface Props extends StackProps {
  cents: number;
  /** An earlier, higher price: shown struck through, with the saving. */
  oldCents?: number | null;
  size?: 'sm' | 'md' | 'lg';
}

/** A price; with an earlier price and the saving beside it. */
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
