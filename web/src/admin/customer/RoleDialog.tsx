import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import type { Role } from '../../generated/graphql.ts';
import { useAction } from '../../lib/form/useAction.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useChangeRole } from './useChangeRole.ts';

/** A change of a customer's role. */
export interface RoleWish {
  customer: { id: string; displayName: string };
  role: Role;
}

interface RoleDialogProps {
  wish: RoleWish | null;
  onClose: () => void;
  onChanged: (wish: RoleWish) => void;
}

/** Asks for confirmation before a customer's role is changed. */
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
  const { customer, role } = wish;
  const { busy, failure, run } = useAction(async () => {
    const result = await changeRole({ id: customer.id, role });
    if (result.__typename !== 'ChangeRoleSuccess') return result;
    onChanged(wish);
  });
  return (
    <Stack gap="5">
      <Text>{t(`admin.customers.make${role}.text`)}</Text>
      {failure && <Notice tone="error">{failure}</Notice>}
      <HStack gap="3" wrap="wrap">
        <Button aria-busy={busy} onClick={() => run()}>
          {t(busy ? 'admin.customers.busy' : `admin.customers.make${role}`)}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {t('admin.cancel')}
        </Button>
      </HStack>
    </Stack>
  );
};
