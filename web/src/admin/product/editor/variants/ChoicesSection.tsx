import { Badge, Box, Button, Grid, HStack, Stack, Text } from '@chakra-ui/react';
import { MAX_COLORS, MAX_SIZES } from '#schema/product-admin.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { ListField } from '../fields/ListField.tsx';
import { TextField } from '#web/admin/kit/form/TextField.tsx';
import { OnePicture } from '../pictures/OnePicture.tsx';
import { problemAt } from '../problems.ts';
import type { EditorState } from '../useEditor.ts';
import { choiceKey, type EditorValues, type TypedColor } from '../values.ts';

/** Adds items whose names are not there yet, in any case. */
const withNew = <Item,>(items: Item[], nameOf: (item: Item) => string, added: Item[]) => {
  const known = new Set(items.map((item) => nameOf(item).toLowerCase()));
  return [
    ...items,
    ...added.filter((item) => {
      const name = nameOf(item).toLowerCase();
      const isNew = !known.has(name);
      known.add(name);
      return isNew;
    }),
  ];
};

/** Gives what was typed of a colour's variants to its new name. */
const renamed = (variants: EditorValues['variants'], from: string, to: string): EditorValues['variants'] =>
  Object.fromEntries(
    Object.entries(variants).map(([key, variant]) => {
      const [color, size] = JSON.parse(key) as [string | null, string | null];
      return [color === from ? choiceKey({ color: to, size }) : key, variant];
    }),
  );

/** The colours with their pictures, and the sizes. */
export const ChoicesSection = ({ editor }: { editor: EditorState }) => {
  const { t, translate } = useMessages();
  const { values, set, field, problems } = editor;
  const change = (name: string, changes: Partial<TypedColor>) =>
    set(({ colors, variants }) => ({
      colors: colors.map((color) => (color.name === name ? { ...color, ...changes } : color)),
      ...(changes.name !== undefined && { variants: renamed(variants, name, changes.name) }),
    }));
  return (
    <Stack gap="5">
      <Stack gap="3">
        <ListField
          id="product-colors"
          label={t('admin.editor.colors')}
          hint={t('admin.editor.colors.hint', { most: MAX_COLORS })}
          placeholder={t('admin.editor.colors.example')}
          error={problemAt(problems, 'product-colors')}
          action={t('admin.editor.add')}
          addsOnBlur
          onAdd={(names) =>
            set(({ colors }) => ({
              colors: withNew(
                colors,
                ({ name }) => name,
                names.map((name) => ({ name, bangla: '', picture: null })),
              ),
            }))
          }
        />
        {values.colors.map((color, index) => (
          <Grid
            // Its place, so that the field keeps the focus while its name is changed.
            key={index}
            templateColumns={{ base: '1fr auto', md: '1fr 1fr auto auto' }}
            // On a phone, each name has a line of its own.
            css={{ mdDown: { '& > :nth-of-type(-n + 2)': { gridColumn: 'span 2' } } }}
            gap="3"
            alignItems="end"
            borderBottomWidth="1px"
            borderColor="border"
            pb="3"
          >
            <TextField
              {...field(`colors.${index}.name`)}
              label={t('admin.editor.color.english', { place: index + 1 })}
              onChange={(name) => change(color.name, { name })}
            />
            <TextField
              {...field(`colors.${index}.bangla`)}
              label={t('admin.editor.color.bangla', { place: index + 1 })}
              lang="bn"
            />
            <OnePicture
              of={color.name}
              picture={color.picture}
              onChange={(picture) => change(color.name, { picture })}
            />
            <Button
              variant="ghost"
              size="sm"
              minH={{ base: '11', md: '9' }}
              onClick={() => set(({ colors }) => ({ colors: colors.filter((_, at) => at !== index) }))}
              aria-label={t('admin.editor.remove', { name: color.name })}
            >
              {t('admin.editor.remove.short')}
            </Button>
          </Grid>
        ))}
      </Stack>
      <Box>
        <ListField
          id="product-sizes"
          label={t('admin.editor.sizes')}
          hint={t('admin.editor.sizes.hint', { most: MAX_SIZES })}
          placeholder="S, M, L"
          error={problemAt(problems, 'product-sizes')}
          action={t('admin.editor.add')}
          addsOnBlur
          onAdd={(names) => set(({ sizes }) => ({ sizes: withNew(sizes, (size) => size, names) }))}
        />
        <HStack gap="2" mt="3" wrap="wrap">
          {values.sizes.map((size) => (
            <Badge key={size} size="lg" variant="outline" ps="3" pe="0">
              <Text as="span">{translate(size)}</Text>
              <Button
                size="xs"
                variant="ghost"
                minW="8"
                minH="8"
                onClick={() => set(({ sizes }) => ({ sizes: sizes.filter((one) => one !== size) }))}
                aria-label={t('admin.editor.remove', { name: size })}
              >
                ✕
              </Button>
            </Badge>
          ))}
        </HStack>
      </Box>
    </Stack>
  );
};
