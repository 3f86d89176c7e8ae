import { Text } from '@chakra-ui/react';
import * as v from 'valibot';
import { useChangeRoleMutation, type Role } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FormDialog } from '../kit/form/FormDialog.tsx';

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
  const changeRole = useChangeRoleMutation();
  return (
    <FormDialog
      id="role"
      of={change}
      title={({ role, customer }) => t(`admin.customers.make${role}.ask`, { name: customer.displayName })}
      begin={() => ({})}
      schema={v.object({})}
      send={async (_, of) => {
        const result = await changeRole({ input: { id: of.customer.id, role: of.role } });
        if (result.__typename !== 'ChangeRoleSuccess') return result;
        onChanged(of);
      }}
      action={({ role }) => ({ label: t(`admin.customers.make${role}`), busy: t('admin.customers.busy') })}
      onClose={onClose}
    >
      {(_, { role }) => <Text>{t(`admin.customers.make${role}.text`)}</Text>}
    </FormDialog>
  );
};
