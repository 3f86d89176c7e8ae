import { chakra, Text } from '@chakra-ui/react';
import { browserName } from '#web/lib/browserName.ts';
import type { Messages } from '#web/messages/translate.ts';
import type { AdminColumns } from '../kit/table/columns.ts';
import { AuditSubject } from './AuditSubject.tsx';
import { actorInWords, factInWords, factsOf, type Entry } from './auditWords.ts';

/** The columns of the audit log. */
export const auditColumns = (messages: Messages): AdminColumns<Entry> => {
  const { t, formatDateTime } = messages;
  return {
    at: {
      header: t('admin.audit.at'),
      width: 185,
      card: 'aside',
      cell: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time>,
    },
    what: {
      header: t('admin.audit.what'),
      width: 210,
      card: 'title',
      cell: ({ action }) => <Text fontWeight="medium">{t(`admin.audit.${action}`)}</Text>,
    },
    about: {
      header: t('admin.audit.about'),
      width: 230,
      cell: ({ subject }) => <AuditSubject subject={subject} />,
    },
    changes: {
      header: t('admin.audit.changes'),
      card: 'wide',
      cell: (entry) => {
        const words = factsOf(messages, entry).map(factInWords).join(' · ');
        return <OneLine title={words}>{words || '–'}</OneLine>;
      },
    },
    by: { header: t('admin.audit.actor'), width: 160, cell: (entry) => actorInWords(messages, entry) },
    from: {
      header: t('admin.audit.from'),
      width: 220,
      isHidden: true,
      cell: ({ address, userAgent }) =>
        [address, userAgent === null ? null : browserName(t, userAgent)].filter(Boolean).join(' · ') || null,
    },
  };
};

const OneLine = chakra('span', { base: { color: 'fg.muted', lineClamp: '1', overflowWrap: 'anywhere' } });
