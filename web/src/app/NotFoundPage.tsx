import { Link } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { useMessages } from '../messages/useMessages.ts';
import { MissingState } from '../ui/MissingState.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';

/** The page for unknown URLs, with links to the shop. */
export default function NotFoundPage() {
  const { t } = useMessages();
  return (
    <MissingState title={t('notFound.title')} text={t('notFound.text')}>
      <PageTitle title={t('notFound.title')} />
      <Link to={paths.home} className="button">
        {t('notFound.home')}
      </Link>
      <Link to={paths.search} className="button button-outline">
        {t('notFound.search')}
      </Link>
    </MissingState>
  );
}
