import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { SETTINGS, type SettingKey } from '#schema/setting.ts';
import { SETTING_MESSAGES } from '#schema/setting-messages.ts';
import {
  ChangeSettingDocument,
  FindProductsDocument,
  HomePageDocument,
  SendTestMailDocument,
  SettingsPageDocument,
  type SendTestMailMutation,
  type SettingsPageQuery,
} from '#web/generated/graphql.ts';
import type { Language } from '#web/lib/language.ts';
import { enter } from '#web-test/enter.ts';
import { karim, signedInAs } from '#web-test/people.ts';
import { aHome } from '#web-test/products.ts';
import { openShop } from '#web-test/render.tsx';
import { serverSentence } from '#web-test/sentence.ts';
import { answers, server } from '#web-test/server.ts';
import { allTexts } from '#web-test/texts.ts';

const settingOf = (key: SettingKey, value: string): SettingsPageQuery['settings'][number] => {
  const { defaultValue } = SETTINGS[key];
  return {
    key,
    value,
    defaultValue,
    isDefault: value === defaultValue,
    changedAt: null,
    changedBy: null,
    product: null,
  };
};

/** Opens the settings; returns the values that were saved. */
const openSettings = async (fees: string, language: Language = 'en') => {
  signedInAs(karim);
  const saved: unknown[] = [];
  let now = fees;
  server.use(
    answers(SettingsPageDocument, () => ({ settings: [settingOf('DISTRICT_FEES', now)], categories: [] })),
    answers(ChangeSettingDocument, ({ input }) => {
      saved.push(input);
      now = input.value ?? '';
      return {
        changeSetting: { __typename: 'ChangeSettingSuccess' as const, setting: settingOf('DISTRICT_FEES', now) },
      };
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
  await enter(user, dialog.getByRole('textbox', { name: 'Whole dollars, Chattogram' }), '8,0=.5');
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

test('a test mail says why the mail server does not take it, or where it goes', async () => {
  signedInAs(karim);
  const refused = { __typename: 'MailNotSent' as const, ...serverSentence(SETTING_MESSAGES.mailPassword) };
  const sent = { __typename: 'SendTestMailSuccess' as const, email: karim.email };
  let answer: SendTestMailMutation = { sendTestMail: refused };
  server.use(
    answers(SettingsPageDocument, () => ({ settings: [settingOf('MAIL_SENDER', '')], categories: [] })),
    answers(SendTestMailDocument, () => answer),
  );
  const messages = await allTexts('bn');
  const { user } = openShop('/deshboard/settings', messages);
  const button = await screen.findByRole('button', { name: messages.t('admin.settings.testMail') });
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('মেইল সার্ভার SMTP_URL-এর ইউজার বা পাসওয়ার্ড মানছে না।');
  answer = { sendTestMail: sent };
  await user.click(button);
  expect(await screen.findByText(messages.t('admin.settings.testMail.sent', { email: karim.email }))).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a preview shows what was typed, with all that was shown before and is not saved', async () => {
  signedInAs(karim);
  const opened = vi.spyOn(globalThis, 'open').mockReturnValue(null);
  const keys = ['SHOP_NAME', 'HERO_HEADLINE'] as const;
  server.use(
    answers(SettingsPageDocument, () => ({
      settings: keys.map((key) => settingOf(key, SETTINGS[key].defaultValue)),
      categories: [],
    })),
    answers(ChangeSettingDocument, ({ input }) => ({
      changeSetting: { __typename: 'ChangeSettingSuccess' as const, setting: settingOf(input.key, input.value ?? '') },
    })),
  );
  const { t } = await allTexts('en');
  const { user } = openShop('/deshboard/settings');
  const preview = async (key: SettingKey, value: string) => {
    const name = t(`admin.settings.${key}`);
    await user.click(await screen.findByRole('button', { name: t('admin.settings.edit.of', { name }) }));
    const dialog = within(screen.getByRole('dialog', { name }));
    await user.clear(dialog.getByRole('textbox'));
    await user.click(dialog.getByRole('button', { name: 'Preview' }));
    expect(await dialog.findByText(SETTING_MESSAGES.required)).toBeVisible();
    await user.type(dialog.getByRole('textbox'), value);
    await user.click(dialog.getByRole('button', { name: 'Preview' }));
    return dialog;
  };
  const first = await preview('SHOP_NAME', 'Noor & Co');
  expect(opened.mock.calls).toEqual([['/deshboard/settings/preview#SHOP_NAME=Noor+%26+Co', 'haat-preview']]);
  await user.click(first.getByRole('button', { name: 'Cancel' }));
  const second = await preview('HERO_HEADLINE', 'Eid');
  const both = '/deshboard/settings/preview#SHOP_NAME=Noor+%26+Co&HERO_HEADLINE=Eid';
  expect(opened.mock.lastCall).toEqual([both, 'haat-preview']);
  await user.click(second.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await preview('HERO_HEADLINE', 'Sale');
  expect(opened.mock.lastCall).toEqual([both.replace('Eid', 'Sale'), 'haat-preview']);
});

test('the preview is the front page with the settings of its address, and saves them together', async () => {
  signedInAs(karim);
  const saved: unknown[] = [];
  server.use(
    answers(HomePageDocument, aHome([])),
    answers(SettingsPageDocument, () => ({ settings: [settingOf('TAGLINE', 'Since 1971')], categories: [] })),
    answers(ChangeSettingDocument, ({ input }) => {
      saved.push(input);
      return {
        changeSetting: {
          __typename: 'ChangeSettingSuccess' as const,
          setting: settingOf(input.key, input.value ?? ''),
        },
      };
    }),
  );
  const values = 'HERO_HEADLINE=Eid%20sale&SHOP_NAME=Noor&COLOURS=POND&DELIVERY_FEE=none&OTHER=1';
  const { user } = openShop(`/deshboard/settings/preview#${values}`);
  expect(await screen.findByText('Eid sale')).toBeVisible();
  expect(await screen.findByText('Since 1971')).toBeVisible();
  // Nothing of it can be pressed, which leads to the shop as it is.
  expect(screen.getByText('Eid sale').closest('[inert]')).not.toBeNull();
  // What could not be saved is left out.
  expect(
    screen.getByText('Only you see this. Not saved yet: Headline in English, Name in English, Colour.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  expect(saved).toEqual([
    { key: 'HERO_HEADLINE', value: 'Eid sale' },
    { key: 'SHOP_NAME', value: 'Noor' },
    { key: 'COLOURS', value: 'POND' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(saved.slice(3)).toEqual([
      { key: 'HERO_HEADLINE', value: null },
      { key: 'SHOP_NAME', value: null },
      { key: 'COLOURS', value: null },
    ]),
  );
});

test('a category is chosen by its name and those above it, and the whole shop where that may be', async () => {
  signedInAs(karim);
  const saved: unknown[] = [];
  const clothing = { slug: 'clothing', name: 'Clothing', children: [{ slug: 'shoes', name: 'Shoes' }] };
  server.use(
    answers(SettingsPageDocument, () => ({
      settings: [settingOf('HERO_GOODS', 'shoes'), settingOf('FOR_YOU_GOODS', '')],
      categories: [{ slug: 'fashion', name: 'Fashion', children: [clothing] }],
    })),
    answers(ChangeSettingDocument, ({ input }) => {
      saved.push(input);
      return {
        changeSetting: { __typename: 'ChangeSettingSuccess' as const, setting: settingOf('FOR_YOU_GOODS', 'clothing') },
      };
    }),
  );
  const { user } = openShop('/deshboard/settings');
  expect(await screen.findByText('Fashion › Clothing › Shoes')).toBeVisible();
  expect(screen.getByText('The whole shop')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change: Products at the top' }));
  const top = screen.getByRole('combobox', { name: 'Products at the top' });
  expect(within(top).queryByRole('option', { name: 'The whole shop' })).toBeNull();
  // What it shows, the server decides.
  expect(screen.queryByRole('button', { name: 'Preview' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Change: For you' }));
  const popular = screen.getByRole('combobox', { name: 'For you' });
  expect(popular).toHaveDisplayValue('The whole shop');
  await user.selectOptions(popular, 'Fashion › Clothing');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toEqual([{ key: 'FOR_YOU_GOODS', value: 'clothing' }]));
});

describe('the offer of the home page', () => {
  const tunic = { id: 'tunic', name: 'Cotton tunic', sku: 'T-1' };
  /** Opens the settings; returns what was saved. */
  const openOffer = async (settings: SettingsPageQuery['settings'], language: Language = 'en') => {
    signedInAs(karim);
    const saved: unknown[] = [];
    server.use(
      answers(SettingsPageDocument, () => ({ settings, categories: [] })),
      answers(FindProductsDocument, () => ({
        adminProducts: { nodes: [tunic, { ...tunic, id: 'frock', name: 'Frock' }] },
      })),
      answers(ChangeSettingDocument, ({ input }) => {
        saved.push(input);
        return {
          changeSetting: {
            __typename: 'ChangeSettingSuccess' as const,
            setting: settingOf(input.key, input.value ?? ''),
          },
        };
      }),
    );
    const messages = await allTexts(language);
    const { user } = openShop('/deshboard/settings', messages);
    const table = within(await screen.findByRole('table', { name: messages.t('admin.settings.group.OFFER') }));
    return { user, saved, table };
  };

  test('leads to one product, which is found by its name', async () => {
    const { user, saved } = await openOffer([
      { ...settingOf('OFFER_PRODUCT', 'frock'), product: { id: 'frock', name: 'Frock' } },
    ]);
    await user.click(await screen.findByRole('button', { name: 'Change: Product of the offer' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Product of the offer' }));
    expect(dialog.getByText('Frock')).toBeVisible();
    await user.type(dialog.getByRole('searchbox', { name: 'Product of the offer' }), 'tun');
    await user.click(await dialog.findByRole('button', { name: /Cotton tunic/ }));
    // There is room for one.
    expect(dialog.queryByText('Frock')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toEqual([{ key: 'OFFER_PRODUCT', value: 'tunic' }]));
  });

  test('its product stands in the list by its name', async () => {
    const named = { ...settingOf('OFFER_PRODUCT', 'tunic'), product: { id: 'tunic', name: 'Cotton tunic' } };
    const { table } = await openOffer([named]);
    expect(table.getByText('Cotton tunic')).toBeVisible();
  });

  test('has a product that is not on sale any more, which the list says', async () => {
    const { table } = await openOffer([settingOf('OFFER_PRODUCT', 'tunic')]);
    expect(table.getByText('A product that is not on sale any more')).toBeVisible();
  });

  test('a time is chosen and told as one of Bangladesh', async () => {
    const { user, saved, table } = await openOffer([settingOf('OFFER_UNTIL', '2026-12-16T23:30')], 'bn');
    expect(table.getByText('১৬ ডিসেম্বর, ২০২৬, ২৩:৩০')).toBeVisible();
    await user.click(table.getByRole('button', { name: 'বদলান: অফার কবে পর্যন্ত' }));
    const field = within(screen.getByRole('dialog')).getByLabelText('অফার কবে পর্যন্ত');
    expect(field).toHaveValue('2026-12-16T23:30');
    await user.clear(field);
    await user.type(field, '2026-12-17T00:15');
    await user.click(screen.getByRole('button', { name: 'সেভ করুন' }));
    await waitFor(() => expect(saved).toEqual([{ key: 'OFFER_UNTIL', value: '2026-12-17T00:15' }]));
  });
});

test('the menu is chosen from the tree: with what is above a category, and without what is below it', async () => {
  signedInAs(karim);
  const node = (slug: string, name: string) => ({ slug, name });
  const saved: unknown[] = [];
  server.use(
    answers(SettingsPageDocument, () => ({
      settings: [settingOf('MENU', 'gone,garden')],
      categories: [
        {
          ...node('lighting', 'Lighting'),
          children: [{ ...node('lamps', 'Lamps'), children: [node('desk-lamps', 'Desk Lamps')] }],
        },
        { ...node('garden', 'Garden'), children: [] },
      ],
    })),
    answers(ChangeSettingDocument, ({ input }) => {
      saved.push(input.value);
      return {
        changeSetting: {
          __typename: 'ChangeSettingSuccess' as const,
          setting: settingOf('MENU', input.value ?? ''),
        },
      };
    }),
  );
  const { user } = openShop('/deshboard/settings');
  const save = async (...steps: string[]) => {
    await user.click(await screen.findByRole('button', { name: 'Change: The menu' }));
    const dialog = within(screen.getByRole('dialog', { name: 'The menu' }));
    await dialog.findByRole('checkbox', { name: 'Garden' });
    for (const name of steps)
      await user.click(dialog.queryByRole('checkbox', { name }) ?? dialog.getByRole('button', { name }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await save('Desk Lamps');
  await save('Choose none', 'Choose all');
  await save('Choose none', 'Choose all', 'Lamps');
  await save('Garden');
  expect(saved).toEqual([
    'lighting,lamps,desk-lamps,garden',
    'lighting,lamps,desk-lamps,garden',
    'lighting,garden',
    '',
  ]);
});
