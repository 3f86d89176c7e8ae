import { chakra } from '@chakra-ui/react';
import type { ImportRowKind, ImportStatus } from '#schema/product-import.ts';
import { useMessages } from '#web/messages/useMessages.ts';

const DOTS: Record<ImportStatus | ImportRowKind, string> = {
  CHECKED: 'gray',
  APPLYING: 'blue',
  APPLIED: 'green',
  UNDOING: 'blue',
  UNDONE: 'gray',
  CREATE: 'green',
  CHANGE: 'blue',
  SAME: 'gray',
  PROBLEM: 'red',
};

/** What becomes of a file or a row: a word with a dot of its colour. */
export const StatusWord = ({ of }: { of: ImportStatus | ImportRowKind }) => {
  const { t } = useMessages();
  return (
    <Word>
      <Dot colorPalette={DOTS[of]} aria-hidden />
      {t(`admin.import.word.${of}`)}
    </Word>
  );
};

const Word = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2', whiteSpace: 'nowrap', textStyle: 'sm' },
});

const Dot = chakra('span', {
  base: { boxSize: '2', borderRadius: 'full', bg: 'colorPalette.solid', flexShrink: '0' },
});
