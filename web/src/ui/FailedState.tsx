import { Button, Container, Heading, Text } from '@chakra-ui/react';
import { errorMessage } from '../lib/errorMessage.ts';
import type { Translatable } from '../lib/translatable.ts';
import { useMessages } from '../messages/useMessages.ts';

interface Props {
  /** Why data could not be loaded; without it the page itself failed. */
  error?: unknown;
  /** The same as a sentence, where it is known already. */
  message?: Translatable | null;
  /** Tries again; without it there is no button. A failure is shown by the page. */
  retry?: (() => unknown) | undefined;
}

/** A page or section that could not be shown: what happened, and a button to try again. */
export const FailedState = ({ error, message = error ? errorMessage(error) : null, retry }: Props) => {
  const { t, translate } = useMessages();
  return (
    <Container role="alert" py={{ base: '14', md: '24' }} textAlign="center">
      <Heading as="h2" size="lg">
        {t(message ? 'error.fetch' : 'error.title')}
      </Heading>
      <Text mt="3" color="fg.muted" maxW="prose" mx="auto">
        {message ? translate(message) : t('error.page')}
      </Text>
      {retry && (
        <Button mt="6" onClick={() => void Promise.resolve(retry()).catch(() => undefined)}>
          {t('error.retry')}
        </Button>
      )}
    </Container>
  );
};
