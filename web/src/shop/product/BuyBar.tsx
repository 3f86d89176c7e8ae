import { Button, Flex } from '@chakra-ui/react';
import { useMessages } from '../../messages/useMessages.ts';
import { Price } from '../../ui/Price.tsx';

interface Props {
  product: { priceCents: number };
  disabled: boolean;
  onBuy: () => void;
}

/** On a phone: price and Buy Now in reach of the thumb, wherever one is on the page. */
export const BuyBar = ({ product, disabled, onBuy }: Props) => {
  const { t } = useMessages();
  return (
    <Flex
      hideFrom="md"
      data-buy-bar
      position="fixed"
      insetX="0"
      bottom="0"
      zIndex="docked"
      justify="space-between"
      align="center"
      gap="4"
      px="4"
      py="2.5"
      pb="max(0.625rem, env(safe-area-inset-bottom))"
      bg="bg.surface"
      borderTopWidth="1px"
      borderColor="border"
    >
      <Price cents={product.priceCents} />
      <Button colorPalette="accent" disabled={disabled} onClick={onBuy} flex="0 1 12rem">
        {t('product.buyNow')}
      </Button>
    </Flex>
  );
};
