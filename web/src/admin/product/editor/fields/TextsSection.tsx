import { Grid, Stack, Text } from '@chakra-ui/react';
import { useMessages } from '#web/messages/useMessages.ts';
import type { EditorState } from '../useEditor.ts';
import type { TypedTexts } from '../values.ts';
import { TextField } from './TextField.tsx';

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
  const { values, set } = editor;
  const change = (language: 'english' | 'bangla', changes: Partial<TypedTexts>) =>
    set((before) => ({ [language]: { ...before[language], ...changes } }));
  return (
    <Stack gap="4">
      <Text textStyle="xs" color="fg.muted">
        {t('admin.editor.texts.hint')}
      </Text>
      <TextField
        editor={editor}
        field="bangla.name"
        label={t('admin.editor.bangla', { field: t('admin.editor.name') })}
        lang="bn"
        value={values.bangla.name}
        onChange={(name) => change('bangla', { name })}
      />
      {TEXTS.map(({ field, ...more }) => (
        <Grid key={field} templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap={{ base: '3', md: '4' }}>
          <TextField
            editor={editor}
            field={field}
            label={t('admin.editor.english', { field: t(`admin.editor.${field}`) })}
            lang="en"
            value={values.english[field]}
            onChange={(text) => change('english', { [field]: text })}
            {...more}
          />
          <TextField
            editor={editor}
            field={`bangla.${field}`}
            label={t('admin.editor.bangla', { field: t(`admin.editor.${field}`) })}
            lang="bn"
            value={values.bangla[field]}
            onChange={(text) => change('bangla', { [field]: text })}
            {...more}
          />
        </Grid>
      ))}
    </Stack>
  );
};
