import { Button, chakra, Heading, Text } from '@chakra-ui/react';
import { analyticsAnswer, useConsent } from '#web/lib/analyticsAnswer.ts';
import { useStore } from '#web/lib/stores.ts';
import { useMessages } from '#web/messages/useMessages.ts';

/** What this browser has answered about Google Analytics, and a button that changes it. */
export const AnalyticsConsent = () => {
  const { t } = useMessages();
  const { write } = useStore(analyticsAnswer);
  const consent = useConsent();
  if (consent === undefined) return null;
  const isAllowed = consent === 'ALLOWED';
  const isByBrowser = consent === 'REFUSED_BY_BROWSER';
  return (
    <chakra.section mt="6" maxW="prose">
      <Heading as="h2" size="md">
        {t('analytics.title')}
      </Heading>
      <Text role="status" mt="2" mb="3">
        {t(isByBrowser ? 'analytics.byBrowser' : isAllowed ? 'analytics.allowed' : 'analytics.refused')}
      </Text>
      {!isByBrowser && (
        <Button size="sm" variant="outline" onClick={() => write({ isAllowed: !isAllowed })}>
          {t(isAllowed ? 'analytics.stop' : 'analytics.allow')}
        </Button>
      )}
    </chakra.section>
  );
};
