import { Button, Stack, Text } from '@chakra-ui/react';
import { useMessages } from '#web/messages/useMessages.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { StatusMessage } from '#web/ui/StatusMessage.tsx';
import { GoogleMark } from './GoogleMark.tsx';
import { useGoogleLogin } from './useGoogleLogin.ts';

/** The button to sign in with Google in a popup; the result is shown under it. */
export const GoogleLogin = () => {
  const { t } = useMessages();
  const { busy, message, begin } = useGoogleLogin();
  return (
    <Stack data-scripted gap="4" mt="6">
      <Text color="fg.muted" textStyle="sm" textAlign="center">
        {t('customer.login.or')}
      </Text>
      <Button
        type="button"
        variant="outline"
        size="lg"
        w="full"
        gap="3"
        // Google requires its colours on a plain background.
        bg="bg.surface"
        color="fg"
        borderColor="border.control"
        _hover={{ bg: 'bg.subtle' }}
        aria-busy={busy}
        onClick={begin}
      >
        <GoogleMark />
        {t(busy ? 'customer.google.busy' : 'customer.login.google')}
      </Button>
      <StatusMessage>
        {busy && (
          <Text color="fg.muted" textStyle="sm" textAlign="center">
            {t('customer.google.where')}
          </Text>
        )}
        {message?.tone === 'info' && (
          <Notice tone="info" role={undefined}>
            {message.text}
          </Notice>
        )}
      </StatusMessage>
      {message?.tone === 'error' && <Notice tone="error">{message.text}</Notice>}
    </Stack>
  );
};
