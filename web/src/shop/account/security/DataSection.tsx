import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { errorMessage } from '../../../lib/errorMessage.ts';
import type { Saying } from '../../../lib/saying.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { Told } from '../../../ui/Told.tsx';
import { downloadData, DownloadFailure } from './downloadData.ts';
import { Section } from './Section.tsx';

/** A copy of everything that the shop holds about one. */
export const DataSection = () => {
  const { t } = useMessages();
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const [wrong, setWrong] = useState<Saying | null>(null);
  const press = async () => {
    if (busy) return;
    setBusy(true);
    setDone(false);
    setWrong(null);
    try {
      await downloadData();
      setDone(true);
    } catch (error) {
      setWrong(error instanceof DownloadFailure ? error.message : errorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Section title={t('settings.data.title')} text={t('settings.data.text')}>
      <Button size="sm" variant="outline" aria-busy={busy} onClick={press}>
        {t(busy ? 'settings.data.busy' : 'settings.data.download')}
      </Button>
      <Told>
        {done && (
          <Notice tone="success" role={undefined} mt="4">
            {t('settings.data.done')}
          </Notice>
        )}
      </Told>
      {wrong && (
        <Notice tone="error" mt="4">
          {wrong}
        </Notice>
      )}
    </Section>
  );
};
