import { Box, chakra, Heading } from '@chakra-ui/react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Post } from '#schema/posts.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Thumbnail } from '#web/ui/Thumbnail.tsx';
import { PostFacts } from './PostFacts.tsx';

/** Posts as a short list. */
export const PopularPosts = ({ posts, heading = 'h3' }: { posts: readonly Post[]; heading?: 'h2' | 'h3' }) => {
  const { t } = useMessages();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading as={heading} size="md" id={id} mb="2">
        {t('journal.popular')}
      </Heading>
      <Box as="ul" listStyleType="none">
        {posts.map((post) => (
          <chakra.li key={post.slug} borderTopWidth="1px" borderColor="border">
            <Row to={paths.post(post.slug)}>
              <Thumbnail picture={{ path: post.image, alt: '' }} size="16" />
              <div>
                <chakra.span display="block" fontWeight="medium" textStyle="sm">
                  {post.title}
                </chakra.span>
                <PostFacts post={post} />
              </div>
            </Row>
          </chakra.li>
        ))}
      </Box>
    </section>
  );
};

const Row = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    py: '3',
    borderRadius: 'control',
    _hover: { color: 'brand.fg' },
  },
});
