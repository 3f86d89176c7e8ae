import { Text } from '@chakra-ui/react';
import { deliveryFeesOf } from '#schema/shop-settings.ts';
import { useSettings } from '#web/lib/settings.ts';
import { useMessages } from '#web/messages/useMessages.ts';

/** Says that the delivery fee depends on the district, where it does. */
export const DistrictNote = () => {
  const { t } = useMessages();
  const { least, most } = deliveryFeesOf(useSettings().delivery);
  if (least === most) return null;
  return (
    <Text mt="3" textStyle="sm" color="fg.muted">
      {t('order.summary.byDistrict')}
    </Text>
  );
};
