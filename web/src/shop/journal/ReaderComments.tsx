import { Box, chakra, HStack, Text } from '@chakra-ui/react';
import { cutWords } from '#web/lib/cutWords.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import type { PostComment } from './journalTypes.ts';

/** The most words of a comment (spec §9). */
export const COMMENT_WORDS = 60;

/** Readers' comments on the posts. */
export const ReaderComments = ({ comments }: { comments: readonly PostComment[] }) => (
  <Box as="ul" listStyleType="none" columnCount={{ base: 1, md: 2, xl: 3 }} columnGap="10">
    {comments.map(({ comment, username, image, time }) => (
      <chakra.li key={username} py="4" borderTopWidth="1px" borderColor="border" breakInside="avoid">
        <HStack gap="3">
          <Avatar name={username} photoUrl={image} size="9" />
          <div>
            <Text fontWeight="medium" textStyle="sm">
              {username}
            </Text>
            <Text textStyle="xs" color="fg.muted">
              {time}
            </Text>
          </div>
        </HStack>
        <Text mt="2" textStyle="sm">
          {cutWords(comment, COMMENT_WORDS)}
        </Text>
      </chakra.li>
    ))}
  </Box>
);
