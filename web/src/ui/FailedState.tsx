import { Button, Container, Heading, Text } from '@chakra-ui/react';
import type { Translatable } from '../lib/translatable.ts';
import { useMessages } from '../messages/useMessages.ts';

interface Props {
  /** A sentence about why data could not be loaded; without it the page itself failed. */
  message?: Translatable | undefined;
  /** Tries again; without it there is no button. */
  onRetry?: (() => void) | undefined;
}

/** A page or section that could not be shown: what happened, and a button to try again. */
export const FailedState = ({ message, onRetry }: Props) => {
  const { t, translate } = useMessages();
  return (
    <Container role="alert" py={{ base: '14', md: '24' }} textAlign="center">
      <Heading as="h2" size="lg">
        {t(message ? 'error.fetch' : 'error.title')}
      </Heading>
      <Text mt="3" color="fg.muted" maxW="prose" mx="auto">
        {message ? translate(message) : t('error.page')}
      </Text>
      {onRetry && (
        <Button mt="6" onClick={onRetry}>
          {t('error.retry')}
        </Button>
      )}
    </Container>
  );
};
