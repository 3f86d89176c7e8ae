import { Button, VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import { errorMessage } from '../../lib/errorMessage.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useConfirmCustomer } from './useConfirmCustomer.ts';
import type { Saying } from '../../lib/saying.ts';

interface ConfirmButtonProps {
  id: string;
  name: string;
  /** The list that loses a row by it. */
  refetch?: 'WaitingCustomers';
  onConfirmed: () => void;
}

/** Lets somebody in; why it failed is said beside it. */
export const ConfirmButton = ({ id, name, refetch, onConfirmed }: ConfirmButtonProps) => {
  const { t } = useMessages();
  const confirmCustomer = useConfirmCustomer(refetch);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Saying | null>(null);
  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await confirmCustomer(id);
      onConfirmed();
    } catch (error) {
      setFailure(errorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button size="sm" onClick={confirm} aria-busy={busy}>
        {t(busy ? 'customer.admin.confirming' : 'customer.admin.confirm')}{' '}
        <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
      {failure && <Notice tone="error">{failure}</Notice>}
    </>
  );
};
