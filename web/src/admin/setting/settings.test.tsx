import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SETTINGS } from '#schema/setting.ts';
import { SETTING_MESSAGES } from '#schema/setting-messages.ts';
import { ChangeSettingDocument, SettingsPageDocument, type SettingsPageQuery } from '#web/generated/graphql.ts';
import type { Language } from '#web/lib/language.ts';
import { karim, signedInAs } from '#web-test/people.ts';
import { openShop } from '#web-test/render.tsx';
import { answers, server } from '#web-test/server.ts';
import { allTexts } from '#web-test/texts.ts';

/** Opens the settings; returns the values that were saved. */
const openSettings = async (fees: string, language: Language = 'en') => {
  signedInAs(karim);
  const saved: unknown[] = [];
  const setting = (value: string): SettingsPageQuery['settings'][number] => ({
    key: 'DISTRICT_FEES',
    value,
    defaultValue: SETTINGS.DISTRICT_FEES.defaultValue,
    isDefault: value === '',
    changedAt: null,
    changedBy: null,
  });
  let now = fees;
  server.use(
    answers(SettingsPageDocument, () => ({ settings: [setting(now)] })),
    answers(ChangeSettingDocument, ({ input }) => {
      saved.push(input);
      now = input.value ?? '';
      return { changeSetting: { __typename: 'ChangeSettingSuccess' as const, setting: setting(now) } };
    }),
  );
  const messages = await allTexts(language);
  const { user } = openShop('/deshboard/settings', messages);
  await screen.findByRole('table', { name: messages.t('admin.settings.group.DELIVERY') });
  return { user, saved };
};

test('fees by district are set row by row, and told in words', async () => {
  const { user, saved } = await openSettings('dhaka=40');
  await user.click(await screen.findByRole('button', { name: 'Change: Delivery fees by district' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delivery fees by district' }));
  await user.click(dialog.getByRole('button', { name: 'Add a district' }));
  const district = dialog.getByRole('combobox', { name: 'District 2' });
  await waitFor(() => expect(district).toHaveFocus());
  // A district has one fee.
  expect(within(district).queryByRole('option', { name: 'Dhaka' })).toBeNull();
  await user.selectOptions(district, 'Chattogram');
  await user.type(dialog.getByRole('textbox', { name: 'Whole dollars, Chattogram' }), '8,0=.5');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(SETTING_MESSAGES.districtFees)).toBeVisible();
  expect(saved).toEqual([]);
  const dollars = dialog.getByRole('textbox', { name: 'Whole dollars, Chattogram' });
  expect(dollars).toHaveValue('80.5');
  await user.clear(dollars);
  await user.type(dollars, '৮০');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(saved).toEqual([{ key: 'DISTRICT_FEES', value: 'dhaka=40,chattogram=80' }]);
  expect(await screen.findByText('Dhaka $40 · Chattogram $80')).toBeVisible();
});

test('a district is removed, and without any there is one fee everywhere', async () => {
  const { user, saved } = await openSettings('dhaka=40,chattogram=80');
  await user.click(await screen.findByRole('button', { name: 'Change: Delivery fees by district' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delivery fees by district' }));
  await user.click(dialog.getByRole('button', { name: 'Remove: Dhaka' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Add a district' })).toHaveFocus());
  expect(dialog.getAllByRole('combobox')).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Remove: Chattogram' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toEqual([{ key: 'DISTRICT_FEES', value: '' }]));
  expect((await screen.findAllByText('One fee')).length).toBeGreaterThan(0);
});

test('in Bangla the districts have their Bangla names', async () => {
  await openSettings('dhaka=40,chattogram=80', 'bn');
  expect(await screen.findByText('ঢাকা $৪০ · চট্টগ্রাম $৮০')).toBeVisible();
});
