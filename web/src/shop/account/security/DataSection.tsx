import { Button } from '@chakra-ui/react';
import { useAction } from '#web/lib/form/useAction.ts';
import { useStores } from '#web/lib/stores.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { DoneMessage } from '#web/ui/DoneMessage.tsx';
import { downloadData } from './downloadData.ts';
import { Section } from './Section.tsx';

/** Downloads a copy of all data that the shop has about the customer. */
export const DataSection = () => {
  const { t } = useMessages();
  const stores = useStores();
  const { busy, done, failure, run } = useAction(() => downloadData(stores));
  return (
    <Section title={t('settings.data.title')} text={t('settings.data.text')}>
      <Button size="sm" variant="outline" aria-busy={busy} onClick={() => run()}>
        {t(busy ? 'settings.data.busy' : 'settings.data.download')}
      </Button>
      <DoneMessage mt="4">{done && t('settings.data.done')}</DoneMessage>
      {failure && (
        <Notice tone="error" mt="4">
          {failure}
        </Notice>
      )}
    </Section>
  );
};
