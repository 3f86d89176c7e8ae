import { Button, chakra, HStack, Stack } from '@chakra-ui/react';
import { PUBLISHINGS, type Publishing } from '#schema/post.ts';
import type { FieldProps } from '#web/lib/form/useForm.ts';
import type { Translatable } from '#web/lib/translatable.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { Panel } from '#web/ui/Panel.tsx';
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
        <chakra.fieldset>
          <chakra.legend fontWeight="medium" textStyle="sm" mb="1">
            {t('admin.posts.publish')}
          </chakra.legend>
          {PUBLISHINGS.map((choice) => (
            <HStack key={choice} asChild gap="3" minH="11" cursor="pointer" textStyle="sm">
              <label>
                <chakra.input
                  type="radio"
                  name="publishing"
                  checked={publishing.value === choice}
                  onChange={() => publishing.onChange(choice)}
                  boxSize="5"
                  accentColor="{colors.brand.solid}"
                />
                {t(`admin.posts.publish.${choice}`)}
              </label>
            </HStack>
          ))}
        </chakra.fieldset>
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
