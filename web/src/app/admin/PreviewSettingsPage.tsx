import { Box, Button, HStack, Text } from '@chakra-ui/react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { safeParse } from 'valibot';
import { ruleOf, settingsFrom, type SettingKey } from '#schema/setting.ts';
import { settingInput } from '#schema/setting.input.ts';
import type { PageSettings } from '#schema/shop-settings.ts';
import { useSettingWords } from '#web/admin/setting/useSettingWords.ts';
import { useToast } from '#web/admin/ui/toasts/toasts.ts';
import { useChangeSettingMutation, useSettingsPageQuery } from '#web/generated/graphql.ts';
import { adminPaths } from '#web/lib/adminPaths.ts';
import { useAction } from '#web/lib/form/useAction.ts';
import { settingsStore } from '#web/lib/settings.ts';
import { Stores, StoresContext, useStores, type StoreDefinition } from '#web/lib/stores.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import HomePage from '#web/shop/home/HomePage.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { FailedState } from '#web/ui/FailedState.tsx';
import { LanguageSwitch } from '#web/ui/LanguageSwitch.tsx';
import { LoadingPage } from '#web/ui/LoadingPage.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { paletteRules } from '#web/ui/theme/paletteStyle.ts';
import Footer from '../layout/Footer.tsx';
import { Header } from '../layout/Header.tsx';

/** The stores of the app, with other settings. */
class PreviewStores extends Stores {
  readonly #stores: Stores;
  readonly #settings: { settings: PageSettings };

  constructor(stores: Stores, settings: PageSettings) {
    super();
    this.#stores = stores;
    this.#settings = { settings };
  }

  override get<Store>(definition: StoreDefinition<Store>): Store {
    return definition === settingsStore ? (this.#settings as Store) : this.#stores.get(definition);
  }
}

/** Returns the settings that the address names, as they would be saved; without values that could not be. */
const settingsIn = (hash: string): ReadonlyMap<SettingKey, string> =>
  new Map(
    [...new URLSearchParams(hash.slice(1))].flatMap(([key, value]) => {
      const { success, output } = safeParse(settingInput, { key, value });
      return success ? [[output.key, output.value ?? '']] : [];
    }),
  );

/** The front page with settings that are not saved, which are in the address. They can be saved together. */
export default function PreviewSettingsPage() {
  const { t } = useMessages();
  const { nameOf } = useSettingWords();
  const { hash } = useLocation();
  const stores = useStores();
  const { data, error, refetch } = useSettingsPageQuery();
  const values = settingsIn(hash);
  if (values.size === 0)
    return (
      <main>
        <PageTitle title={t('admin.preview.nothing')} />
        <EmptyState heading="h1" title={t('admin.preview.nothing')} text={t('admin.settings.preview.nothing')} />
      </main>
    );
  if (!data) return error ? <FailedState error={error} retry={refetch} /> : <LoadingPage />;
  const saved = new Map(data.settings.flatMap(({ key, value, isDefault }) => (isDefault ? [] : [[key, value]])));
  // What has a time is shown as it is then.
  const timeless = [...saved, ...values].filter(([key]) => ruleOf(key).kind !== 'moment');
  const settings = settingsFrom(new Map(timeless), new Date(0));
  return (
    <>
      <PageTitle title={t('admin.preview.title', { name: [...values.keys()].map(nameOf).join(', ') })} />
      <style>{paletteRules(settings.colours)}</style>
      <Unsaved values={values} saved={saved} />
      {/* It is looked at: a link would lead to the shop as it is. */}
      <div className="shop" inert>
        <StoresContext value={new PreviewStores(stores, settings)}>
          <Header />
          <main className="content">
            <HomePage />
          </main>
          <Footer />
        </StoresContext>
      </div>
    </>
  );
}

interface UnsavedProps {
  /** The settings that are not saved. */
  values: ReadonlyMap<SettingKey, string>;
  /** The settings as they are, without those that are as in a new shop. */
  saved: ReadonlyMap<SettingKey, string>;
}

/** Says what is not saved, and saves it, one setting after the other. */
const Unsaved = ({ values, saved }: UnsavedProps) => {
  const { t } = useMessages();
  const { nameOf } = useSettingWords();
  const change = useChangeSettingMutation();
  const say = useToast();
  const navigate = useNavigate();
  const names = [...values.keys()].map(nameOf).join(', ');
  const takeBack = async () => {
    for (const key of values.keys()) await change({ input: { key, value: saved.get(key) ?? null } });
  };
  const { busy, failure, run } = useAction(async () => {
    for (const [key, value] of values) {
      const result = await change({ input: { key, value } });
      if (result.__typename === 'InvalidInput') return result.message;
    }
    say({ text: t('admin.settings.saved', { name: names }), undo: takeBack });
    await navigate(adminPaths.settings);
  });
  return (
    <Box as="header" bg="accent.subtle" borderBottomWidth="1px" borderColor="border" py="3" px="4">
      <HStack gap="3" wrap="wrap" justify="center" textStyle="sm">
        <Text>{t('admin.settings.preview.note', { names })}</Text>
        <Button size="sm" aria-busy={busy} onClick={() => void run()}>
          {t(busy ? 'admin.settings.busy' : 'admin.settings.save')}
        </Button>
        <Button size="sm" variant="outline" asChild>
          <Link to={adminPaths.settings}>{t('admin.settings.preview.leave')}</Link>
        </Button>
        <LanguageSwitch />
      </HStack>
      {failure && (
        <Box mt="3">
          <Notice tone="error">{failure}</Notice>
        </Box>
      )}
    </Box>
  );
};
