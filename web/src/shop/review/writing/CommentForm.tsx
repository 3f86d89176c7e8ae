import { Button, Stack, Textarea } from '@chakra-ui/react';
import { useState } from 'react';
import { commentInput } from '#schema/review.input.ts';
import { useAddCommentMutation } from '#web/generated/graphql.ts';
import { useDraft } from '#web/lib/form/useDraft.ts';
import { useForm } from '#web/lib/form/useForm.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FormField } from '#web/ui/FormField.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/* GraphQL */ `
  mutation AddComment($input: AddCommentInput!) {
    addComment(input: $input) {
      ... on AddCommentSuccess {
        comment {
          id
        }
      }
    }
  }
`;

const EMPTY = { text: '' };

/** The form for a comment, which is shown once an admin publishes it. The draft survives failures and reloads. */
export const CommentForm = ({ productId }: { productId: string }) => {
  const { t } = useMessages();
  const addComment = useAddCommentMutation();
  const typed = useDraft(`comment ${productId}`, EMPTY);
  const [, , forget] = typed;
  const [sent, setSent] = useState(false);
  const { field, submit, busy, failure } = useForm({
    id: 'comment',
    typed,
    schema: commentInput,
    send: async ({ text }) => {
      const result = await addComment({ input: { productId, text } });
      if (result.__typename !== 'AddCommentSuccess') return result;
      forget();
      setSent(true);
    },
  });

  if (sent)
    return (
      <Notice tone="success" mt="4">
        {t('comments.form.thanks')}
      </Notice>
    );

  return (
    <form noValidate onSubmit={submit} aria-label={t('comments.form.title')}>
      <Stack gap="3" mt="4">
        <FormField {...field('text')} label={t('comments.form.text')} hint={t('comments.form.hint')}>
          {(control) => <Textarea {...control} rows={3} required />}
        </FormField>
        {failure && <Notice tone="error">{failure}</Notice>}
        <Button type="submit" alignSelf="start" aria-busy={busy}>
          {t(busy ? 'comments.form.sending' : 'comments.form.send')}
        </Button>
      </Stack>
    </form>
  );
};
