import { Button } from '@chakra-ui/react';
import { safeParse } from 'valibot';
import { ruleOf, SETTING_GROUPS, type SettingKey } from '#schema/setting.ts';
import { settingInput } from '#schema/setting.input.ts';
import type { useChangeSettingMutation } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FormDialog } from '../kit/form/FormDialog.tsx';
import { PictureField, type ShowPicture } from '../kit/form/PictureField.tsx';
import { ProductsField } from '../kit/form/ProductsField.tsx';
import { SelectField } from '../kit/form/SelectField.tsx';
import { TextField } from '../kit/form/TextField.tsx';
import { categoryNames, type CategoryNode } from './categoryNames.ts';
import { DistrictFeesField } from './DistrictFeesField.tsx';
import { MenuField } from './MenuField.tsx';
import { SomeField } from './SomeField.tsx';
import { useSettingWords, type Setting } from './useSettingWords.ts';

/* GraphQL */ `
  mutation ChangeSetting($input: ChangeSettingInput!) {
    changeSetting(input: $input) {
      ... on ChangeSettingSuccess {
        setting {
          ...SettingsPage_setting
        }
      }
      ...Refusal_fields
    }
  }
`;

interface SettingDialogProps {
  /** The setting to change; null while the dialog is closed. */
  of: Setting | null;
  /** The roots of the tree. */
  categories: readonly CategoryNode[];
  change: ReturnType<typeof useChangeSettingMutation>;
  /** Gets the setting as it was. */
  onChanged: (before: Setting) => void;
  /** Shows the shop with a value that is not saved. */
  onPreview: (key: SettingKey, value: string) => void;
  /** Shows the control of a picture. */
  showPicture: ShowPicture;
  onClose: () => void;
}

/** The keyboard that a phone shows for a value. */
const KEYBOARDS = {
  dollars: 'numeric',
  number: 'numeric',
  days: 'text',
  rate: 'decimal',
  phone: 'tel',
  email: 'email',
  measurement: 'text',
} as const;

/** Returns how many lines the field of a text has; undefined for a field of one line. */
const rowsOf = ({ kind, most = 0 }: ReturnType<typeof ruleOf>): number | undefined =>
  kind === 'markdown' ? 16 : kind === 'text' && most > 60 ? 3 : undefined;

/** The settings that the front page shows; of products and times only the server knows what they bring there. */
const { SHOP, HOME, HERO, ADVERT, OFFER, CONTACT } = SETTING_GROUPS;
const SEEN = { ...SHOP, ...HOME, ...HERO, ...ADVERT, ...OFFER, ...CONTACT };

/** Changes a setting. */
export const SettingDialog = ({
  of,
  categories,
  change,
  onChanged,
  onPreview,
  showPicture,
  onClose,
}: SettingDialogProps) => {
  const { t } = useMessages();
  const { nameOf, explain, howToMark, optionsOf } = useSettingWords();
  const preview = (form: HTMLFormElement | null, typed: { key: SettingKey; value: string }) => {
    const { success, output } = safeParse(settingInput, typed);
    if (success) onPreview(typed.key, output.value ?? '');
    // The form says what is wrong.
    else form?.requestSubmit();
  };
  return (
    <FormDialog
      of={of}
      id="setting"
      title={({ key }) => nameOf(key)}
      focus="value"
      schema={settingInput}
      draft={({ key }) => `setting ${key}`}
      begin={({ key, value }) => ({ key, value })}
      send={async (input, setting) => {
        const result = await change({ input });
        if (result.__typename === 'InvalidInput') return result;
        onChanged(setting);
        onClose();
      }}
      action={{ label: t('admin.settings.save'), busy: t('admin.settings.busy') }}
      onClose={onClose}
      other={(values, { key }) =>
        key in SEEN &&
        !['categories', 'category', 'product', 'moment'].includes(ruleOf(key).kind) && (
          <Button
            type="button"
            variant="outline"
            onClick={({ currentTarget }) => preview(currentTarget.form, { ...values, key })}
          >
            {t('admin.settings.preview')}
          </Button>
        )
      }
    >
      {({ field }, { key, product }) => {
        const rule = ruleOf(key);
        const { kind } = rule;
        const name = nameOf(key);
        if (kind === 'choice' || kind === 'some' || kind === 'order') {
          const given = { ...field('value'), label: name, hint: explain(key), options: optionsOf(key) };
          return kind === 'choice' ? <SelectField {...given} /> : <SomeField {...given} ordered={kind === 'order'} />;
        }
        if (kind === 'picture')
          return <PictureField {...field('value')} label={name} hint={explain(key)} of={name} show={showPicture} />;
        if (kind === 'category') {
          const options = [...categoryNames(categories)].map(([slug, label]) => ({ value: slug, label }));
          const none = rule.defaultValue === '' && { none: t('admin.settings.category.all') };
          return <SelectField {...field('value')} label={name} hint={explain(key)} options={options} {...none} />;
        }
        if (kind === 'categories')
          return <MenuField {...field('value')} label={name} hint={explain(key)} categories={categories} />;
        if (kind === 'fees') return <DistrictFeesField {...field('value')} label={name} hint={explain(key)} />;
        if (kind === 'product') {
          const { value, onChange, ...rest } = field('value');
          return (
            <ProductsField
              {...rest}
              label={name}
              hint={explain(key)}
              value={value ? [value] : []}
              // There is room for one: the last that is chosen.
              onChange={(ids) => onChange(ids.at(-1) ?? '')}
              products={product ? [product] : []}
            />
          );
        }
        if (kind === 'moment')
          return <TextField {...field('value')} label={name} hint={explain(key)} type="datetime-local" />;
        const rows = rowsOf(rule);
        const label = kind === 'dollars' ? `${nameOf(key)} (${t('admin.settings.dollars')})` : nameOf(key);
        return (
          <TextField
            {...field('value')}
            label={label}
            hint={kind === 'markdown' ? `${explain(key)} ${howToMark}` : explain(key)}
            {...(kind === 'text' || kind === 'markdown' ? rows && { rows } : { inputMode: KEYBOARDS[kind] })}
            {...(key.endsWith('_BANGLA') && { lang: 'bn' })}
          />
        );
      }}
    </FormDialog>
  );
};
