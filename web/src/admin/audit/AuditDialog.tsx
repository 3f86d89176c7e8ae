import { Box, Button, chakra, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useUndoProductEditMutation } from '#web/generated/graphql.ts';
import { browserName } from '#web/lib/browserName.ts';
import { useAction } from '#web/lib/form/useAction.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { AuditSubject } from './AuditSubject.tsx';
import { actorInWords, EDIT, factsOf, type Entry } from './auditWords.ts';

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
  const edit = entry.details.find(({ name }) => name === EDIT);
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
      {edit && <UndoEdit id={edit.value} />}
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

/** Undoes the change of many products that an entry is a part of. */
const UndoEdit = ({ id }: { id: string }) => {
  const { t } = useMessages();
  const undo = useUndoProductEditMutation({ refetchQueries: ['AuditPage'] });
  const [count, setCount] = useState<number | null>(null);
  const { busy, failure, run } = useAction(async () => {
    const result = await undo({ id });
    if (result.__typename === 'InvalidInput') return result;
    setCount(result.changed);
  });
  return (
    <Stack gap="2" align="start">
      {count === null ? (
        <Button size="sm" variant="outline" onClick={() => run()} aria-busy={busy}>
          {t('admin.audit.undoEdit')}
        </Button>
      ) : (
        <Notice tone="success" role="status">
          {t('admin.audit.editUndone', { count })}
        </Notice>
      )}
      {failure && <Notice tone="error">{failure}</Notice>}
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
