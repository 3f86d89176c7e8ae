import { Button, Text } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useOwnReviewQuery } from '#web/generated/graphql.ts';
import { lazyPart } from '#web/lib/lazyPart.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useSession } from '#web/shop/auth/session/session.tsx';
import { LoginHint } from './LoginHint.tsx';
import { isBegun, useReviewDraft } from './reviewDraft.ts';

/** Loaded when it is needed, since few visitors of a product page write a review. */
const ReviewForm = lazyPart(() => import('./ReviewForm.tsx'));

/* GraphQL */ `
  query OwnReview($productId: ID!) {
    product(id: $productId) {
      id
      reviewRefusal
    }
  }
`;

/** The hash of the link in the mail that asks for a review. */
export const REVIEWS_HASH = '#reviews';

/**
 * The review form for customers who received the product; for others the reason why they cannot review it. It is asked
 * for by itself, so that the rest of the page is the same for everybody.
 */
export const OwnReview = ({ productId }: { productId: string }) => {
  const { t } = useMessages();
  const { customer, loading } = useSession();
  const { data, loading: isAsking } = useOwnReviewQuery({ variables: { productId }, skip: !customer });
  const refusal = data?.product?.reviewRefusal;
  const review = useReviewDraft(productId);
  const [draft, , forget] = review;
  const isAsked = useLocation().hash === REVIEWS_HASH;
  const [opened, open] = useState<boolean | null>(null);
  const [sent, setSent] = useState(false);

  if (sent)
    return (
      <Notice tone="success" mt="4">
        {t('reviews.form.thanks')}
      </Notice>
    );
  if (!customer) return loading ? null : <LoginHint text={t('reviews.login.why')} />;
  if (isAsking && !data) return null;
  // Without an answer the form is shown: whether it may be sent is decided when it is.
  if (refusal)
    return (
      <Text mt="4" textStyle="sm" color="fg.muted">
        {t(`reviews.refusal.${refusal}`)}
      </Text>
    );
  if (!(opened ?? (isAsked || isBegun(draft))))
    return (
      <Button variant="outline" mt="4" onClick={() => open(true)}>
        {t('reviews.form.title')}
      </Button>
    );
  return (
    <Suspense fallback={<Skeleton h="20rem" mt="5" />}>
      <ReviewForm
        typed={review}
        productId={productId}
        onSent={() => {
          forget();
          setSent(true);
        }}
        onCancel={() => open(false)}
      />
    </Suspense>
  );
};
