import { Box, chakra, Grid, Stack, Text } from '@chakra-ui/react';
import { useMessages } from '#web/messages/useMessages.ts';
import { Picture } from '#web/ui/Picture.tsx';
import { TextField } from '#web/admin/kit/form/TextField.tsx';
import { problemWithin } from '../problems.ts';
import type { EditorState } from '../useEditor.ts';
import { AddPictures } from './AddPictures.tsx';
import { Pending } from './Pending.tsx';
import { SortablePictures } from './SortablePictures.tsx';
import { useAddPictures } from './useAddPictures.ts';
import { Detail } from '#web/admin/ui/texts.tsx';

/** The general pictures of the product: added, put in order, and described for those who do not see them. */
export const PicturesSection = ({ editor }: { editor: EditorState }) => {
  const { t, translate } = useMessages();
  const { values, set, field, problems } = editor;
  const adding = useAddPictures((picture) => set(({ pictures }) => ({ pictures: [...pictures, picture] })));
  const wrong = values.pictures.flatMap((_, index) => problemWithin(problems, `pictures.${index}`) ?? []);
  return (
    <Box>
      <Text fontWeight="medium" textStyle="sm" mb="1.5">
        {t('admin.editor.pictures')}
      </Text>
      <Stack gap="3">
        {values.pictures.length > 0 && (
          <SortablePictures pictures={values.pictures} onChange={(pictures) => set({ pictures })} />
        )}
        <Pending pictures={adding} />
        {wrong[0] && (
          <Text role="alert" textStyle="sm" color="fg.error">
            {translate(wrong[0])}
          </Text>
        )}
        <AddPictures editor={editor} onAdd={adding.add} />
        {values.pictures.length > 0 && (
          <details>
            <chakra.summary cursor="pointer" textStyle="sm" color="brand.fg" py="2">
              {t('admin.editor.alt')}
            </chakra.summary>
            <Stack gap="3" mt="2">
              <Detail>{t('admin.editor.alt.hint')}</Detail>
              {values.pictures.map((picture, index) => (
                <Grid
                  key={picture.key}
                  templateColumns={{ base: '3.5rem 1fr', md: '3.5rem 1fr 1fr' }}
                  gap="3"
                  alignItems="end"
                >
                  <Picture picture={{ path: picture.path, alt: '' }} sizes="3.5rem" widest={160} decorative />
                  <TextField
                    {...field(`pictures.${index}.alt`)}
                    label={t('admin.editor.alt.english', { place: index + 1 })}
                  />
                  <Box gridColumn={{ base: '2', md: 'auto' }}>
                    <TextField
                      {...field(`pictures.${index}.altBangla`)}
                      label={t('admin.editor.alt.bangla', { place: index + 1 })}
                    />
                  </Box>
                </Grid>
              ))}
            </Stack>
          </details>
        )}
      </Stack>
    </Box>
  );
};
