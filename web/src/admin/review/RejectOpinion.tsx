import { opinionRejectionInput } from '#schema/review.input.ts';
import type { OpinionsTable_OpinionFragment } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FormDialog } from '../kit/form/FormDialog.tsx';
import { useModeration } from './useModeration.ts';
import { TextField } from '../kit/form/TextField.tsx';
import { Explanation } from '../ui/texts.tsx';

type Opinion = OpinionsTable_OpinionFragment;

interface RejectOpinionProps {
  /** The opinion to reject; null while the dialog is closed. */
  opinion: Opinion | null;
  onClose: () => void;
  onRejected: (opinion: Opinion) => void;
}

/** Asks for the reason of a rejection, which the author reads in a mail. */
export const RejectOpinion = ({ opinion, onClose, onRejected }: RejectOpinionProps) => {
  const { t } = useMessages();
  const { reject } = useModeration();
  return (
    <FormDialog
      id="reject-opinion"
      of={opinion}
      title={({ authorName, productName }) =>
        t('admin.opinions.reject.ask', { name: authorName, product: productName })
      }
      focus="reason"
      begin={() => ({ reason: '' })}
      schema={opinionRejectionInput}
      send={async ({ reason }, of) => {
        const result = await reject(of, reason);
        if (result.__typename !== 'RejectOpinionSuccess') return result;
        onRejected(of);
      }}
      action={{ label: t('admin.opinions.reject'), palette: 'red' }}
      onClose={onClose}
    >
      {({ field }, { customerId }) => (
        <>
          <Explanation>
            {t(customerId === null ? 'admin.opinions.reject.nobody' : 'admin.opinions.reject.text')}
          </Explanation>
          <TextField {...field('reason')} label={t('admin.opinions.reject.reason')} rows={3} />
        </>
      )}
    </FormDialog>
  );
};
