import { useRejectCustomerMutation } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

/* GraphQL */ `
  mutation RejectCustomer($input: RejectCustomerInput!) {
    rejectCustomer(input: $input) {
      ... on RejectCustomerSuccess {
        customer {
          id
          status
          rejectionReason
        }
      }
    }
  }
`;

interface RejectDialogProps {
  /** The customer to reject; null while the dialog is closed. */
  customer: { id: string; displayName: string } | null;
  onClose: () => void;
  onRejected: (name: string) => void;
}

/** Asks for the reason of a rejection. */
export const RejectDialog = ({ customer, onClose, onRejected }: RejectDialogProps) => {
  const { t } = useMessages();
  const rejectCustomer = useRejectCustomerMutation();
  return (
    <ReasonDialog
      id="reject"
      of={customer}
      title={({ displayName }) => t('admin.reject.ask', { name: displayName })}
      send={async (reason, { id, displayName }) => {
        const result = await rejectCustomer({ input: { id, reason } });
        if (result.__typename !== 'RejectCustomerSuccess') return result;
        onRejected(displayName);
      }}
      onClose={onClose}
    />
  );
};
