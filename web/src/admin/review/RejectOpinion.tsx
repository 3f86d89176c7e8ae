import { Button, HStack, Stack, Text, Textarea } from '@chakra-ui/react';
import { useState } from 'react';
import { opinionRejectionInput } from '#schema/review.input.ts';
import type { OpinionsTable_OpinionFragment } from '#web/generated/graphql.ts';
import { useForm } from '#web/lib/form/useForm.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FormField } from '#web/ui/FormField.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useModeration } from './useModeration.ts';

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
  return (
    <Dialog
      open={opinion !== null}
      title={
        opinion
          ? t('admin.opinions.reject.ask', { name: opinion.authorName, product: opinion.productName })
          : ''
      }
      focus="reject-opinion-reason"
      onClose={onClose}
    >
      {opinion && <RejectForm opinion={opinion} onCancel={onClose} onRejected={onRejected} />}
    </Dialog>
  );
};

interface RejectFormProps {
  opinion: Opinion;
  onCancel: () => void;
  onRejected: (opinion: Opinion) => void;
}

const RejectForm = ({ opinion, onCancel, onRejected }: RejectFormProps) => {
  const { t } = useMessages();
  const { reject } = useModeration();
  const { field, submit, busy, failure } = useForm({
    id: 'reject-opinion',
    typed: useState({ reason: '' }),
    schema: opinionRejectionInput,
    send: async ({ reason }) => {
      const result = await reject(opinion, reason);
      if (result.__typename !== 'RejectOpinionSuccess') return result;
      onRejected(opinion);
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="5">
        <Text textStyle="sm" color="fg.muted">
          {t(opinion.customerId === null ? 'admin.opinions.reject.nobody' : 'admin.opinions.reject.text')}
        </Text>
        <FormField {...field('reason')} label={t('admin.opinions.reject.reason')}>
          {(control) => <Textarea {...control} rows={3} />}
        </FormField>
        {failure && <Notice tone="error">{failure}</Notice>}
        <HStack gap="3" wrap="wrap">
          <Button type="submit" colorPalette="red" aria-busy={busy}>
            {t('admin.opinions.reject')}
          </Button>
          <Button type="button" variant="outline" onClick={onCancel}>
            {t('admin.cancel')}
          </Button>
        </HStack>
      </Stack>
    </form>
  );
};
