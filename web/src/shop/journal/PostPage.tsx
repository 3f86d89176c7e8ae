import { Box, Button, chakra, Container, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { Link, useParams } from 'react-router-dom';
import { usePostPageQuery, type PostPageQuery } from '#web/generated/graphql.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { FailedState } from '#web/ui/FailedState.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { PostBody } from '#web/ui/PostBody.tsx';
import { PopularPosts } from './PopularPosts.tsx';
import { PostFacts } from './PostFacts.tsx';

/* GraphQL */ `
  query PostPage($slug: String!) {
    post(slug: $slug) {
      ...PopularPosts_post
      description
      bodyHtml
      language
      tags
      publishedAt
      category {
        slug
      }
    }
    posts(first: 7) {
      ...PopularPosts_post
    }
  }
`;

/** How many other posts a post leads to. */
const OTHERS = 6;

/** A post of the journal, with links to the shop and to other posts. */
export default function PostPage() {
  const { slug = '' } = useParams();
  const { data, error, refetch } = usePostPageQuery({ variables: { slug } });
  if (error && !data) return <FailedState error={error} retry={refetch} />;
  if (!data) return <Container minH="100dvh" />;
  const { post, posts } = data;
  return post ? <PostView post={post} others={posts.filter((other) => other.slug !== slug)} /> : <UnknownPost />;
}

interface PostViewProps {
  post: NonNullable<PostPageQuery['post']>;
  others: PostPageQuery['posts'];
}

const PostView = ({ post, others }: PostViewProps) => {
  const { t, translate } = useMessages();
  const { title, description, bodyHtml, category, tags, picture } = post;
  // It may have no texts in the language of the page.
  const lang = post.language.toLowerCase();
  return (
    <Container py={{ base: '6', md: '12' }}>
      <PageTitle title={title} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' }}
        columnGap={{ lg: '10', xl: '14' }}
        rowGap="12"
        alignItems="start"
      >
        <chakra.article minW="0">
          <PostFacts post={post} />
          <Heading as="h1" size="lg" mt="1" lang={lang}>
            {title}
          </Heading>
          <Box borderRadius="card" overflow="hidden" mt={{ base: '5', md: '7' }}>
            <Picture
              picture={{ path: picture.path, alt: title }}
              sizes="(min-width: 1360px) 900px, (min-width: 1024px) 64vw, 94vw"
              ratio={3 / 2}
              widest={1200}
              decorative
              priority
            />
          </Box>
          <Box maxW="prose" mt={{ base: '6', md: '10' }}>
            <Text textStyle={{ base: 'md', md: 'lg' }} color="fg.muted" lang={lang}>
              {description}
            </Text>
            <PostBody html={bodyHtml} lang={lang} />
            <Flex
              as="ul"
              aria-label={t('journal.tags')}
              listStyleType="none"
              gap="2"
              wrap="wrap"
              mt="8"
              textStyle="xs"
              color="fg.muted"
            >
              {tags.map((tag) => (
                <chakra.li key={tag} lang={lang} px="3" py="1" borderRadius="full" bg="bg.subtle">
                  {tag}
                </chakra.li>
              ))}
            </Flex>
            {category && (
              <Button asChild mt="6">
                <Link to={paths.category(category.slug)}>{t('journal.shop', { name: translate(category.name) })}</Link>
              </Button>
            )}
          </Box>
        </chakra.article>
        <PopularPosts posts={others.slice(0, OTHERS)} heading="h2" />
      </Grid>
    </Container>
  );
};

const UnknownPost = () => {
  const { t } = useMessages();
  return (
    <Container>
      <PageTitle title={t('journal.unknown')} />
      <EmptyState heading="h1" title={t('journal.unknown')} text={t('journal.unknown.text')}>
        <Button asChild>
          <Link to={paths.home}>{t('notFound.home')}</Link>
        </Button>
      </EmptyState>
    </Container>
  );
};
