import { Button, VisuallyHidden, type ButtonProps } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { PayButton_OrderFragment } from '#web/generated/graphql.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';

/* GraphQL */ `
  fragment PayButton_order on Order {
    id
    status
    payment {
      awaits
    }
  }
`;

interface PayButtonProps extends Omit<ButtonProps, 'order'> {
  order: PayButton_OrderFragment;
  /** Which order it is, for screen readers, where there are several. */
  name?: string;
}

/** Leads to what an order waits for: its payment, a deposit or a code. Nothing when it waits for nothing. */
export const PayButton = ({ order, name, ...props }: PayButtonProps) => {
  const { t } = useMessages();
  const { awaits } = order.payment;
  if (!awaits || order.status !== 'PENDING') return null;
  return (
    <Button asChild colorPalette="accent" {...props}>
      <Link to={paths.pay(order.id)}>
        {t(`pay.button.${awaits}`)}
        {name && <VisuallyHidden>{name}</VisuallyHidden>}
      </Link>
    </Button>
  );
};
