import { Box, Button, chakra, Flex, HStack, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useStores } from '../../lib/stores.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { QuantityStepper } from '../../ui/QuantityStepper.tsx';
import { useTranslateLine } from '../order/lineTranslations.ts';
import { Thumbnail } from '../../ui/Thumbnail.tsx';
import { setQuantity, type CountedLine } from './changeCart.ts';
import { LineNotes } from './LineNotes.tsx';

interface CartRowProps {
  counted: CountedLine;
  /** Whether it was just put back, and gets the focus. */
  takesFocus: boolean;
  onRemove: () => void;
  onMove: () => void;
}

/** A line of the cart: product, quantity, price, and what changed since it was added. */
export const CartRow = ({ counted, takesFocus, onRemove, onMove }: CartRowProps) => {
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
    <HStack
      as="li"
      gap={{ base: '3', md: '5' }}
      align="start"
      py="5"
      borderBottomWidth="1px"
      borderColor="border"
    >
      <Box opacity={quantity > 0 ? '1' : '0.5'}>
        <Thumbnail picture={line.image} size="20" />
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

const NameLink = chakra(Link, {
  base: { fontWeight: 'medium', _hover: { color: 'brand.fg', textDecoration: 'underline' } },
});
