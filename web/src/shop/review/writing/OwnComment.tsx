import { serverPart } from '#web/lib/serverPart.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { withTexts } from '#web/messages/withTexts.tsx';
import { useSession } from '#web/shop/auth/session/session.tsx';
import { CommentForm } from './CommentForm.tsx';
import { LoginHint } from './LoginHint.tsx';

const PlainComment = serverPart(import.meta.env.SSR && (() => withTexts(() => import('./PlainComment.tsx'))));

/** The comment form for customers; for others a hint to log in. */
export const OwnComment = ({ productId }: { productId: string }) => {
  const { t } = useMessages();
  const { customer, loading } = useSession();
  if (customer) return <CommentForm productId={productId} />;
  if (loading)
    return (
      <noscript>
        <PlainComment productId={productId} />
      </noscript>
    );
  return <LoginHint text={t('comments.login.why')} />;
};
