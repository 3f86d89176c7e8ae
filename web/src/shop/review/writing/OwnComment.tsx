import { useMessages } from '#web/messages/useMessages.ts';
import { useSession } from '#web/shop/auth/session/session.tsx';
import { CommentForm } from './CommentForm.tsx';
import { LoginHint } from './LoginHint.tsx';

/** The comment form for customers; for others a hint to log in. */
export const OwnComment = ({ productId }: { productId: string }) => {
  const { t } = useMessages();
  const { customer, loading } = useSession();
  if (customer) return <CommentForm productId={productId} />;
  return loading ? null : <LoginHint text={t('comments.login.why')} />;
};
