import type { ImportRowKind, ImportStatus } from '#schema/product-import.ts';
import { StateDot } from '#web/admin/ui/StateDot.tsx';
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
export const StatusWord = ({ of }: { of: ImportStatus | ImportRowKind }) => (
  <StateDot colorPalette={DOTS[of]}>{useMessages().t(`admin.import.word.${of}`)}</StateDot>
);
