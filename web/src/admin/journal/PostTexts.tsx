import { Box, Button, chakra, HStack, Stack, Text } from '@chakra-ui/react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { UPLOAD_TYPES } from '#schema/review.ts';
import { usePostPreviewQuery } from '#web/generated/graphql.ts';
import type { Language } from '#web/lib/language.ts';
import type { FieldProps } from '#web/lib/form/useForm.ts';
import { useDebounced } from '#web/lib/useDebounced.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FailedState } from '#web/ui/FailedState.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { PostBody } from '#web/ui/PostBody.tsx';
import { TextField } from '../kit/form/TextField.tsx';
import { Explanation } from '../ui/texts.tsx';

/* GraphQL */ `
  query PostPreview($body: String!) {
    postPreview(body: $body)
  }
`;

/** How long after the last letter the preview is asked for, in milliseconds. */
const PAUSE_MS = 400;

interface PostTextsProps {
  language: Language;
  title: FieldProps<string>;
  description: FieldProps<string>;
  body: FieldProps<string>;
  tags: FieldProps<string>;
  /** Adds pictures to the text. */
  onPictures: (files: readonly File[]) => void;
  /** What becomes of pictures that are on their way. */
  children: ReactNode;
}

/** What a post says in one language. */
export const PostTexts = ({ language, title, description, body, tags, onPictures, children }: PostTextsProps) => {
  const { t } = useMessages();
  const [isShown, show] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const heading = useId();
  const name = t(language === 'en' ? 'admin.posts.english' : 'admin.posts.bangla');
  return (
    <Panel as="section" aria-labelledby={heading} p={{ base: '4', md: '5' }}>
      <Stack gap="4">
        <Text as="h2" id={heading} fontWeight="semibold">
          {name}
        </Text>
        <TextField {...title} label={t('admin.posts.field.title')} lang={language} />
        <TextField
          {...description}
          label={t('admin.posts.field.description')}
          hint={t('admin.posts.field.description.hint')}
          lang={language}
          rows={4}
        />
        <TextField
          {...body}
          label={t('admin.posts.field.body')}
          hint={t('admin.posts.field.body.hint')}
          lang={language}
          rows={16}
        />
        {children}
        <HStack gap="2" wrap="wrap">
          <Button
            size="sm"
            variant="outline"
            h="auto"
            py="1.5"
            whiteSpace="normal"
            minH={{ base: '11', md: '9' }}
            aria-label={t('admin.posts.addPicture.of', { language: name })}
            onClick={() => files.current?.click()}
          >
            {t('admin.posts.addPicture')}
          </Button>
          <Button
            size="sm"
            variant="outline"
            h="auto"
            py="1.5"
            whiteSpace="normal"
            minH={{ base: '11', md: '9' }}
            aria-expanded={isShown}
            aria-label={isShown ? undefined : t('admin.posts.preview.of', { language: name })}
            onClick={() => show(!isShown)}
          >
            {t(isShown ? 'admin.posts.preview.hide' : 'admin.posts.preview')}
          </Button>
          <chakra.input
            ref={files}
            type="file"
            accept={UPLOAD_TYPES.join(',')}
            multiple
            hidden
            aria-label={t('admin.posts.addPicture.of', { language: name })}
            onChange={({ target }) => {
              onPictures([...(target.files ?? [])]);
              target.value = '';
            }}
          />
        </HStack>
        {isShown && <Preview body={body.value} language={language} />}
        <TextField
          {...tags}
          label={t('admin.posts.field.tags')}
          hint={t('admin.posts.field.tags.hint')}
          lang={language}
        />
      </Stack>
    </Panel>
  );
};

/** How the text will look; the server makes it, as for readers. */
const Preview = ({ body, language }: { body: string; language: Language }) => {
  const { t } = useMessages();
  const asked = useDebounced(body, PAUSE_MS);
  const { data, previousData, error, refetch } = usePostPreviewQuery({ variables: { body: asked } });
  const html = (data ?? previousData)?.postPreview;
  if (error) return <FailedState error={error} retry={refetch} />;
  return (
    <Box borderWidth="1px" borderColor="border" borderRadius="control" px="4" pb="4" minH="24">
      {html === '' && <Explanation mt="4">{t('admin.posts.preview.empty')}</Explanation>}
      {html && <PostBody html={html} lang={language} />}
    </Box>
  );
};
