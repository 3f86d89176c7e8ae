import { Grid, Stack } from '@chakra-ui/react';
import { useMessages } from '#web/messages/useMessages.ts';
import type { EditorState } from '../useEditor.ts';
import { TextField } from '#web/admin/kit/form/TextField.tsx';
import { Detail } from '#web/admin/ui/texts.tsx';

/** The texts besides the name, with the number of lines of the long ones. */
const TEXTS = [
  { field: 'note' },
  { field: 'shortDescription', rows: 2 },
  { field: 'description', rows: 5 },
  { field: 'secondDescription', rows: 5 },
] as const;

/** The texts in English and in Bangla, side by side. */
export const TextsSection = ({ editor }: { editor: EditorState }) => {
  const { t } = useMessages();
  return (
    <Stack gap="4">
      <Detail>{t('admin.editor.texts.hint')}</Detail>
      <TextField
        {...editor.field('bangla.name')}
        label={t('admin.editor.bangla', { field: t('admin.editor.name') })}
        lang="bn"
      />
      {TEXTS.map(({ field, ...more }) => (
        <Grid key={field} templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap={{ base: '3', md: '4' }}>
          <TextField
            {...editor.field(`english.${field}`, field)}
            label={t('admin.editor.english', { field: t(`admin.editor.${field}`) })}
            lang="en"
            {...more}
          />
          <TextField
            {...editor.field(`bangla.${field}`)}
            label={t('admin.editor.bangla', { field: t(`admin.editor.${field}`) })}
            lang="bn"
            {...more}
          />
        </Grid>
      ))}
    </Stack>
  );
};
