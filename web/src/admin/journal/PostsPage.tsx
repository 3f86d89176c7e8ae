import { Button, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { usePostsPageQuery, type PostState } from '#web/generated/graphql.ts';
import { adminPaths } from '#web/lib/adminPaths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { tableOf } from '../kit/list/tableOf.ts';
import { AdminTable } from '../kit/table/AdminTable.tsx';
import { StateDot } from '../ui/StateDot.tsx';
import { TextLink } from '../ui/TextLink.tsx';

/* GraphQL */ `
  query PostsPage($after: String) {
    adminPosts(first: 50, after: $after) {
      totalCount
      edges {
        node {
          id
          title
          titleBangla
          state
          publishedAt
          changedAt
          changedBy {
            id
            displayName
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

const COLORS: Record<PostState, string> = { DRAFT: 'gray', SCHEDULED: 'blue', PUBLISHED: 'green' };

/** The posts of the journal: which are drafts, scheduled or published, and who changed them last. */
export default function PostsPage() {
  const { t, language, formatDateTime } = useMessages();
  const result = usePostsPageQuery({ fetchPolicy: 'cache-and-network' });
  const titleOf = ({ title, titleBangla }: { title: string; titleBangla: string }) =>
    (language === 'bn' ? titleBangla || title : title || titleBangla) || t('admin.posts.untitled');
  return (
    <AdminPage
      title={t('admin.posts.title')}
      actions={
        <Button asChild size="sm">
          <Link to={adminPaths.newPost}>{t('admin.posts.new')}</Link>
        </Button>
      }
    >
      <AdminTable
        label={t('admin.posts.title')}
        {...tableOf(result.data?.adminPosts, result)}
        rowKey={({ id }) => id}
        rowName={titleOf}
        empty={<EmptyState title={t('admin.posts.none')} text={t('admin.posts.none.text')} />}
        columns={{
          title: {
            header: t('admin.posts.post'),
            card: 'title',
            cell: (post) => (
              <Text whiteSpace="normal" overflowWrap="anywhere">
                <TextLink to={adminPaths.editPost(post.id)}>{titleOf(post)}</TextLink>
              </Text>
            ),
          },
          state: {
            header: t('admin.posts.state'),
            card: 'aside',
            width: 120,
            cell: ({ state }) => <StateDot colorPalette={COLORS[state]}>{t(`admin.posts.${state}`)}</StateDot>,
          },
          languages: {
            header: t('admin.posts.languages'),
            width: 140,
            cell: ({ title, titleBangla }) =>
              [title && t('admin.posts.languages.en'), titleBangla && t('admin.posts.languages.bn')]
                .filter(Boolean)
                .join(', ') || null,
          },
          time: {
            header: t('admin.posts.time'),
            width: 190,
            cell: ({ publishedAt }) => (publishedAt ? formatDateTime(publishedAt) : null),
          },
          changed: {
            header: t('admin.posts.changed'),
            width: 220,
            cell: ({ changedAt, changedBy }) =>
              changedAt
                ? [formatDateTime(changedAt), changedBy?.displayName].filter(Boolean).join(' · ')
                : t('admin.posts.never'),
          },
        }}
      />
    </AdminPage>
  );
}
