import { Box, Button, chakra, HStack, Stack } from '@chakra-ui/react';
import { useMessages } from '#web/messages/useMessages.ts';
import { RadioField } from '#web/admin/kit/form/RadioField.tsx';
import { TextField } from '#web/admin/kit/form/TextField.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { controlId } from './problems.ts';
import type { EditorState } from './useEditor.ts';
import type { Publishing } from './values.ts';

const CHOICES: readonly Publishing[] = ['NOW', 'LATER', 'DRAFT'];

interface PublishPanelProps {
  editor: EditorState;
  onPreview: () => void;
}

/** When the product is in the shop, and the buttons that save and preview it. */
export const PublishPanel = ({ editor, onPreview }: PublishPanelProps) => {
  const { t, translate } = useMessages();
  const { values, set, problems, saving, base, isTyped } = editor;
  return (
    <Panel p={{ base: '4', md: '5' }}>
      <Stack gap="4">
        <RadioField
          name="publishing"
          label={t('admin.editor.publish')}
          choices={CHOICES.map((choice) => [choice, t(`admin.editor.publish.${choice}`)])}
          value={values.publishing}
          onChange={(publishing) => set({ publishing })}
        />
        {values.publishing === 'LATER' && (
          <TextField
            {...editor.field('publishAt')}
            label={t('admin.editor.publishAt')}
            hint={t('admin.editor.publishAt.hint')}
            type="datetime-local"
          />
        )}
        {saving.failure && <Notice tone="error">{translate(saving.failure)}</Notice>}
        {!saving.failure && problems.length > 0 && (
          <Notice tone="error">
            {t(problems.length === 1 ? 'admin.editor.problem' : 'admin.editor.problems', {
              count: problems.length,
            })}
            <chakra.ul mt="1" ps="4" listStyleType="disc">
              {problems.slice(0, 5).map(({ field, message }) => (
                <li key={field}>
                  <chakra.a href={`#${controlId(field)}`} textDecoration="underline">
                    {translate(message)}
                  </chakra.a>
                </li>
              ))}
            </chakra.ul>
          </Notice>
        )}
        <Box hideBelow="lg">
          <SaveButton editor={editor} />
        </Box>
        <HStack gap="2" wrap="wrap">
          <Button variant="outline" flex="1" minH="11" onClick={onPreview}>
            {t('admin.editor.preview')}
          </Button>
          {isTyped && (
            <Button variant="ghost" flex="1" minH="11" onClick={editor.discard}>
              {t(base ? 'admin.editor.discard' : 'admin.editor.clear')}
            </Button>
          )}
        </HStack>
      </Stack>
    </Panel>
  );
};

/** The button that saves. */
export const SaveButton = ({ editor: { base, saving, values } }: { editor: EditorState }) => {
  const { t } = useMessages();
  const label = values.publishing === 'DRAFT' ? 'admin.editor.saveDraft' : 'admin.editor.save';
  return (
    <Button type="submit" w="full" minH="11" aria-busy={saving.busy}>
      {saving.busy ? t('admin.editor.saving') : t(base ? label : 'admin.editor.upload')}
    </Button>
  );
};
