import { Link, useSearchParams } from 'react-router-dom';
import { endedMails } from '#schema/product-alert.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { MissingState } from '#web/ui/MissingState.tsx';
import { PostForm } from '#web/ui/plain/PostForm.tsx';

/** Ends mails by the link of one of them, without a sign-in: a button, so that a program that opens it ends nothing. */
export default function UnsubscribePage() {
  const { t } = useMessages();
  const [search] = useSearchParams();
  const [ended, kind, token] = [endedMails(search.get('ended')), endedMails(search.get('kind')), search.get('token')];
  const shop = (
    <Link to={paths.home} className="button button-outline">
      {t('mails.end.shop')}
    </Link>
  );
  if (ended)
    return (
      <div className="page">
        <EmptyState heading="h1" title={t('mails.ended.title')} text={t(`mails.ended.${ended}`)}>
          {shop}
        </EmptyState>
      </div>
    );
  if (!kind || token === null)
    return (
      <MissingState title={t('mails.end.wrong')} text={t('mails.end.wrong.text')}>
        {shop}
      </MissingState>
    );
  return (
    <div className="page">
      <EmptyState heading="h1" title={t('mails.end.title')} text={t(`mails.end.${kind}`)}>
        <PostForm to={`${paths.unsubscribe}?${new URLSearchParams({ kind, token })}`} fields={{ page: '1' }}>
          <button type="submit" className="button">
            {t('mails.end.button')}
          </button>
        </PostForm>
      </EmptyState>
    </div>
  );
}
