import { Box, Button, chakra, HStack, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useMessages } from '#web/messages/useMessages.ts';
import { Notice } from '#web/ui/Notice.tsx';

/** A field that two admins have changed. */
export interface ChangedField {
  label: string;
  /** What this admin typed. */
  mine: ReactNode;
  /** What is stored now. */
  theirs: ReactNode;
}

interface ChangedNoticeProps {
  /** The answer of the server. */
  change: { changedBy: string | null; changedAt: string };
  /** The fields that differ; empty while what is stored now is being loaded. */
  fields: readonly ChangedField[];
  /** Saves what was typed over what is stored now. */
  onKeepMine: () => void;
  /** Puts what is stored now into the form. */
  onTakeTheirs: () => void;
  /** Whether something is being saved or loaded. */
  busy?: boolean;
}

/**
 * Says that somebody else has changed the same thing, shows both versions beside each other, and lets the admin decide.
 */
export const ChangedNotice = ({ change, fields, onKeepMine, onTakeTheirs, busy = false }: ChangedNoticeProps) => {
  const { t, formatDateTime } = useMessages();
  const { changedBy, changedAt } = change;
  return (
    <Notice tone="warning">
      <Stack gap="3">
        <Text fontWeight="medium">
          {t('admin.changed', {
            name: changedBy ?? t('admin.changed.somebody'),
            at: formatDateTime(changedAt),
          })}
        </Text>
        {fields.length > 0 && (
          <Box overflowX="auto">
            <Table>
              <thead>
                <tr>
                  <th scope="col">{t('admin.changed.field')}</th>
                  <th scope="col">{t('admin.changed.mine')}</th>
                  <th scope="col">{t('admin.changed.theirs')}</th>
                </tr>
              </thead>
              <tbody>
                {fields.map(({ label, mine, theirs }) => (
                  <tr key={label}>
                    <th scope="row">{label}</th>
                    <td>{mine}</td>
                    <td>{theirs}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </Box>
        )}
        <HStack gap="2" wrap="wrap">
          <Button size="sm" onClick={onKeepMine} aria-busy={busy}>
            {t('admin.changed.keepMine')}
          </Button>
          <Button size="sm" variant="outline" onClick={onTakeTheirs} aria-busy={busy}>
            {t('admin.changed.takeTheirs')}
          </Button>
        </HStack>
      </Stack>
    </Notice>
  );
};

const Table = chakra('table', {
  base: {
    textStyle: 'sm',
    '& :is(th, td)': {
      pe: '4',
      py: '1',
      textAlign: 'start',
      verticalAlign: 'top',
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
    },
    '& th': { fontWeight: 'medium' },
  },
});
