import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useDeletePostMutation, usePostEditorQuery, type PostEditor_PostFragment } from '#web/generated/graphql.ts';
import { adminPaths } from '#web/lib/adminPaths.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { FailedState } from '#web/ui/FailedState.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { ConfirmDialog } from '../kit/form/ConfirmDialog.tsx';
import { OnePicture } from '../product/editor/pictures/OnePicture.tsx';
import { Pending } from '../product/editor/pictures/Pending.tsx';
import { LoadingShape } from '../ui/LoadingShape.tsx';
import { useToast } from '../ui/toasts/toasts.ts';
import { PostForm } from './PostForm.tsx';

/* GraphQL */ `
  fragment PostEditor_post on AdminPost {
    id
    revision
    slug
    categorySlug
    picture
    title
    description
    body
    tags
    titleBangla
    descriptionBangla
    bodyBangla
    tagsBangla
    state
    publishedAt
  }

  query PostEditor($id: ID!, $isNew: Boolean!) {
    adminPost(id: $id) @skip(if: $isNew) {
      ...PostEditor_post
    }
  }

  mutation DeletePost($id: ID!) {
    deletePost(id: $id)
  }
`;

/** The form of a new post, or of one that is stored. */
export default function PostEditorPage() {
  const { id } = useParams();
  return <PostEditor key={id ?? 'new'} id={id} />;
}

const PostEditor = ({ id }: { id: string | undefined }) => {
  const { t, formatDateTime } = useMessages();
  const say = useToast();
  const navigate = useNavigate();
  const [saved, setSaved] = useState<PostEditor_PostFragment | null>(null);
  const { data, error, refetch } = usePostEditorQuery({
    variables: { id: id ?? '', isNew: id === undefined },
    // What is edited is what is stored now.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const title = t(id === undefined ? 'admin.posts.new' : 'admin.posts.edit');
  const post = saved ?? data?.adminPost ?? null;
  const savedText = ({ state, publishedAt, ...texts }: PostEditor_PostFragment) => {
    const named = { title: texts.title || texts.titleBangla || t('admin.posts.untitled') };
    if (state === 'SCHEDULED' && publishedAt)
      return t('admin.posts.saved.SCHEDULED', { ...named, at: formatDateTime(publishedAt) });
    return t(state === 'DRAFT' ? 'admin.posts.saved.DRAFT' : 'admin.posts.saved.PUBLISHED', named);
  };
  const content = () => {
    if (error && !data) return <FailedState error={error} retry={refetch} />;
    if (!data) return <LoadingShape h="96" borderRadius="card" />;
    if (id !== undefined && !post)
      return (
        <EmptyState title={t('admin.posts.unknown')} text={t('admin.posts.unknown.text')}>
          <Button asChild>
            <Link to={adminPaths.posts}>{t('admin.posts.title')}</Link>
          </Button>
        </EmptyState>
      );
    return (
      <PostForm
        // It begins anew from what was saved.
        key={saved?.revision ?? 0}
        post={post}
        reload={async () => (await refetch()).data?.adminPost ?? null}
        onSaved={(next) => {
          say({ text: savedText(next) });
          if (id === undefined) void navigate(adminPaths.editPost(next.id), { replace: true });
          else setSaved(next);
        }}
        showPicture={(picture) => <OnePicture {...picture} />}
        showPending={(pictures) => <Pending pictures={pictures} />}
      />
    );
  };
  return (
    <AdminPage
      title={title}
      back={{ to: adminPaths.posts, label: t('admin.posts.title') }}
      actions={
        post && (
          <>
            {post.state === 'PUBLISHED' && (
              <Button asChild size="sm" variant="outline">
                <Link to={paths.post(post.slug)}>{t('admin.posts.see')}</Link>
              </Button>
            )}
            <DeleteButton id={post.id} />
          </>
        )
      }
    >
      {id !== undefined && <PageTitle title={post?.title || post?.titleBangla || title} />}
      {content()}
    </AdminPage>
  );
};

const DeleteButton = ({ id }: { id: string }) => {
  const { t } = useMessages();
  const say = useToast();
  const navigate = useNavigate();
  const [isAsked, ask] = useState(false);
  const remove = useDeletePostMutation();
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => ask(true)}>
        {t('admin.posts.delete')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t('admin.posts.delete.question')}
        action={t('admin.posts.delete')}
        onConfirm={async () => {
          await remove({ id });
          say({ text: t('admin.posts.deleted') });
          await navigate(adminPaths.posts);
        }}
        onClose={() => ask(false)}
      >
        {t('admin.posts.delete.text')}
      </ConfirmDialog>
    </>
  );
};
