import { Button, Stack } from '@chakra-ui/react';
import { PUBLISHINGS, type Publishing } from '#schema/post.ts';
import type { FieldProps } from '#web/lib/form/useForm.ts';
import type { Translatable } from '#web/lib/translatable.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { RadioField } from '../kit/form/RadioField.tsx';
import { TextField } from '../kit/form/TextField.tsx';

interface PublishPostProps {
  publishing: FieldProps<Publishing>;
  publishedAt: FieldProps<string>;
  busy: boolean;
  failure: Translatable | null;
}

/** When the post is in the journal, and the button that saves it. */
export const PublishPost = ({ publishing, publishedAt, busy, failure }: PublishPostProps) => {
  const { t, translate } = useMessages();
  return (
    <Panel p={{ base: '4', md: '5' }}>
      <Stack gap="4">
        <RadioField
          {...publishing}
          name="publishing"
          label={t('admin.posts.publish')}
          choices={PUBLISHINGS.map((choice) => [choice, t(`admin.posts.publish.${choice}`)])}
        />
        {publishing.value === 'LATER' && (
          <TextField
            {...publishedAt}
            label={t('admin.posts.publishedAt')}
            hint={t('admin.posts.publishedAt.hint')}
            type="datetime-local"
          />
        )}
        {failure && <Notice tone="error">{translate(failure)}</Notice>}
        <Button id="post-save" type="submit" minH="11" aria-busy={busy}>
          {t(busy ? 'admin.posts.saving' : 'admin.posts.save')}
        </Button>
      </Stack>
    </Panel>
  );
};
