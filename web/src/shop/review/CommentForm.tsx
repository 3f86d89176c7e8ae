import { Button, Stack, Textarea } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { commentError } from '../../../../schema/review.input.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { goToField } from '../../lib/goToField.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { FormField } from '../../ui/FormField.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useAddComment } from './useAddComment.ts';
import type { Saying } from '../../lib/saying.ts';

const FIELD = 'comment-text';

/** A question or remark; it is shown after an admin lets it. What is typed outlives failures and reloads. */
export const CommentForm = ({ productId }: { productId: string }) => {
  const { t, say } = useMessages();
  const addComment = useAddComment();
  const { draft: text, keep, forget } = useDraft(`comment ${productId}`, '', asText);
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const [failure, setFailure] = useState<Saying | null>(null);
  const error = checked ? commentError(text) : null;

  if (sent)
    return (
      <Notice tone="success" mt="4">
        {t('comments.form.thanks')}
      </Notice>
    );

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setChecked(true);
    setFailure(null);
    if (commentError(text)) return goToField(FIELD);
    setBusy(true);
    try {
      const result = await addComment({ productId, text: text.trim() });
      if (result.__typename !== 'AddCommentSuccess') return setFailure(result.message);
      forget();
      setSent(true);
    } catch (thrown) {
      setFailure(errorMessage(thrown));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form noValidate onSubmit={submit} aria-label={t('comments.form.title')}>
      <Stack gap="3" mt="4">
        <FormField id={FIELD} label={t('comments.form.text')} error={error} hint={t('comments.form.hint')}>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              required
              value={text}
              onChange={({ target }) => keep(() => target.value)}
            />
          )}
        </FormField>
        {failure && <Notice tone="error">{say(failure)}</Notice>}
        <Button type="submit" alignSelf="start" aria-busy={busy}>
          {t(busy ? 'comments.form.sending' : 'comments.form.send')}
        </Button>
      </Stack>
    </form>
  );
};

const asText = (stored: unknown): string => (typeof stored === 'string' ? stored : '');
