import { Box, chakra, Stack, Text } from '@chakra-ui/react';
import { browserName } from '../../lib/browserName.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { AuditSubject } from './AuditSubject.tsx';
import { actorInWords, factsOf, type Entry } from './auditWords.ts';

interface AuditDialogProps {
  /** The entry to show; null while the dialog is closed. */
  entry: Entry | null;
  onClose: () => void;
}

/** Everything that is known of an entry: what it was before, and is now. */
export const AuditDialog = ({ entry, onClose }: AuditDialogProps) => {
  const { t } = useMessages();
  return (
    <Dialog open={entry !== null} title={entry ? t(`admin.audit.${entry.action}`) : ''} onClose={onClose}>
      {entry && <Details entry={entry} />}
    </Dialog>
  );
};

const Details = ({ entry }: { entry: Entry }) => {
  const messages = useMessages();
  const { t, formatDateTime } = messages;
  const facts = factsOf(messages, entry);
  return (
    <Stack gap="4" textStyle="sm">
      <Box>
        <Text>
          <AuditSubject subject={entry.subject} />
        </Text>
        <Text color="fg.muted">
          <time dateTime={entry.at}>{formatDateTime(entry.at)}</time> · {actorInWords(messages, entry)}
        </Text>
        {entry.address !== null && (
          <Text color="fg.muted" fontVariantNumeric="tabular-nums">
            {entry.address}
            {entry.userAgent !== null && ` · ${browserName(t, entry.userAgent)}`}
          </Text>
        )}
      </Box>
      {facts.length > 0 && (
        <Table>
          <thead>
            <tr>
              <th scope="col">{t('admin.audit.fieldName')}</th>
              <th scope="col">{t('admin.audit.before')}</th>
              <th scope="col">{t('admin.audit.after')}</th>
            </tr>
          </thead>
          <tbody>
            {facts.map(({ name, before, after }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{before ?? '–'}</td>
                <td>{after ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Stack>
  );
};

const Table = chakra('table', {
  base: {
    w: 'full',
    '& th, & td': {
      textAlign: 'start',
      verticalAlign: 'top',
      py: '1.5',
      pe: '3',
      borderBottomWidth: '1px',
      borderColor: 'border',
      overflowWrap: 'anywhere',
    },
    '& th': { fontWeight: 'medium' },
    '& thead th': { color: 'fg.muted', textStyle: 'xs' },
  },
});
