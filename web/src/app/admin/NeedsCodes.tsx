import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useNeedsCodesQuery } from '#web/generated/graphql.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';

/* GraphQL */ `
  query NeedsCodes {
    needsSecondFactor
  }
`;

/** Shows the dashboard; to staff without the second factor that the shop demands only the way to turn it on. */
export const NeedsCodes = ({ children }: { children: ReactNode }) => {
  const { t } = useMessages();
  // Until the answer is there the pages load: the server refuses what it must.
  const { data } = useNeedsCodesQuery({ fetchPolicy: 'network-only' });
  if (data?.needsSecondFactor !== true) return children;
  return (
    <main>
      <EmptyState heading="h1" title={t('admin.codes.needed')} text={t('admin.codes.needed.text')}>
        <Link className="button" to={`${paths.profile}#security`}>
          {t('admin.codes.needed.go')}
        </Link>
      </EmptyState>
    </main>
  );
};
