import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { ruleOf } from '#schema/setting.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { AdminTable } from '../kit/table/AdminTable.tsx';
import { Detail } from '../ui/texts.tsx';
import { SettingPicture } from './SettingPicture.tsx';
import { useSettingWords, type Setting } from './useSettingWords.ts';

interface SettingsTableProps {
  label: string;
  rows: readonly Setting[] | undefined;
  /** The names of categories by their slugs. */
  categories: ReadonlyMap<string, string>;
  onEdit: (setting: Setting) => void;
  onReset: (setting: Setting) => void;
}

/** Settings, each with its value, that of a new shop, and who changed it. */
export const SettingsTable = ({ label, rows, categories, onEdit, onReset }: SettingsTableProps) => {
  const { t, formatDateTime } = useMessages();
  const { nameOf, explain, valueOf, valueNow } = useSettingWords(categories);
  return (
    <AdminTable
      label={label}
      rows={rows}
      rowKey={({ key }) => key}
      rowName={({ key }) => nameOf(key)}
      isWhole
      empty={null}
      columns={{
        name: {
          header: t('admin.settings.name'),
          card: 'title',
          cell: ({ key }) => (
            <Box whiteSpace="normal">
              <Text fontWeight="medium">{nameOf(key)}</Text>
              <Detail fontWeight="normal">{explain(key)}</Detail>
            </Box>
          ),
        },
        value: {
          header: t('admin.settings.value'),
          cell: (setting) => (
            <Box whiteSpace="normal" overflowWrap="anywhere">
              {ruleOf(setting.key).kind === 'picture' && setting.value !== '' ? (
                <SettingPicture of={setting.value} />
              ) : (
                <Text fontWeight="bold">{valueNow(setting)}</Text>
              )}
              {!setting.isDefault && (
                <Detail>{t('admin.settings.default', { value: valueOf(setting.key, setting.defaultValue) })}</Detail>
              )}
              {setting.changedAt !== null && (
                <Detail>
                  {t('admin.settings.changed', {
                    name: setting.changedBy?.displayName ?? t('admin.settings.changed.somebody'),
                    time: formatDateTime(setting.changedAt),
                  })}
                </Detail>
              )}
            </Box>
          ),
        },
        actions: {
          header: t('order.list.action'),
          card: 'actions',
          width: 180,
          cell: (setting) => (
            <Flex gap="2" direction={{ base: 'column', md: 'row' }}>
              <Button
                size="xs"
                variant="outline"
                aria-label={t('admin.settings.edit.of', { name: nameOf(setting.key) })}
                onClick={() => onEdit(setting)}
              >
                {t('admin.settings.edit')}
              </Button>
              {!setting.isDefault && (
                <Button
                  size="xs"
                  variant="ghost"
                  aria-label={t('admin.settings.reset.of', { name: nameOf(setting.key) })}
                  onClick={() => onReset(setting)}
                >
                  {t('admin.settings.reset')}
                </Button>
              )}
            </Flex>
          ),
        },
      }}
    />
  );
};
