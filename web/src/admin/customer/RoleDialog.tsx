import { Text } from '@chakra-ui/react';
import * as v from 'valibot';
import { ROLES } from '#schema/customer.ts';
import { useChangeRoleMutation, type Role } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FormDialog } from '../kit/form/FormDialog.tsx';
import { SelectField } from '../kit/form/SelectField.tsx';

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

/** Whose role is to change. */
export interface RoleOf {
  id: string;
  displayName: string;
  role: Role;
}

interface RoleDialogProps {
  of: RoleOf | null;
  onClose: () => void;
  onChanged: (name: string, role: Role) => void;
}

const schema = v.object({ role: v.picklist(ROLES) });

/** Gives somebody another role, and says what each may do. */
export const RoleDialog = ({ of, onClose, onChanged }: RoleDialogProps) => {
  const { t } = useMessages();
  const changeRole = useChangeRoleMutation();
  return (
    <FormDialog
      id="role"
      of={of}
      title={({ displayName }) => t('admin.customers.changeRole.ask', { name: displayName })}
      begin={({ role }) => ({ role })}
      schema={schema}
      send={async ({ role }, { id, displayName }) => {
        const result = await changeRole({ input: { id, role } });
        if (result.__typename !== 'ChangeRoleSuccess') return result;
        onChanged(displayName, role);
      }}
      action={{ label: t('admin.customers.changeRole'), busy: t('admin.customers.busy') }}
      onClose={onClose}
    >
      {({ field, values }) => (
        <>
          <SelectField
            {...field('role')}
            label={t('admin.customers.role')}
            options={ROLES.map((value) => ({ value, label: t(`admin.customers.role.${value}`) }))}
          />
          <Text>{t(`admin.customers.role.${values.role}.text`)}</Text>
        </>
      )}
    </FormDialog>
  );
};
