import { Grid, Stack } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { postForm } from '#schema/post.input.ts';
import { useSavePostMutation, type PostEditor_PostFragment } from '#web/generated/graphql.ts';
import { goToField } from '#web/lib/form/goToField.ts';
import { useDraft } from '#web/lib/form/useDraft.ts';
import { useForm } from '#web/lib/form/useForm.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Panel } from '#web/ui/Panel.tsx';
import { PictureField, type ShowPicture } from '../kit/form/PictureField.tsx';
import { SelectField } from '../kit/form/SelectField.tsx';
import { TextField } from '../kit/form/TextField.tsx';
import { useAddPictures } from '../product/editor/pictures/useAddPictures.ts';
import { useProductOptions } from '../product/list/useProductOptions.ts';
import { ChangedNotice } from '../ui/ChangedNotice.tsx';
import { Explanation } from '../ui/texts.tsx';
import { PostTexts } from './PostTexts.tsx';
import { PublishPost } from './PublishPost.tsx';
import { NEW_POST, slugOf, typedOf, type TypedPost } from './typedPost.ts';

/* GraphQL */ `
  mutation SavePost($input: SavePostInput!) {
    savePost(input: $input) {
      ... on SavePostSuccess {
        post {
          ...PostEditor_post
        }
      }
      ... on ChangedMeanwhile {
        changedBy
        changedAt
      }
      ...Refusal_fields
    }
  }
`;

interface PostFormProps {
  /** The stored post; null for a new one. */
  post: PostEditor_PostFragment | null;
  reload: () => Promise<PostEditor_PostFragment | null>;
  onSaved: (post: PostEditor_PostFragment) => void;
  /** Shows the control of the head picture. */
  showPicture: ShowPicture;
  /** Shows pictures that are on their way. */
  showPending: (pictures: ReturnType<typeof useAddPictures>) => ReactNode;
}

/** The fields that two editors may have changed, in the order of the page. */
const COMPARED = [
  'title',
  'description',
  'body',
  'tags',
  'titleBangla',
  'descriptionBangla',
  'bodyBangla',
  'tagsBangla',
] as const satisfies (keyof TypedPost)[];

const shortened = (text: string) => (text.length > 200 ? `${text.slice(0, 200)}…` : text);

/** The form of a post. This tab keeps what is typed until it is saved. */
export const PostForm = ({ post, reload, onSaved, showPicture, showPending }: PostFormProps) => {
  const { t, translate } = useMessages();
  const { categories } = useProductOptions();
  const typed = useDraft<TypedPost>(`post ${post?.id ?? 'new'}`, post ? typedOf(post) : NEW_POST);
  const [values, change, forget] = typed;
  const [meanwhile, setMeanwhile] = useState<{
    change: { changedBy: string | null; changedAt: string };
    theirs: TypedPost;
  } | null>(null);
  const savePost = useSavePostMutation();
  const { field, submit, busy, failure } = useForm({
    id: 'post',
    typed,
    schema: postForm,
    send: async (input, { revision }) => {
      const result = await savePost({
        input: {
          ...input,
          ...(post && { id: post.id, revision }),
          publishedAt: input.publishedAt?.toISOString() ?? null,
        },
      });
      if (result.__typename === 'InvalidInput') return result;
      if (result.__typename === 'ChangedMeanwhile') {
        const stored = await reload();
        const { changedBy = null, changedAt } = result;
        if (stored) setMeanwhile({ change: { changedBy, changedAt }, theirs: typedOf(stored) });
        return;
      }
      forget();
      onSaved(result.post);
    },
  });
  const addTo = (name: 'body' | 'bodyBangla') => (picture: { path: string }) =>
    change((before) => ({ ...before, [name]: `${before[name].trimEnd()}\n\n![](${picture.path})\n`.trimStart() }));
  const toEnglish = useAddPictures(addTo('body'));
  const toBangla = useAddPictures(addTo('bodyBangla'));
  const known = categories.map(({ slug, name, level }) => ({
    value: slug,
    label: `${'\u00a0\u00a0'.repeat(level)}${translate(name)}`,
  }));
  // Before the categories are loaded, the chosen one must be among them.
  const chosen = values.categorySlug;
  const isKnown = chosen === '' || known.some(({ value }) => value === chosen);
  const options = isKnown ? known : [{ value: chosen, label: chosen }, ...known];
  const title = field('title');
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="4" maxW="90rem">
        {meanwhile && (
          <ChangedNotice
            change={meanwhile.change}
            fields={COMPARED.filter((name) => values[name] !== meanwhile.theirs[name]).map((name) => ({
              label: [
                t(`admin.posts.field.${fieldOf(name)}`),
                t(name.endsWith('Bangla') ? 'admin.posts.languages.bn' : 'admin.posts.languages.en'),
              ].join(' · '),
              mine: shortened(values[name]),
              theirs: shortened(meanwhile.theirs[name]),
            }))}
            onKeepMine={() => {
              change((before) => ({ ...before, revision: meanwhile.theirs.revision }));
              setMeanwhile(null);
              // The button that saves it over what is stored now.
              setTimeout(() => goToField('post-save'));
            }}
            onTakeTheirs={() => {
              change(() => meanwhile.theirs);
              setMeanwhile(null);
            }}
            busy={busy}
          />
        )}
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }} gap="5" alignItems="start">
          <Stack gap="4" minW="0">
            <Explanation>{t('admin.posts.languageHint')}</Explanation>
            <Grid templateColumns={{ base: 'minmax(0, 1fr)', '2xl': '1fr 1fr' }} gap="4" alignItems="start">
              <PostTexts
                language="en"
                title={{
                  ...title,
                  onChange: (next) =>
                    // The address follows the title until somebody has chosen another, or the post has one.
                    change((before) => ({
                      ...before,
                      title: next,
                      slug: post || before.slug !== slugOf(before.title) ? before.slug : slugOf(next),
                    })),
                }}
                description={field('description')}
                body={field('body')}
                tags={field('tags')}
                onPictures={toEnglish.add}
              >
                {showPending(toEnglish)}
              </PostTexts>
              <PostTexts
                language="bn"
                title={field('titleBangla')}
                description={field('descriptionBangla')}
                body={field('bodyBangla')}
                tags={field('tagsBangla')}
                onPictures={toBangla.add}
              >
                {showPending(toBangla)}
              </PostTexts>
            </Grid>
          </Stack>
          <Stack gap="4" position={{ lg: 'sticky' }} top="4">
            <PublishPost
              publishing={field('publishing')}
              publishedAt={field('publishedAt')}
              busy={busy}
              failure={failure}
            />
            <Panel p={{ base: '4', md: '5' }}>
              <Stack gap="4">
                <TextField
                  {...field('slug')}
                  label={t('admin.posts.field.slug')}
                  hint={t('admin.posts.field.slug.hint')}
                  spellCheck={false}
                  required
                />
                <SelectField
                  {...field('categorySlug')}
                  label={t('admin.posts.field.category')}
                  none={t('admin.posts.field.category.none')}
                  options={options}
                />
                <PictureField
                  {...field('picture')}
                  label={t('admin.posts.field.picture')}
                  of={t('admin.posts.post')}
                  show={showPicture}
                />
              </Stack>
            </Panel>
          </Stack>
        </Grid>
      </Stack>
    </form>
  );
};

/** The field of a text, whatever its language. */
const fieldOf = (name: (typeof COMPARED)[number]) =>
  name.replace('Bangla', '') as 'title' | 'description' | 'body' | 'tags';
