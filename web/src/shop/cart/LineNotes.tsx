import { chakra, Link, Stack } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useMessages } from '../../messages/useMessages.ts';
import type { CountedLine } from './changeCart.ts';

/** The notes about a line whose price or stock has changed since it was added. */
export const LineNotes = ({ counted: { line, quantity } }: { counted: CountedLine }) => {
  const { t, formatMoney } = useMessages();
  const { missing, productId, priceCents, seenPriceCents } = line;
  return (
    <Stack gap="1" mt="1.5" _empty={{ display: 'none' }}>
      {missing === 'product' && <Note colorPalette="red">{t('cart.note.gone')}</Note>}
      {missing === 'choice' && (
        <Note colorPalette="red">
          {t('cart.note.choice')}{' '}
          <Link asChild>
            <RouterLink to={paths.details(productId)}>{t('cart.note.choose')}</RouterLink>
          </Link>
        </Note>
      )}
      {!missing && quantity === 0 && <Note colorPalette="red">{t('cart.note.soldOut')}</Note>}
      {quantity > 0 && quantity < line.quantity && (
        <Note colorPalette="orange">
          {t('cart.note.stock', { wanted: line.quantity, available: quantity })}
        </Note>
      )}
      {!missing && priceCents !== seenPriceCents && (
        <Note colorPalette={priceCents < seenPriceCents ? 'green' : 'orange'}>
          {t('cart.note.price', { was: formatMoney(seenPriceCents), now: formatMoney(priceCents) })}
        </Note>
      )}
    </Stack>
  );
};

const Note = chakra('p', {
  base: {
    textStyle: 'sm',
    fontWeight: 'medium',
    fontVariantNumeric: 'tabular-nums',
    color: 'colorPalette.fg',
    bg: 'colorPalette.subtle',
    borderRadius: 'control',
    px: '2.5',
    py: '1',
    w: 'fit-content',
  },
});
