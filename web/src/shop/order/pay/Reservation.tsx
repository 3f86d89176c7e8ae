import { Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useMessages } from '#web/messages/useMessages.ts';

/** How often the time is read, in milliseconds. */
const TICK_MS = 5000;

/** For how many more minutes the products of an order are reserved. Screen readers are not told each minute. */
export const Reservation = ({ until }: { until: string }) => {
  const { t } = useMessages();
  const [minutes, setMinutes] = useState<number | null>(null);
  useEffect(() => {
    const read = () => setMinutes(Math.ceil((Date.parse(until) - Date.now()) / 60_000));
    read();
    const ticking = setInterval(read, TICK_MS);
    return () => clearInterval(ticking);
  }, [until]);
  if (minutes === null) return null;
  return (
    <Text mt="3" textStyle="sm" color="fg.muted">
      {minutes <= 0
        ? t('pay.reserved.over')
        : minutes === 1
          ? t('pay.reserved.one')
          : t('pay.reserved.many', { minutes })}
    </Text>
  );
};
