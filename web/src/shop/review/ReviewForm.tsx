import { Button, Flex, Heading, Stack, Textarea } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { reviewErrors } from '../../../../schema/review.input.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { goToField } from '../../lib/goToField.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { FormField } from '../../ui/FormField.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { StarInput } from '../../ui/StarInput.tsx';
import { PictureUploads } from './pictures/PictureUploads.tsx';
import type { useReviewDraft } from './reviewDraft.ts';
import { useAddReview } from './useAddReview.ts';
import { usePictureUploads } from './pictures/usePictureUploads.ts';
import type { Saying } from '../../lib/saying.ts';

const FIELDS = { rating: 'review-rating', text: 'review-text', pictures: 'review-pictures' } as const;

interface Props extends ReturnType<typeof useReviewDraft> {
  productId: string;
  onSent: () => void;
  onCancel: () => void;
}

/** What a buyer thinks: stars, words, up to four pictures. It is shown and counted after an admin lets it. */
export default function ReviewForm({ productId, draft, keep, onSent, onCancel }: Props) {
  const { t, say } = useMessages();
  const addReview = useAddReview();
  const uploads = usePictureUploads(draft.pictures.length, (picture) =>
    keep((before) => ({ ...before, pictures: [...before.pictures, picture] })),
  );
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Saying | null>(null);
  const review = { ...draft, pictures: draft.pictures.map(({ key }) => key) };
  const errors = checked ? reviewErrors(review) : [];
  const errorOf = (field: keyof typeof FIELDS) =>
    errors.find((error) => error.field === field)?.message ?? null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setChecked(true);
    setFailure(null);
    const first = reviewErrors(review)[0];
    if (first) return goToField(FIELDS[first.field]);
    if (uploads.pending.length > 0) return setFailure(t('reviews.form.picturesPending'));
    setBusy(true);
    try {
      const result = await addReview({ productId, ...review, text: review.text.trim() });
      if (result.__typename === 'AddReviewSuccess') return onSent();
      setFailure(result.message);
    } catch (thrown) {
      setFailure(errorMessage(thrown));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Panel mt="5">
      <form noValidate onSubmit={submit} aria-labelledby="review-form-title">
        <Heading as="h3" size="sm" id="review-form-title" mb="3">
          {t('reviews.form.title')}
        </Heading>
        <Stack gap="4">
          <StarInput
            id={FIELDS.rating}
            label={t('reviews.form.rating')}
            value={draft.rating}
            error={errorOf('rating')}
            onChange={(rating) => keep((before) => ({ ...before, rating }))}
          />
          <FormField id={FIELDS.text} label={t('reviews.form.text')} error={errorOf('text')}>
            {(control) => (
              <Textarea
                {...control}
                rows={4}
                required
                value={draft.text}
                onChange={({ target }) => keep((before) => ({ ...before, text: target.value }))}
              />
            )}
          </FormField>
          <PictureUploads
            id={FIELDS.pictures}
            pictures={draft.pictures}
            uploads={uploads}
            onRemove={(key) =>
              keep((before) => ({ ...before, pictures: before.pictures.filter((one) => one.key !== key) }))
            }
          />
          <Notice tone="info" role={undefined}>
            {t('reviews.form.hint')}
          </Notice>
          {failure && <Notice tone="error">{say(failure)}</Notice>}
          <Flex gap="3" wrap="wrap">
            <Button type="submit" aria-busy={busy}>
              {t(busy ? 'reviews.form.sending' : 'reviews.form.send')}
            </Button>
            <Button type="button" variant="outline" onClick={onCancel}>
              {t('reviews.form.cancel')}
            </Button>
          </Flex>
        </Stack>
      </form>
    </Panel>
  );
}
