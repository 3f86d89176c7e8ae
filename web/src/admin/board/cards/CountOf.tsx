import { Text } from '@chakra-ui/react';
import { formatCount } from '#schema/format/number.ts';
import { useMessages } from '#web/messages/useMessages.ts';

/** The number of orders in a column, which is counted up to a limit. */
export const CountOf = ({ count }: { count: { totalCount: number; isTotalExact: boolean } }) => {
  const { t, language } = useMessages();
  const number = formatCount(count.totalCount, language);
  return (
    <Text as="span" color="fg.muted" textStyle="xs" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
      {count.isTotalExact ? number : t('admin.board.count.more', { count: number })}
    </Text>
  );
};
