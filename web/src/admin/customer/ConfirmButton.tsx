import { Button, VisuallyHidden } from '@chakra-ui/react';
import { useConfirmCustomerMutation } from '#web/generated/graphql.ts';
import { useAction } from '#web/lib/form/useAction.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Notice } from '#web/ui/Notice.tsx';

/* GraphQL */ `
  mutation ConfirmCustomer($id: ID!) {
    confirmCustomer(id: $id) {
      id
      status
      rejectionReason
    }
  }
`;

interface ConfirmButtonProps {
  id: string;
  name: string;
  size?: 'xs' | 'sm';
  onBegin?: () => void;
  onConfirmed: () => void;
}

/** A button that confirms a customer; a failure is shown beside it. */
export const ConfirmButton = ({ id, name, size = 'sm', onBegin, onConfirmed }: ConfirmButtonProps) => {
  const { t } = useMessages();
  const confirmCustomer = useConfirmCustomerMutation();
  const { busy, failure, run } = useAction(async () => {
    onBegin?.();
    await confirmCustomer({ id });
    onConfirmed();
  });
  return (
    <>
      <Button size={size} onClick={() => run()} aria-busy={busy}>
        {t(busy ? 'customer.admin.confirming' : 'customer.admin.confirm')} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
      {failure && <Notice tone="error">{failure}</Notice>}
    </>
  );
};
