import { Box, Button, chakra, Flex, HStack, Link, Stack, Text } from '@chakra-ui/react';
import { Fragment, useEffect, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { useStores } from '#web/lib/stores.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Picture } from '#web/ui/Picture.tsx';
import { QuantityStepper } from '#web/ui/QuantityStepper.tsx';
import { TakenOut } from '#web/ui/TakenOut.tsx';
import { useTranslateLine } from '../order/lineTranslations.ts';
import type { CartLine } from './cart.ts';
import { type CountedLine, putBack, setQuantity, takeOut } from './changeCart.ts';
import { addWish, removeWish } from './wishlist.ts';

/** The line that was removed last, and its index. */
interface Out {
  line: CartLine;
  place: number;
  /** Whether it was moved to the wishlist: new there, or already on it. */
  wish: 'new' | 'old' | null;
}

interface CartLinesProps {
  lines: readonly CountedLine[];
  /** Called with whether there is a removed line that can be put back. */
  onOut: (isOut: boolean) => void;
}

/** The lines of the cart. The last removed line can be put back. */
export const CartLines = ({ lines, onOut }: CartLinesProps) => {
  const { t } = useMessages();
  const stores = useStores();
  const [out, setOut] = useState<Out | null>(null);
  const [backKey, setBackKey] = useState<string | null>(null);
  useEffect(() => onOut(out !== null), [out, onOut]);

  const take = (key: string, wish: Out['wish']) => {
    const taken = takeOut(stores, key);
    if (taken) setOut({ ...taken, wish });
  };
  const move = ({ key, line }: CountedLine) => {
    take(key, addWish(stores, line.productId) ? 'new' : 'old');
  };
  const undo = ({ line, place, wish }: Out) => {
    if (wish === 'new') removeWish(stores, line.productId);
    setBackKey(putBack(stores, { line, place }));
    setOut(null);
  };

  const trace = out && (
    <TakenOut text={t(out.wish ? 'cart.moved' : 'cart.removed', { name: out.line.name })} onUndo={() => undo(out)} />
  );
  if (lines.length === 0 && !out) return null;
  return (
    <Box as="ul" listStyleType="none" borderTopWidth="1px" borderColor="border">
      {lines.map((counted, place) => (
        <Fragment key={counted.key}>
          {place === out?.place && trace}
          <CartRow
            counted={counted}
            takesFocus={counted.key === backKey}
            onRemove={() => take(counted.key, null)}
            onMove={() => move(counted)}
          />
        </Fragment>
      ))}
      {out && out.place >= lines.length && trace}
    </Box>
  );
};

interface CartRowProps {
  counted: CountedLine;
  /** Whether it was just put back, and gets the focus. */
  takesFocus: boolean;
  onRemove: () => void;
  onMove: () => void;
}

/** A line of the cart: product, quantity, price, and what changed since it was added. */
const CartRow = ({ counted, takesFocus, onRemove, onMove }: CartRowProps) => {
  const { t, translate, formatMoney } = useMessages();
  const stores = useStores();
  const { line, key, quantity, max } = counted;
  const { productId, name, color, size, priceCents } = useTranslateLine()(line);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (takesFocus) link.current?.focus();
  }, [takesFocus]);
  const chosen = [
    color && t('order.summary.color', { color }),
    size && t('order.summary.size', { size: translate(size) }),
  ].filter(Boolean);
  return (
    <HStack as="li" gap={{ base: '3', md: '5' }} align="start" py="5" borderBottomWidth="1px" borderColor="border">
      <Box className="thumbnail" w={{ base: '24', md: '36' }} opacity={quantity > 0 ? '1' : '0.5'}>
        <Picture picture={line.image} sizes="(min-width: 768px) 9rem, 6rem" widest={320} decorative />
      </Box>
      <Box minW="0" flex="1">
        <Flex gap={{ base: '3', md: '5' }} direction={{ base: 'column', md: 'row' }}>
          <Box minW="0" flex="1">
            <NameLink ref={link} to={paths.details(productId)}>
              {name}
            </NameLink>
            {chosen.length > 0 && (
              <Text textStyle="sm" color="fg.muted">
                {chosen.join(' · ')}
              </Text>
            )}
            <Text textStyle="sm" fontVariantNumeric="tabular-nums">
              {t('order.summary.each', { price: formatMoney(priceCents) })}
            </Text>
            <LineNotes counted={counted} />
          </Box>
          {quantity > 0 && (
            <Flex
              columnGap="5"
              align={{ base: 'center', md: 'start' }}
              justify="space-between"
              wrap={{ base: 'wrap', md: 'nowrap' }}
            >
              <QuantityStepper
                label={t('cart.quantity', { name })}
                value={quantity}
                max={max}
                onChange={(next) => setQuantity(stores, key, next)}
              />
              <Text
                fontFamily="heading"
                fontWeight="bold"
                textStyle="lg"
                minW={{ md: '24' }}
                ms="auto"
                pt={{ md: '2' }}
                textAlign="end"
                fontVariantNumeric="tabular-nums"
              >
                {formatMoney(priceCents * quantity)}
              </Text>
            </Flex>
          )}
        </Flex>
        <HStack gap="5" mt="1" wrap="wrap" rowGap="0">
          <Button variant="plain" size="sm" aria-label={`${t('cart.remove')}: ${name}`} onClick={onRemove}>
            {t('cart.remove')}
          </Button>
          {line.missing !== 'product' && (
            <Button variant="plain" size="sm" aria-label={`${t('cart.move')}: ${name}`} onClick={onMove}>
              {t('cart.move')}
            </Button>
          )}
        </HStack>
      </Box>
    </HStack>
  );
};

const NameLink = chakra(RouterLink, {
  base: { fontWeight: 'medium', _hover: { color: 'brand.fg', textDecoration: 'underline' } },
});

/** The notes about a line whose price or stock has changed since it was added. */
const LineNotes = ({ counted: { line, quantity } }: { counted: CountedLine }) => {
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
        <Note colorPalette="orange">{t('cart.note.stock', { wanted: line.quantity, available: quantity })}</Note>
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
