import { Box, Button, Grid, HStack, Stack, Text } from '@chakra-ui/react';
import type { ProductAttribute } from '#schema/product.ts';
import { MAX_ATTRIBUTES } from '#schema/product-admin.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { controlId, problemAt, problemWithin } from '../problems.ts';
import type { EditorState } from '../useEditor.ts';
import { Fold } from './Fold.tsx';
import { TextField } from '#web/admin/kit/form/TextField.tsx';

/** The attributes in their order: what they are called, and their values. */
export const AttributesSection = ({ editor }: { editor: EditorState }) => {
  const { t, translate } = useMessages();
  const { values, set, field, problems } = editor;
  const change = (changed: (attributes: ProductAttribute[]) => ProductAttribute[]) =>
    set(({ attributes }) => ({ attributes: changed(attributes) }));
  const moveUp = (place: number) => {
    change((all) => [
      ...all.slice(0, place - 1),
      ...all.slice(place - 1, place + 1).reverse(),
      ...all.slice(place + 1),
    ]);
    // Who moves a row on finds it under the keys.
    const next = place > 1 ? `product-attribute-up-${place - 1}` : controlId('attributes.0.name');
    document.getElementById(next)?.focus();
  };
  const tooMany = problemAt(problems, controlId('attributes'));
  return (
    <Fold
      title={t('admin.editor.attributes')}
      hint={t('admin.editor.attributes.hint')}
      isOpen={values.attributes.length > 0}
      isInvalid={problemWithin(problems, 'attributes') !== null}
    >
      <Stack gap="3">
        {values.attributes.map(({ name }, place) => (
          <Grid
            // Its place, so that the field keeps the focus while its name is changed.
            key={place}
            templateColumns={{ base: '1fr', md: '2fr 3fr 10rem' }}
            gap="3"
            alignItems="start"
            borderBottomWidth="1px"
            borderColor="border"
            pb="3"
          >
            <TextField
              {...field(`attributes.${place}.name`)}
              label={t('admin.editor.attribute.name', { place: place + 1 })}
              placeholder={t('admin.editor.attribute.name.example')}
            />
            <TextField
              {...field(`attributes.${place}.value`)}
              label={t('admin.editor.attribute.value', { place: place + 1 })}
              placeholder={t('admin.editor.attribute.value.example')}
            />
            <HStack justify="flex-end" pt={{ md: '7' }}>
              {place > 0 && (
                <Button
                  id={`product-attribute-up-${place}`}
                  variant="ghost"
                  size="sm"
                  minH={{ base: '11', md: '9' }}
                  onClick={() => moveUp(place)}
                  aria-label={t('admin.editor.attribute.up', { place: place + 1 })}
                >
                  ↑
                </Button>
              )}
              <Button
                variant="ghost"
                size="sm"
                minH={{ base: '11', md: '9' }}
                onClick={() => change((all) => all.toSpliced(place, 1))}
                aria-label={t('admin.editor.remove', {
                  name: name || t('admin.editor.attribute.name', { place: place + 1 }),
                })}
              >
                {t('admin.editor.remove.short')}
              </Button>
            </HStack>
          </Grid>
        ))}
        {tooMany && (
          <Text role="alert" color="fg.error" textStyle="sm">
            {translate(tooMany)}
          </Text>
        )}
        <Box>
          <Button
            id={controlId('attributes')}
            variant="outline"
            disabled={values.attributes.length >= MAX_ATTRIBUTES}
            onClick={() => change((all) => [...all, { name: '', value: '' }])}
          >
            {t('admin.editor.attribute.add')}
          </Button>
        </Box>
      </Stack>
    </Fold>
  );
};
