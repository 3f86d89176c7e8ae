import { Button, Flex, Heading, Stack, Textarea } from '@chakra-ui/react';
import * as v from 'valibot';
import { reviewInput } from '#schema/review.input.ts';
import { MAX_REVIEW_PICTURES, REVIEW_MESSAGES } from '#schema/review.ts';
import type { Draft } from '#web/lib/form/useDraft.ts';
import { useForm } from '#web/lib/form/useForm.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FormField } from '#web/ui/FormField.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { StarInput } from '#web/ui/StarInput.tsx';
import { PictureUploads } from '../pictures/PictureUploads.tsx';
import type { ReviewDraft } from './reviewDraft.ts';
import { useAddReview } from './useAddReview.ts';
import type { UploadedPicture } from '#web/lib/uploadPicture.ts';
import { usePictureUploads } from '#web/lib/usePictureUploads.ts';

/** The form's values hold the pictures themselves; their keys are sent. */
const reviewForm = v.object({
  ...reviewInput.entries,
  pictures: v.pipe(
    v.custom<readonly UploadedPicture[]>(Array.isArray),
    v.transform((pictures) => pictures.map(({ key }) => key)),
    reviewInput.entries.pictures,
  ),
});

const limit = { most: MAX_REVIEW_PICTURES, tooMany: REVIEW_MESSAGES.tooManyPictures };

interface Props {
  typed: Draft<ReviewDraft>;
  productId: string;
  onSent: () => void;
  onCancel: () => void;
}

/** The form for a review: stars, text, up to four pictures. It is shown and counted once an admin publishes it. */
export default function ReviewForm({ productId, typed, onSent, onCancel }: Props) {
  const { t } = useMessages();
  const addReview = useAddReview();
  const [{ pictures }, change] = typed;
  const uploads = usePictureUploads(limit, pictures.length, (picture) =>
    change((before) => ({ ...before, pictures: [...before.pictures, picture] })),
  );
  const { field, submit, busy, failure } = useForm({
    id: 'review',
    typed,
    schema: reviewForm,
    send: async (review) => {
      if (uploads.pending.length > 0) return t('reviews.form.picturesPending');
      const result = await addReview({ productId, ...review, pictures: [...review.pictures] });
      if (result.__typename !== 'AddReviewSuccess') return result;
      onSent();
    },
  });

  return (
    <Panel mt="5">
      <form noValidate onSubmit={submit} aria-labelledby="review-form-title">
        <Heading as="h3" size="sm" id="review-form-title" mb="3">
          {t('reviews.form.title')}
        </Heading>
        <Stack gap="4">
          <StarInput {...field('rating')} label={t('reviews.form.rating')} />
          <FormField {...field('text')} label={t('reviews.form.text')}>
            {(control) => <Textarea {...control} rows={4} required />}
          </FormField>
          <PictureUploads
            id={field('pictures').id}
            pictures={pictures}
            uploads={uploads}
            onRemove={(key) =>
              change((before) => ({ ...before, pictures: before.pictures.filter((one) => one.key !== key) }))
            }
          />
          <Notice tone="info" role={undefined}>
            {t('reviews.form.hint')}
          </Notice>
          {failure && <Notice tone="error">{failure}</Notice>}
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
