import { Button, HStack } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { formatCount } from '#schema/format/number.ts';
import { useStores } from '#web/lib/stores.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { useToast } from '../ui/toasts/toasts.ts';
import { downloadCsv } from './downloadCsv.ts';
import { Detail } from '../ui/texts.tsx';

interface CsvButtonProps {
  /** The name of the list in `/backend/admin/<list>.csv`. */
  list: string;
  /** The query of the page, so that the file has what the list shows. */
  query: string;
  /** How many rows there will be, where it is known. */
  count?: number | undefined;
  /** The words of the button, where they are not the usual ones. */
  label?: string;
}

/**
 * Downloads what a list shows as a CSV file. It says how far it is and can be stopped; the page may be left meanwhile,
 * the dashboard says at the end what came of it.
 */
export const CsvButton = ({ list, query, count, label }: CsvButtonProps) => {
  const { t, language } = useMessages();
  const stores = useStores();
  const say = useToast();
  const stop = useRef<AbortController>(null);
  /** The rows so far; null while nothing is being downloaded. */
  const [rows, setRows] = useState<number | null>(null);

  const download = async () => {
    if (stop.current) return;
    const control = new AbortController();
    stop.current = control;
    setRows(0);
    let last = 0;
    const failure = await downloadCsv(stores, {
      path: `/backend/admin/${list}.csv${query === '' ? '' : `?${query}`}`,
      usualName: `haat-${list}.csv`,
      signal: control.signal,
      onRows: (soFar) => {
        last = soFar;
        setRows(soFar);
      },
    });
    stop.current = null;
    setRows(null);
    if (control.signal.aborted) return;
    if (failure) say({ tone: 'error', text: t(`admin.csv.${failure}`) });
    else say({ text: t('admin.csv.done', { count: formatCount(last, language) }) });
  };

  if (rows === null)
    return (
      <Button size="xs" minH={{ base: '11', md: '8' }} variant="outline" onClick={() => void download()}>
        {label ?? t('admin.csv')}
      </Button>
    );
  return (
    <HStack gap="2">
      <Detail fontVariantNumeric="tabular-nums" role="status">
        {count === undefined
          ? t('admin.csv.rows', { count: formatCount(rows, language) })
          : t('admin.csv.rowsOf', {
              count: formatCount(Math.min(rows, count), language),
              all: formatCount(count, language),
            })}
      </Detail>
      <Button size="xs" variant="outline" onClick={() => stop.current?.abort()}>
        {t('admin.csv.stop')}
      </Button>
    </HStack>
  );
};
