import { useState } from 'react';
import { SETTING_GROUPS, type SettingGroup, type SettingKey } from '#schema/setting.ts';
import { useChangeSettingMutation, useSettingsPageQuery } from '#web/generated/graphql.ts';
import { adminPaths } from '#web/lib/adminPaths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { FailedState } from '#web/ui/FailedState.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { ListSearch } from '../kit/list/ListSearch.tsx';
import { OnePicture } from '../product/editor/pictures/OnePicture.tsx';
import { Section } from '../ui/Section.tsx';
import { Explanation } from '../ui/texts.tsx';
import { useFailureToast, useToast } from '../ui/toasts/toasts.ts';
import { categoryNames } from './categoryNames.ts';
import { SettingDialog } from './SettingDialog.tsx';
import { SettingsTable } from './SettingsTable.tsx';
import { TestMail } from './TestMail.tsx';
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
    product {
      id
      name
    }
  }

  query SettingsPage {
    settings {
      ...SettingsPage_setting
    }
    categories {
      slug
      name
      children {
        slug
        name
        children {
          slug
          name
        }
      }
    }
  }
`;

const GROUPS = Object.keys(SETTING_GROUPS) as SettingGroup[];

/** What the owner sets without a restart, in groups. */
export default function SettingsPage() {
  const { t } = useMessages();
  const { nameOf, explain } = useSettingWords();
  const say = useToast();
  const sayFailure = useFailureToast();
  const { data, error, refetch } = useSettingsPageQuery({ fetchPolicy: 'cache-and-network' });
  const change = useChangeSettingMutation({ refetchQueries: ['SettingsPage'], awaitRefetchQueries: true });
  const [term, setTerm] = useState('');
  const [edited, edit] = useState<Setting | null>(null);
  const [previewed, setPreviewed] = useState<ReadonlyMap<SettingKey, string>>(new Map());
  /** Shows the shop with a value, and with those that were shown before and are not saved. */
  const preview = (key: SettingKey, value: string) => {
    const values = new Map(previewed).set(key, value);
    setPreviewed(values);
    // A preview that is open already shows it too.
    open(`${adminPaths.previewSettings}#${new URLSearchParams([...values])}`, 'haat-preview');
  };
  const categories = data?.categories ?? [];
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
      {!data && error && <FailedState error={error} retry={() => void refetch().catch(() => undefined)} />}
      {rows?.length === 0 && <EmptyState title={t('admin.settings.none')} />}
      {GROUPS.map((group) => {
        const ofGroup = rows?.filter(({ key }) => key in SETTING_GROUPS[group]);
        const name = t(`admin.settings.group.${group}`);
        return (
          ofGroup?.length !== 0 && (
            <Section key={group} title={name} mt="8">
              <SettingsTable
                label={name}
                rows={ofGroup}
                categories={categoryNames(categories)}
                onEdit={edit}
                onReset={(setting) => void reset(setting).catch(sayFailure)}
              />
              {group === 'MAIL' && <TestMail />}
            </Section>
          )
        );
      })}
      <SettingDialog
        of={edited}
        categories={categories}
        change={change}
        onChanged={(before) => {
          setPreviewed(new Map([...previewed].filter(([key]) => key !== before.key)));
          sayChanged(before);
        }}
        onPreview={preview}
        showPicture={(picture) => <OnePicture {...picture} />}
        onClose={() => edit(null)}
      />
    </AdminPage>
  );
}
