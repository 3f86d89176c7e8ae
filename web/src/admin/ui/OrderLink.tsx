import type { LinkProps } from '@chakra-ui/react';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import { adminPaths } from '#web/lib/adminPaths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { TextLink } from './TextLink.tsx';

interface OrderLinkProps extends Pick<LinkProps, 'fontWeight'> {
  order: { id: string; number: number };
}

/** The number of an order, which leads to its page. */
export const OrderLink = ({ order: { id, number }, ...style }: OrderLinkProps) => {
  const { language } = useMessages();
  return (
    <TextLink to={adminPaths.order(id)} fontVariantNumeric="tabular-nums" {...style}>
      {formatOrderNumber(number, language)}
    </TextLink>
  );
};
