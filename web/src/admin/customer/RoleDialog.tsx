import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useChangeRoleMutation, type Role } from '#web/generated/graphql.ts';
import { useAction } from '#web/lib/form/useAction.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/* GraphQL */ `
  mutation ChangeRole($input: ChangeRoleInput!) {
    changeRole(input: $input) {
      ... on ChangeRoleSuccess {
        customer {
          id
          role
        }
      }
    }
  }
`;

/** A change of a customer's role. */
export interface RoleChange {
  customer: { id: string; displayName: string };
  role: Role;
}

interface RoleDialogProps {
  change: RoleChange | null;
  onClose: () => void;
  onChanged: (change: RoleChange) => void;
}

/** Asks for confirmation before a customer's role is changed. */
export const RoleDialog = ({ change, onClose, onChanged }: RoleDialogProps) => {
  const { t } = useMessages();
  return (
    <Dialog
      open={change !== null}
      title={change ? t(`admin.customers.make${change.role}.ask`, { name: change.customer.displayName }) : ''}
      onClose={onClose}
    >
      {change && <RoleQuestion change={change} onCancel={onClose} onChanged={onChanged} />}
    </Dialog>
  );
};

interface RoleQuestionProps extends Pick<RoleDialogProps, 'onChanged'> {
  change: RoleChange;
  onCancel: () => void;
}

const RoleQuestion = ({ change, onCancel, onChanged }: RoleQuestionProps) => {
  const { t } = useMessages();
  const changeRole = useChangeRoleMutation();
  const { customer, role } = change;
  const { busy, failure, run } = useAction(async () => {
    const result = await changeRole({ input: { id: customer.id, role } });
    if (result.__typename !== 'ChangeRoleSuccess') return result;
    onChanged(change);
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
