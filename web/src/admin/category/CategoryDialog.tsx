import { CATEGORY_LEVELS } from '#schema/category.ts';
import { categoryInput } from '#schema/category.input.ts';
import { useChangeCategoryMutation, useCreateCategoryMutation } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FormDialog } from '../kit/form/FormDialog.tsx';
import { PictureField, type ShowPicture } from '../kit/form/PictureField.tsx';
import { useToast } from '../ui/toasts/toasts.ts';
import { isWithin, type CategoryRow } from './categoryRows.ts';
import { SelectField } from '../kit/form/SelectField.tsx';
import { TextField } from '../kit/form/TextField.tsx';

/* GraphQL */ `
  mutation CreateCategory($input: CreateCategoryInput!) {
    createCategory(input: $input) {
      ... on SaveCategorySuccess {
        category {
          id
        }
      }
      ...Refusal_fields
    }
  }

  mutation ChangeCategory($id: ID!, $input: ChangeCategoryInput!) {
    changeCategory(id: $id, input: $input) {
      ... on SaveCategorySuccess {
        category {
          id
        }
      }
      ...Refusal_fields
    }
  }
`;

interface CategoryDialogProps {
  /** The category to change; `new` for a new one, null while the dialog is closed. */
  of: CategoryRow | 'new' | null;
  all: readonly CategoryRow[];
  /** Shows the control of a picture. */
  showPicture: ShowPicture;
  onClose: () => void;
}

/** Creates a category, or gives one other names, another place or a picture. */
export const CategoryDialog = ({ of, all, showPicture, onClose }: CategoryDialogProps) => {
  const { t } = useMessages();
  const say = useToast();
  const saved = { refetchQueries: ['CategoriesPage'], awaitRefetchQueries: true };
  const create = useCreateCategoryMutation(saved);
  const change = useChangeCategoryMutation(saved);
  return (
    <FormDialog
      id="category"
      of={of}
      title={(one) =>
        one === 'new' ? t('admin.categories.new') : t('admin.categories.edit.of', { name: one.englishName })
      }
      focus="name"
      begin={(one) =>
        one === 'new'
          ? { name: '', banglaName: '', parentId: '', picture: '' }
          : {
              name: one.englishName,
              banglaName: one.banglaName ?? '',
              parentId: one.above?.id ?? '',
              picture: one.pictureKey ?? '',
            }
      }
      schema={categoryInput}
      send={async ({ name, banglaName = null, picture = null }, one, typed) => {
        const parentId = typed.parentId || null;
        const before = one === 'new' ? undefined : (one.above?.id ?? null);
        const pictureBefore = one === 'new' ? null : one.pictureKey;
        const input = {
          name,
          banglaName,
          ...(parentId !== before && { parentId }),
          ...(picture !== pictureBefore && { picture }),
        };
        const result = one === 'new' ? await create({ input }) : await change({ id: one.id, input });
        if (result.__typename === 'InvalidInput') return result;
        say({ text: t('admin.categories.saved', { name }) });
        onClose();
      }}
      action={(one) => ({ label: t(one === 'new' ? 'admin.categories.create' : 'admin.categories.save') })}
      onClose={onClose}
    >
      {({ field }, one) => (
        <>
          <TextField {...field('name')} label={t('admin.categories.name')} required />
          <TextField {...field('banglaName')} label={t('admin.categories.banglaName.optional')} lang="bn" />
          <SelectField
            {...field('parentId')}
            label={t('admin.categories.place')}
            hint={one === 'new' ? undefined : t('admin.categories.place.hint')}
            none={t('admin.categories.top')}
            options={all
              .filter((row) => row.level < CATEGORY_LEVELS - 1 && !(one !== 'new' && isWithin(row, one.id)))
              .map(({ id, englishName, level }) => ({ value: id, label: '\u2003'.repeat(level) + englishName }))}
          />
          <PictureField
            {...field('picture')}
            label={t('admin.categories.picture')}
            hint={t('admin.categories.picture.hint')}
            of={one === 'new' ? t('admin.categories.new') : one.englishName}
            show={showPicture}
          />
        </>
      )}
    </FormDialog>
  );
};
