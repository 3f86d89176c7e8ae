import { Link as StyledLink, type LinkProps } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import { adminPaths } from '#web/lib/adminPaths.ts';
import { useMessages } from '#web/messages/useMessages.ts';

interface OrderLinkProps extends Pick<LinkProps, 'fontWeight'> {
  order: { id: string; number: number };
}

/** The number of an order, which leads to its page. */
export const OrderLink = ({ order: { id, number }, ...style }: OrderLinkProps) => {
  const { language } = useMessages();
  return (
    <StyledLink asChild fontVariantNumeric="tabular-nums" {...style}>
      <Link to={adminPaths.order(id)}>{formatOrderNumber(number, language)}</Link>
    </StyledLink>
  );
};
