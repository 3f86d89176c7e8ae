import { Button, HStack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatMoney } from '../../lib/formatMoney.ts';
import { paths } from '../../lib/paths.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { Card } from './card.ts';

/** What is true of the product now. */
export interface CurrentFigures {
  currentPriceCents: number;
  availableStock: number;
}

interface ChangeNoticeProps {
  card: Card;
  current: CurrentFigures;
  /** Goes on with the card as it is now; nothing is ordered by that. */
  onAccept: (changed: Card) => void;
}

/** Says that price or stock are no longer what the shopper saw, and offers to go on with what is true. */
export const ChangeNotice = ({ card, current, onAccept }: ChangeNoticeProps) => {
  const { t } = useMessages();
  const { currentPriceCents: priceCents, availableStock } = current;
  const quantity = Math.min(card.quantity, availableStock);
  if (quantity < 1)
    return (
      <Notice tone="warning">
        <Text>{t('order.changed.soldOut')}</Text>
        <Button asChild mt="3" size="sm" variant="outline">
          <Link to={paths.search}>{t('order.changed.browse')}</Link>
        </Button>
      </Notice>
    );
  return (
    <Notice tone="warning">
      {priceCents !== card.priceCents && (
        <Text>
          {t('order.changed.price', { seen: formatMoney(card.priceCents), now: formatMoney(priceCents) })}
        </Text>
      )}
      {quantity < card.quantity && (
        <Text>{t('order.changed.stock', { available: availableStock, wanted: card.quantity })}</Text>
      )}
      <HStack justify="space-between" wrap="wrap" gap="3" mt="2">
        <Text>{t('order.changed.nothing')}</Text>
        <Button size="sm" onClick={() => onAccept({ ...card, priceCents, quantity })}>
          {t('order.changed.accept', { quantity, price: formatMoney(priceCents) })}
        </Button>
      </HStack>
    </Notice>
  );
};
