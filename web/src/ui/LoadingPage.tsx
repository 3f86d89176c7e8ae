import { Box, Center, Container } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { PlainMessageKey } from '../messages/translate.ts';
import { useMessages } from '../messages/useMessages.ts';
import { PlainNote } from './plain/PlainNote.tsx';

interface LoadingPageProps {
  label?: string;
  /** What is said where there are no scripts, unless the whole page needs them. */
  plain?: PlainMessageKey;
  /** The page as it is where there are no scripts, if it works without. */
  plainPage?: ReactNode;
}

/**
 * The placeholder of a page that is loading. It appears after 300 ms, since quicker pages need none. It is as high as
 * the screen, so that the footer does not jump. Without scripts nothing more would come.
 */
export const LoadingPage = ({ label, plain, plainPage }: LoadingPageProps) => {
  const { t } = useMessages();
  return (
    <>
      <noscript>
        {plainPage ?? (
          <Container py="8">
            <PlainNote what={plain} />
          </Container>
        )}
      </noscript>
      <Center
        data-scripted
        minH="100dvh"
        role="status"
        gap="3"
        color="fg.muted"
        opacity="0"
        animation="fade 160ms ease-out 300ms forwards"
      >
        <Box
          boxSize="6"
          borderRadius="full"
          borderWidth="3px"
          borderColor="border"
          borderTopColor="brand.solid"
          animation="turn 900ms linear infinite"
          aria-hidden
        />
        {label ?? t('app.loading')}
      </Center>
    </>
  );
};
