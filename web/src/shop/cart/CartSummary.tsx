import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { MAX_ORDER_LINES } from '../../../../schema/order.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Panel } from '../../ui/Panel.tsx';

interface CartSummaryProps {
  /** The order total; null when nothing can be bought. */
  totalCents: number | null;
  /** Whether the cart has more lines than an order may have. */
  isCut: boolean;
  /** Whether nobody is signed in, so that the checkout asks for a login first. */
  logsIn: boolean;
  onCheckout: () => void;
  /** The totals. */
  children: ReactNode;
}

/** The totals with the button to the checkout: beside the lines on wide screens; on a phone also at the bottom of the screen. */
export const CartSummary = ({ totalCents, isCut, logsIn, onCheckout, children }: CartSummaryProps) => {
  const { t, formatMoney } = useMessages();
  return (
    <Panel as="section" aria-labelledby="summary-title" position={{ lg: 'sticky' }} top={{ lg: '22' }}>
      <Heading as="h2" size="md" mb="4" id="summary-title">
        {t('order.summary.title')}
      </Heading>
      {totalCents === null ? (
        <Text color="fg.muted">{t('cart.checkout.nothing')}</Text>
      ) : (
        <>
          {children}
          {isCut && (
            <Text mt="3" textStyle="sm">
              {t('cart.checkout.most', { count: MAX_ORDER_LINES })}
            </Text>
          )}
          <Button size="lg" colorPalette="accent" w="full" mt="5" hideBelow="md" onClick={onCheckout}>
            {t('cart.checkout')}
          </Button>
          {logsIn && (
            <Text mt="3" textStyle="sm" color="fg.muted">
              {t('cart.checkout.login')}
            </Text>
          )}
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
            <Box>
              <Text textStyle="xs" color="fg.muted">
                {t('order.summary.total')}
              </Text>
              <Text fontWeight="bold" textStyle="lg" fontVariantNumeric="tabular-nums">
                {formatMoney(totalCents)}
              </Text>
            </Box>
            <Button colorPalette="accent" flex="0 1 12rem" onClick={onCheckout}>
              {t('cart.checkout')}
            </Button>
          </Flex>
        </>
      )}
    </Panel>
  );
};
