import { Box, chakra, Grid, Heading, Text } from '@chakra-ui/react';
import { use } from 'react';
import { Link } from 'react-router-dom';
import type { Post } from '#schema/posts.ts';
import { cutWords } from '#web/lib/cutWords.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Picture } from '#web/ui/Picture.tsx';
import { journalIn } from './journal.ts';
import { PopularPosts } from './PopularPosts.tsx';
import { PostFacts } from './PostFacts.tsx';
import { ReaderComments } from './ReaderComments.tsx';

/** The most words of a description on a card (spec §9). */
export const DESCRIPTION_WORDS = 35;

/** The journal on the home page: six posts, the same posts as a list, and readers' comments (spec §2). */
export default function JournalSection() {
  const { t, language } = useMessages();
  const { posts, comments } = use(journalIn(language));
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }}
      columnGap={{ lg: '10', xl: '14' }}
      rowGap="10"
      alignItems="start"
    >
      <Grid
        as="ul"
        listStyleType="none"
        templateColumns={{
          base: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          xl: 'repeat(3, minmax(0, 1fr))',
        }}
        columnGap="6"
        rowGap={{ base: '7', md: '10' }}
      >
        {posts.map((post) => (
          <li key={post.slug}>
            <PostCard post={post} />
          </li>
        ))}
      </Grid>
      <PopularPosts posts={posts} />
      <Box gridColumn="1 / -1">
        <Heading as="h3" size="md" mb="4">
          {t('journal.comments')}
        </Heading>
        <ReaderComments comments={comments} />
      </Box>
    </Grid>
  );
}

const PostCard = ({ post }: { post: Post }) => (
  <Card>
    <Box borderRadius="card" overflow="hidden">
      <Picture
        picture={{ path: post.image, alt: post.title }}
        sizes="(min-width: 1280px) 300px, (min-width: 1024px) 30vw, (min-width: 768px) 46vw, 94vw"
        ratio={3 / 2}
        widest={1200}
        decorative
        className="lift dimmed"
      />
    </Box>
    <PostFacts post={post} mt="3" />
    <Heading as="h3" size="md" mt="1">
      <CardLink to={paths.post(post.slug)}>{post.title}</CardLink>
    </Heading>
    <Text mt="2" textStyle="sm" color="fg.muted">
      {cutWords(post.description, DESCRIPTION_WORDS)}
    </Text>
  </Card>
);

const Card = chakra('article', {
  base: {
    position: 'relative',
    '&:hover .lift, &:focus-within .lift': { transform: 'scale(1.03)' },
    '&:hover a': { color: 'brand.fg' },
  },
});

/** Covers the whole card, so that all of it can be pressed. */
const CardLink = chakra(Link, {
  base: {
    _before: { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
    _focusVisible: {
      outline: 'none',
      _before: { outline: '2px solid', outlineColor: 'brand.solid', outlineOffset: '4px' },
    },
  },
});
