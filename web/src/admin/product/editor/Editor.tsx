import { Box, Button, Grid, HStack, Stack, Text } from '@chakra-ui/react';
import type { Editor_CategoryFragment, Editor_ProductFragment } from '#web/generated/graphql.ts';
import { adminPaths } from '#web/lib/adminPaths.ts';
import { useStore } from '#web/lib/stores.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { TextField } from '#web/admin/kit/form/TextField.tsx';
import { ChangedNotice } from '#web/admin/ui/ChangedNotice.tsx';
import { AttributesSection } from './fields/AttributesSection.tsx';
import { categoryOptions } from './fields/categoryOptions.ts';
import { CategoryField } from './fields/CategoryField.tsx';
import { Fold } from './fields/Fold.tsx';
import { TextsSection } from './fields/TextsSection.tsx';
import { changedParts, textOf } from './merge.ts';
import { PicturesSection } from './pictures/PicturesSection.tsx';
import { preview, previewOf } from './preview.ts';
import { problemWithin } from './problems.ts';
import { PublishPanel, SaveButton } from './PublishPanel.tsx';
import { useEditor } from './useEditor.ts';
import type { Publishing } from './values.ts';
import { ChoicesSection } from './variants/ChoicesSection.tsx';
import { VariantsSection } from './variants/VariantsSection.tsx';
import { Explanation } from '#web/admin/ui/texts.tsx';

/* GraphQL */ `
  fragment Editor_product on AdminProduct {
    id
    version
    status
    publishAt
    sku
    name
    priceCents
    oldPriceCents
    category {
      id
    }
    brand
    hasVariants
    availableStock
    details {
      tag
      english {
        ...Editor_texts
      }
      bangla {
        ...Editor_texts
      }
      pictures {
        ...Editor_picture
      }
      colors {
        name
        bangla
        picture {
          ...Editor_picture
        }
      }
      sizes
      attributes {
        name
        value
      }
      variants {
        id
        color
        size
        sku
        priceCents
        picture {
          ...Editor_picture
        }
        availableStock
        reservedStock
      }
    }
  }

  fragment Editor_texts on ProductTexts {
    name
    note
    shortDescription
    description
    secondDescription
  }

  fragment Editor_picture on AdminPicture {
    key
    path
    alt
    altBangla
  }

  fragment Editor_category on Category {
    id
    name
    children {
      id
      name
      children {
        id
        name
      }
    }
  }
`;

interface EditorProps {
  /** The stored product; null for a new one. */
  product: Editor_ProductFragment | null;
  categories: readonly Editor_CategoryFragment[];
  reload: () => Promise<Editor_ProductFragment | null>;
  onSaving: () => void;
  onSaved: (product: Editor_ProductFragment, publishing: Publishing) => void;
}

/** The form of a product. What most products need comes first; the rest is folded. */
export const Editor = ({ product, categories, reload, onSaving, onSaved }: EditorProps) => {
  const { t, translate } = useMessages();
  const editor = useEditor({ product, reload, onSaving, onSaved });
  const { values, field, base, problems, change } = editor;
  const options = categoryOptions(categories, translate);
  const nameOf = (id: string) => options.find((option) => option.id === id)?.name ?? id;
  const previewed = useStore(preview);
  const showPreview = () => {
    previewed.write(previewOf(values));
    // A preview that is open already shows it too.
    open(adminPaths.previewProduct, 'haat-preview');
  };
  const isIn = (...fields: readonly string[]) => fields.some((one) => problemWithin(problems, one) !== null);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        editor.save();
      }}
    >
      <Grid templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 18rem' }} gap="5" alignItems="start" maxW="72rem">
        <Stack gap="4" minW="0">
          {editor.isRestored && (
            <Notice tone="info">
              <HStack justify="space-between" gap="3" wrap="wrap">
                <Text>{t('admin.editor.restored')}</Text>
                <Button size="sm" variant="outline" onClick={editor.discard}>
                  {t('admin.editor.clear')}
                </Button>
              </HStack>
            </Notice>
          )}
          {product?.status === 'ARCHIVED' && base?.version === product.version && (
            <Notice tone="info">{t('admin.editor.archived')}</Notice>
          )}
          {change && base && (
            <ChangedNotice
              change={change}
              fields={changedParts(base.values, change.theirs.values).map((part) => ({
                label: t(`admin.editor.part.${part}`),
                mine: textOf(values, part, nameOf),
                theirs: textOf(change.theirs.values, part, nameOf),
              }))}
              onKeepMine={editor.keepMine}
              onTakeTheirs={editor.takeTheirs}
              busy={editor.saving.busy}
            />
          )}
          <Panel p={{ base: '4', md: '5' }}>
            <Stack gap="4">
              <TextField {...field('english.name', 'name')} label={t('admin.editor.name')} lang="en" />
              <CategoryField editor={editor} options={options} />
              <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="4">
                <TextField
                  {...field('price', 'priceCents')}
                  label={t('admin.editor.price')}
                  inputMode="decimal"
                  placeholder="0.00"
                />
                {values.hasVariants ? (
                  <Explanation alignSelf="end" pb="2">
                    {t('admin.editor.stock.variants')}
                  </Explanation>
                ) : (
                  <TextField {...field('stock')} label={t('admin.editor.stock')} inputMode="numeric" placeholder="0" />
                )}
              </Grid>
              <PicturesSection editor={editor} />
            </Stack>
          </Panel>
          <Fold
            title={t('admin.editor.more')}
            hint={t('admin.editor.more.hint')}
            isOpen={values.oldPrice !== '' || values.brand !== '' || values.tag !== ''}
            isInvalid={isIn('oldPriceCents', 'brand', 'tag', 'sku')}
          >
            <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
              <TextField
                {...field('oldPrice', 'oldPriceCents')}
                label={t('admin.editor.oldPrice')}
                hint={t('admin.editor.oldPrice.hint')}
                inputMode="decimal"
              />
              <TextField {...field('brand')} label={t('admin.editor.brand')} />
              <TextField {...field('tag')} label={t('admin.editor.tag')} hint={t('admin.editor.tag.hint')} />
              {!values.hasVariants && (
                <TextField {...field('sku')} label={t('admin.editor.sku')} hint={t('admin.editor.sku.hint')} />
              )}
            </Grid>
          </Fold>
          <Fold
            title={t('admin.editor.texts')}
            hint={t('admin.editor.texts.what')}
            isOpen={base !== null}
            isInvalid={isIn('note', 'shortDescription', 'description', 'secondDescription', 'bangla')}
          >
            <TextsSection editor={editor} />
          </Fold>
          <AttributesSection editor={editor} />
          <Fold
            title={t('admin.editor.choices')}
            hint={t('admin.editor.choices.hint')}
            isOpen={values.colors.length + values.sizes.length > 0}
            isInvalid={isIn('colors', 'sizes', 'variants')}
          >
            <Stack gap="6">
              <ChoicesSection editor={editor} />
              <VariantsSection editor={editor} stored={product?.details.variants ?? []} />
            </Stack>
          </Fold>
        </Stack>
        <Box position={{ lg: 'sticky' }} top="4">
          <PublishPanel editor={editor} onPreview={showPreview} />
        </Box>
      </Grid>
      <Box
        hideFrom="lg"
        position="sticky"
        bottom="0"
        mt="4"
        mx={{ base: '-4', md: '-6' }}
        px={{ base: '4', md: '6' }}
        py="3"
        bg="bg.canvas"
        borderTopWidth="1px"
        borderColor="border"
        zIndex="1"
      >
        <SaveButton editor={editor} />
      </Box>
    </form>
  );
};
