import { Box, Button, HStack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { ruleOf } from '#schema/setting.ts';
import { useChangeSettingMutation, useSettingsPageQuery } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { ListSearch } from '../kit/list/ListSearch.tsx';
import { AdminTable } from '../kit/table/AdminTable.tsx';
import { OnePicture } from '../product/editor/pictures/OnePicture.tsx';
import { Detail, Explanation } from '../ui/texts.tsx';
import { useFailureToast, useToast } from '../ui/toasts/toasts.ts';
import { SettingDialog } from './SettingDialog.tsx';
import { SettingPicture } from './SettingPicture.tsx';
import { useSettingWords, type Setting } from './useSettingWords.ts';

/* GraphQL */ `
  fragment SettingsPage_setting on Setting {
    key
    value
    defaultValue
    isDefault
    changedAt
    changedBy {
      id
      displayName
    }
  }

  query SettingsPage {
    settings {
      ...SettingsPage_setting
    }
  }
`;

/** What the owner sets without a restart: each setting with its value, that of a new shop, and who changed it. */
export default function SettingsPage() {
  const { t, formatDateTime } = useMessages();
  const { nameOf, explain, valueOf } = useSettingWords();
  const say = useToast();
  const sayFailure = useFailureToast();
  const { data, error, refetch } = useSettingsPageQuery({ fetchPolicy: 'cache-and-network' });
  const change = useChangeSettingMutation({ refetchQueries: ['SettingsPage'], awaitRefetchQueries: true });
  const [term, setTerm] = useState('');
  const [edited, edit] = useState<Setting | null>(null);
  const rows = data?.settings.filter(({ key }) =>
    `${nameOf(key)} ${explain(key)}`.toLowerCase().includes(term.trim().toLowerCase()),
  );
  /** Says that a setting is changed, and offers the value before. */
  const sayChanged = ({ key, value, isDefault }: Setting) =>
    say({
      text: t('admin.settings.saved', { name: nameOf(key) }),
      undo: () => change({ input: { key, value: isDefault ? null : value } }),
    });
  const reset = async (setting: Setting) => {
    await change({ input: { key: setting.key, value: null } });
    sayChanged(setting);
  };
  return (
    <AdminPage title={t('admin.settings.title')}>
      <Explanation mb="4">{t('admin.settings.what')}</Explanation>
      <ListSearch label={t('admin.settings.find')} value={term} onChange={setTerm} />
      <AdminTable
        label={t('admin.settings.title')}
        rows={rows}
        rowKey={({ key }) => key}
        rowName={({ key }) => nameOf(key)}
        count={rows?.length}
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
        empty={<EmptyState title={t('admin.settings.none')} />}
        columns={{
          name: {
            header: t('admin.settings.name'),
            card: 'title',
            cell: ({ key }) => (
              <Box whiteSpace="normal">
                {nameOf(key)}
                <Detail fontWeight="normal">{explain(key)}</Detail>
              </Box>
            ),
          },
          value: {
            header: t('admin.settings.value'),
            width: 240,
            cell: ({ key, value }) =>
              ruleOf(key).kind === 'picture' && value !== '' ? (
                <SettingPicture of={value} />
              ) : (
                <Text whiteSpace="normal" overflowWrap="anywhere" fontWeight="bold">
                  {valueOf(key, value)}
                </Text>
              ),
          },
          defaultValue: {
            header: t('admin.settings.default'),
            width: 120,
            cell: ({ key, defaultValue }) => valueOf(key, defaultValue),
          },
          changed: {
            header: t('admin.settings.changed'),
            width: 190,
            cell: ({ changedAt, changedBy }) =>
              changedAt === null ? (
                '–'
              ) : (
                <Box>
                  {changedBy?.displayName ?? t('admin.settings.changed.somebody')}
                  <Detail>{formatDateTime(changedAt)}</Detail>
                </Box>
              ),
          },
          actions: {
            header: t('order.list.action'),
            card: 'actions',
            width: 180,
            cell: (setting) => (
              <HStack gap="2">
                <Button
                  size="xs"
                  variant="outline"
                  aria-label={t('admin.settings.edit.of', { name: nameOf(setting.key) })}
                  onClick={() => edit(setting)}
                >
                  {t('admin.settings.edit')}
                </Button>
                {!setting.isDefault && (
                  <Button
                    size="xs"
                    variant="ghost"
                    aria-label={t('admin.settings.reset.of', { name: nameOf(setting.key) })}
                    onClick={() => void reset(setting).catch(sayFailure)}
                  >
                    {t('admin.settings.reset')}
                  </Button>
                )}
              </HStack>
            ),
          },
        }}
      />
      <SettingDialog
        of={edited}
        change={change}
        onChanged={sayChanged}
        showPicture={(picture) => <OnePicture {...picture} />}
        onClose={() => edit(null)}
      />
    </AdminPage>
  );
}
