import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { Role } from '../../generated/graphql.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useChangeRole } from './useChangeRole.ts';
import type { Saying } from '../../lib/saying.ts';

/** Who is to have which role. */
export interface RoleWish {
  customer: { id: string; displayName: string };
  role: Role;
}

interface RoleDialogProps {
  wish: RoleWish | null;
  onClose: () => void;
  onChanged: (wish: RoleWish) => void;
}

/** Asks once more before somebody gets another role. */
export const RoleDialog = ({ wish, onClose, onChanged }: RoleDialogProps) => {
  const { t } = useMessages();
  return (
    <Dialog
      open={wish !== null}
      title={wish ? t(`admin.customers.make${wish.role}.ask`, { name: wish.customer.displayName }) : ''}
      onClose={onClose}
    >
      {wish && <RoleQuestion wish={wish} onCancel={onClose} onChanged={onChanged} />}
    </Dialog>
  );
};

interface RoleQuestionProps extends Pick<RoleDialogProps, 'onChanged'> {
  wish: RoleWish;
  onCancel: () => void;
}

const RoleQuestion = ({ wish, onCancel, onChanged }: RoleQuestionProps) => {
  const { t } = useMessages();
  const changeRole = useChangeRole();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Saying | null>(null);
  const { customer, role } = wish;
  const press = async () => {
    if (busy) return;
    setBusy(true);
    setWrong(null);
    try {
      const result = await changeRole({ id: customer.id, role });
      if (result.__typename === 'ChangeRoleSuccess') return onChanged(wish);
      setWrong(result.message);
    } catch (error) {
      setWrong(errorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack gap="5">
      <Text>{t(`admin.customers.make${role}.text`)}</Text>
      {wrong && <Notice tone="error">{wrong}</Notice>}
      <HStack gap="3" wrap="wrap">
        <Button aria-busy={busy} onClick={press}>
          {t(busy ? 'admin.customers.busy' : `admin.customers.make${role}`)}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {t('admin.cancel')}
        </Button>
      </HStack>
    </Stack>
  );
};
