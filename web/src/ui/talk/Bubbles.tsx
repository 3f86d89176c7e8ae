import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { Suspense, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { formatDate, formatTime } from '#schema/format/date.ts';
import { lazyPart } from '#web/lib/lazyPart.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { MoreButton } from '../MoreButton.tsx';
import { Picture } from '../Picture.tsx';

/** Loaded when a picture is first enlarged. */
const Enlarged = lazyPart(() => import('../Enlarged.tsx'));

/** A message as it is shown. */
export interface Bubble {
  id: string;
  text: string;
  /** Paths of pictures. */
  pictures: readonly string[];
  sentAt: string;
  /** Whether this side wrote it. */
  isOwn: boolean;
  /** Whether the other side has read it. */
  isRead: boolean;
  /** Who wrote it, where several people do. */
  author?: string | undefined;
  /** What it is about. */
  about?: ReactNode;
}

interface BubblesProps {
  label: string;
  bubbles: readonly Bubble[];
  /** Loads earlier messages; undefined when all are shown. */
  onEarlier: (() => Promise<unknown>) | undefined;
  /** Whether somebody of the other side is writing, and who that is. */
  writer: string | null;
  empty: ReactNode;
}

/** How far from its end the list may be for new messages to scroll it, in pixels. */
const NEAR_END = 120;

/** The messages of a conversation, oldest first, with a line for each day. It stays at its end unless somebody scrolls. */
export const Bubbles = ({ label, bubbles, onEarlier, writer, empty }: BubblesProps) => {
  const { t, language } = useMessages();
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef({ height: 0, first: '', isAtEnd: true });
  const [enlarged, enlarge] = useState<{ pictures: readonly string[]; at: number } | null>(null);
  const first = bubbles[0]?.id ?? '';

  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return;
    const { height, first: firstBefore, isAtEnd } = before.current;
    const isEarlier = firstBefore !== '' && first !== firstBefore;
    if (isEarlier) box.scrollTop += box.scrollHeight - height;
    else if (isAtEnd || bubbles.at(-1)?.isOwn) box.scrollTop = box.scrollHeight;
    before.current = { height: box.scrollHeight, first, isAtEnd: true };
    before.current.isAtEnd = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END;
  }, [bubbles, first, writer]);

  const lastRead = bubbles.findLast(({ isOwn, isRead }) => isOwn && isRead)?.id;
  return (
    <Box
      ref={frame}
      role="log"
      aria-label={label}
      tabIndex={0}
      flex="1"
      minH="0"
      overflowY="auto"
      overscrollBehavior="contain"
      px={{ base: '3', md: '5' }}
      py="4"
      onScroll={({ currentTarget: box }) => {
        before.current.isAtEnd = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END;
      }}
    >
      {onEarlier && <MoreButton label={t('conversation.talk.earlier')} onMore={onEarlier} />}
      {bubbles.length === 0 && empty}
      {bubbles.map((bubble, index) => {
        const earlier = bubbles[index - 1];
        const day = formatDate(bubble.sentAt, language);
        const isNewDay = !earlier || formatDate(earlier.sentAt, language) !== day;
        const isFollowing = !isNewDay && earlier.isOwn === bubble.isOwn;
        const { id, isOwn, text, pictures, author, about } = bubble;
        return (
          <Box key={id}>
            {isNewDay && (
              <Flex justify="center" my="3">
                <Text as="span" textStyle="xs" color="fg.muted" bg="bg.muted" px="3" py="0.5" borderRadius="full">
                  {day}
                </Text>
              </Flex>
            )}
            <Flex direction="column" align={isOwn ? 'flex-end' : 'flex-start'} mt={isFollowing ? '1' : '3'}>
              {author && !isFollowing && (
                <Text textStyle="xs" color="fg.muted" mb="0.5" px="1">
                  {author}
                </Text>
              )}
              <Box
                maxW="min(85%, 34rem)"
                px="3.5"
                py="2"
                borderRadius="card"
                borderEndEndRadius={isOwn ? 'none' : undefined}
                borderEndStartRadius={isOwn ? undefined : 'none'}
                bg={isOwn ? 'brand.solid' : 'bg.muted'}
                color={isOwn ? 'brand.contrast' : 'fg'}
                data-own={isOwn || undefined}
              >
                {about && (
                  <Box textStyle="xs" mb="1" fontVariantNumeric="tabular-nums">
                    {about}
                  </Box>
                )}
                {pictures.length > 0 && (
                  <Flex gap="1.5" wrap="wrap" mb={text === '' ? '0' : '2'}>
                    {pictures.map((path, at) => (
                      <Small
                        key={path}
                        type="button"
                        aria-label={t('conversation.talk.enlarge', { place: at + 1 })}
                        onClick={() => enlarge({ pictures, at })}
                      >
                        <Picture picture={{ path, alt: '' }} sizes="144px" widest={640} decorative />
                      </Small>
                    ))}
                  </Flex>
                )}
                {text !== '' && (
                  <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
                    {text}
                  </Text>
                )}
                <Text as="span" display="block" textStyle="xs" textAlign="end" mt="0.5">
                  <time dateTime={bubble.sentAt}>{formatTime(bubble.sentAt, language)}</time>
                </Text>
              </Box>
              {id === lastRead && (
                <Text textStyle="xs" color="fg.muted" mt="0.5" px="1">
                  {t('conversation.talk.seen')}
                </Text>
              )}
            </Flex>
          </Box>
        );
      })}
      <Text textStyle="xs" color="fg.muted" mt="2" minH="5" px="1">
        {writer !== null && t('conversation.talk.writing', { name: writer })}
      </Text>
      {enlarged && (
        <Suspense>
          <Enlarged
            pictures={enlarged.pictures.map((path, at) => ({
              path,
              alt: t('conversation.talk.picture', { place: at + 1 }),
            }))}
            at={enlarged.at}
            onShow={(at) => enlarge({ ...enlarged, at })}
            onClose={() => enlarge(null)}
          />
        </Suspense>
      )}
    </Box>
  );
};

const Small = chakra('button', {
  base: { w: '36', borderRadius: 'control', overflow: 'hidden', cursor: 'zoom-in', bg: 'bg.picture' },
});
