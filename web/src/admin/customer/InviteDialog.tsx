import { Text } from '@chakra-ui/react';
import { ROLES, type Role } from '#schema/customer.ts';
import { invitationInput } from '#schema/customer.input.ts';
import { useInviteStaffMutation } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FormDialog } from '../kit/form/FormDialog.tsx';
import { SelectField } from '../kit/form/SelectField.tsx';
import { TextField } from '../kit/form/TextField.tsx';

/* GraphQL */ `
  mutation InviteStaff($input: InviteStaffInput!) {
    inviteStaff(input: $input) {
      ... on InviteStaffSuccess {
        customer {
          id
        }
      }
      ...Refusal_fields
      ...Sentence_error
    }
  }
`;

interface InviteDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onInvited: (name: string) => void;
}

/** Invites somebody to the staff by a mail. */
export const InviteDialog = ({ isOpen, onClose, onInvited }: InviteDialogProps) => {
  const { t } = useMessages();
  const invite = useInviteStaffMutation({ refetchQueries: ['CustomersPage'] });
  return (
    <FormDialog
      id="invitation"
      of={isOpen ? true : null}
      title={() => t('admin.customers.invite')}
      focus="name"
      draft={() => 'invitation'}
      begin={(): { name: string; email: string; role: Role } => ({ name: '', email: '', role: 'PACKER' })}
      schema={invitationInput}
      send={async (input) => {
        const result = await invite({ input });
        if (result.__typename !== 'InviteStaffSuccess') return result;
        onInvited(input.name);
      }}
      action={{ label: t('admin.customers.invite.send'), busy: t('admin.customers.busy') }}
      onClose={onClose}
    >
      {({ field, values }) => (
        <>
          <TextField {...field('name')} label={t('admin.customers.invite.name')} />
          <TextField
            {...field('email')}
            label={t('admin.customers.invite.email')}
            hint={t('admin.customers.invite.email.hint')}
            inputMode="email"
          />
          <SelectField
            {...field('role')}
            label={t('admin.customers.role')}
            options={ROLES.filter((role) => role !== 'CUSTOMER').map((value) => ({
              value,
              label: t(`admin.customers.role.${value}`),
            }))}
          />
          <Text>{t(`admin.customers.role.${values.role}.text`)}</Text>
        </>
      )}
    </FormDialog>
  );
};
