import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { Notice } from '../../ui/Notice.tsx';

/** The place of signing in with Google. As long as the shop has it not set up, the button says so. */
export const GoogleLogin = () => {
  const { t } = useMessages();
  const [told, setTold] = useState(false);
  return (
    <Stack gap="4" mt="6">
      <Text color="fg.muted" textStyle="sm" textAlign="center">
        {t('customer.login.or')}
      </Text>
      <Button type="button" variant="outline" size="lg" w="full" onClick={() => setTold(true)}>
        {t('customer.login.google')}
      </Button>
      <Box aria-live="polite">
        {told && (
          <Notice tone="info" role={undefined}>
            {t('customer.login.googleMissing')}
          </Notice>
        )}
      </Box>
    </Stack>
  );
};
