import { Box, Flex, Link, Stack, Text } from '@chakra-ui/react';
import type { BeginSecondFactorMutation } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';

/** What a person's app needs to make codes. */
export type Setup = Extract<BeginSecondFactorMutation['beginSecondFactor'], { __typename: 'SecondFactorSetup' }>;

/** The margin that scanners need, in modules. */
const MARGIN = 4;

/** The key of an app: to scan, to open, and to type. */
export const SecondFactorKey = ({ secret, uri, qrCode: { size, path } }: Setup) => {
  const { t } = useMessages();
  const side = size + 2 * MARGIN;
  return (
    <Stack gap="4" mb="5">
      <Text>{t('settings.secondFactor.scan')}</Text>
      <Flex gap="5" wrap="wrap" align="center">
        {/* Dark on light in both themes: scanners read nothing else. */}
        <Box asChild bg="white" w="12rem" maxW="full" borderRadius="card">
          <svg viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`} role="img" aria-label={t('settings.secondFactor.qr')}>
            <path d={path} fill="black" shapeRendering="crispEdges" />
          </svg>
        </Box>
        <Stack gap="2" minW="0">
          <Text textStyle="sm" color="fg.muted">
            {t('settings.secondFactor.key')}
          </Text>
          <Text fontFamily="mono" wordBreak="break-word">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </Text>
          <Link href={uri}>{t('settings.secondFactor.open')}</Link>
        </Stack>
      </Flex>
    </Stack>
  );
};
