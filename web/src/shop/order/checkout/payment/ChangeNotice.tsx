import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { withParam } from '#web/lib/translatable.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { withChanges, type LineChange } from '../figures.ts';
import type { Line } from '#web/shop/order/line.ts';
import { LineItem } from '#web/shop/order/LineItem.tsx';
import { useTranslateLine } from '#web/shop/order/lineTranslations.ts';

interface ChangeNoticeProps {
  /** All lines of the purchase. */
  lines: readonly Line[];
  changes: readonly LineChange[];
  /** Called to continue with what can be bought; it does not place the order. */
  onAccept: (lines: Line[]) => void;
}

/** Says for which lines price or stock have changed, and offers to continue with the current ones. */
export const ChangeNotice = ({ lines, changes, onAccept }: ChangeNoticeProps) => {
  const { t, formatMoney } = useMessages();
  const inWords = useTranslateLine();
  const left = withChanges(lines, changes);
  const acceptText = () => {
    const [only, ...others] = changes;
    if (!only || others.length > 0) return t('order.changed.acceptAll');
    if (!only.after) return t('order.changed.without');
    const { quantity, priceCents } = only.after;
    return t('order.changed.accept', { quantity, price: formatMoney(priceCents) });
  };
  return (
    <Notice tone="warning">
      <Stack gap="4">
        {changes.map((change) => (
          <Box key={lines.indexOf(change.line)}>
            {lines.length > 1 && <LineItem {...inWords(change.line)} unitPriceCents={change.line.priceCents} />}
            <ChangeText change={change} />
          </Box>
        ))}
      </Stack>
      {left.length === 0 ? (
        <Button asChild mt="3" size="sm" variant="outline">
          <Link to={paths.search}>{t('order.changed.browse')}</Link>
        </Button>
      ) : (
        <HStack justify="space-between" wrap="wrap" gap="3" mt="2">
          <Text>{t('order.changed.nothing')}</Text>
          <Button size="sm" onClick={() => onAccept(left)}>
            {acceptText()}
          </Button>
        </HStack>
      )}
    </Notice>
  );
};

/** A change of a line in numbers. */
export const ChangeText = ({ change: { line, after, reason } }: { change: LineChange }) => {
  const { t, translate, formatMoney } = useMessages();
  const { name } = useTranslateLine()(line);
  if (!after) return <Text>{reason ? translate(withParam(reason, 'product', name)) : t('order.changed.soldOut')}</Text>;
  return (
    <>
      {after.priceCents !== line.priceCents && (
        <Text>
          {t('order.changed.price', {
            seen: formatMoney(line.priceCents),
            now: formatMoney(after.priceCents),
          })}
        </Text>
      )}
      {after.quantity < line.quantity && (
        <Text>{t('order.changed.stock', { available: after.quantity, wanted: line.quantity })}</Text>
      )}
    </>
  );
};
