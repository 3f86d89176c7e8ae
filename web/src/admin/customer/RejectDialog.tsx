import { useRejectCustomerMutation } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { RejectForm } from './RejectForm.tsx';

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
    <Dialog
      open={customer !== null}
      title={customer ? t('admin.reject.ask', { name: customer.displayName }) : ''}
      focus="reject-reason"
      onClose={onClose}
    >
      {customer && (
        <RejectForm
          id="reject"
          send={async ({ reason }) => {
            const result = await rejectCustomer({ input: { id: customer.id, reason } });
            if (result.__typename !== 'RejectCustomerSuccess') return result;
            onRejected(customer.displayName);
          }}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
};
