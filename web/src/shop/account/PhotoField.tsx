import { Box, Button, chakra, HStack, Stack, Text } from '@chakra-ui/react';
import { UPLOAD_TYPES } from '#schema/review.ts';
import type { PhotoField_CustomerFragment } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { usePhoto } from './usePhoto.ts';

/* GraphQL */ `
  fragment PhotoField_customer on Customer {
    displayName
    photoUrl
  }
`;

/** The customer's photo, or the first letter of the name, with buttons to add, change and remove it. */
export const PhotoField = ({ customer }: { customer: PhotoField_CustomerFragment }) => {
  const { t, translate } = useMessages();
  const { sent, busy, failure, done, send, again, remove } = usePhoto();
  const name = customer.displayName || t('customer.profile.unknown');
  return (
    <Stack align={{ base: 'start', sm: 'center' }} gap="3" flexShrink="0">
      <Box position="relative">
        <Avatar
          name={name}
          photoUrl={sent?.preview ?? customer.photoUrl ?? null}
          size={24}
          alt={t('customer.profile.photo', { name })}
        />
        {sent && busy && (
          <chakra.progress
            aria-label={t('settings.photo.sending')}
            max={100}
            value={sent.percent}
            position="absolute"
            insetX="2"
            bottom="-2"
            w="calc(100% - 1rem)"
            h="2"
            accentColor="brand.solid"
          />
        )}
      </Box>
      <HStack gap="2" wrap="wrap" justify={{ base: 'start', sm: 'center' }}>
        <Button
          asChild
          size="xs"
          variant="outline"
          position="relative"
          css={{
            '&:has(:focus-visible)': { outline: '2px solid {colors.brand.solid}', outlineOffset: '2px' },
          }}
        >
          <label>
            {t(customer.photoUrl ? 'settings.photo.change' : 'settings.photo.add')}
            <chakra.input
              type="file"
              accept={UPLOAD_TYPES.join(',')}
              disabled={busy}
              position="absolute"
              inset="0"
              opacity="0"
              cursor="button"
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file) send(file);
                // Allows choosing the same file again.
                target.value = '';
              }}
            />
          </label>
        </Button>
        {customer.photoUrl && !sent && (
          <Button size="xs" variant="ghost" aria-busy={busy} onClick={() => !busy && remove()}>
            {t(busy ? 'settings.photo.removing' : 'settings.photo.remove')}
          </Button>
        )}
        {sent && failure && (
          <Button size="xs" onClick={again}>
            {t('error.retry')}
          </Button>
        )}
      </HStack>
      <Box aria-live="polite" textStyle="sm" maxW="48" _empty={{ mt: '-3' }}>
        {failure && <Text color="fg.error">{translate(failure)}</Text>}
        {done && <Text color="fg.muted">{t(done)}</Text>}
      </Box>
    </Stack>
  );
};
