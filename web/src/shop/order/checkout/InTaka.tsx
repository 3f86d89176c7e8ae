import { Text } from '@chakra-ui/react';
import { useMessages } from '#web/messages/useMessages.ts';
import { useTaka } from '#web/messages/useTaka.ts';

interface InTakaProps {
  totalCents: number;
  /** Undefined until it is known. */
  bdtPerUsd: number | undefined;
  textStyle: 'sm' | 'xs';
}

/** What the total is in taka, about. The room is there before the rate is known, so that nothing below moves. */
export const InTaka = ({ totalCents, bdtPerUsd, textStyle }: InTakaProps) => {
  const { t } = useMessages();
  const { about } = useTaka();
  return (
    <Text textStyle={textStyle} color="fg.muted" minH="1lh">
      {bdtPerUsd !== undefined && t('order.summary.taka', { taka: about(totalCents, bdtPerUsd) })}
    </Text>
  );
};
