import { Text } from '@chakra-ui/react';
import { useMessages } from '../../../messages/useMessages.ts';

/** The number of orders in a column, which is counted up to 10,000. */
export const CountOf = ({ count }: { count: { totalCount: number; isTotalExact: boolean } }) => {
  const { t, formatNumber } = useMessages();
  return (
    <Text as="span" color="fg.muted" textStyle="xs" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
      {count.isTotalExact
        ? formatNumber(count.totalCount)
        : t('admin.board.count.more', { count: count.totalCount })}
    </Text>
  );
};
