import { Button, chakra, HStack, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { useId, useRef, useState, type DragEvent } from 'react';
import { useMessages } from '#web/messages/useMessages.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { ProgressBar } from '#web/admin/ui/ProgressBar.tsx';
import { useUpload } from './useUpload.ts';
import { Detail } from '#web/admin/ui/texts.tsx';

interface FileDropProps {
  /** What to choose. */
  label: string;
  hint: string;
  /** The import whose rows with problems the file corrects; null for a file of its own. */
  corrects?: string | null;
  /** Whether choosing a file is what the page is for. */
  isMain?: boolean;
  onDone: (importId: string) => void;
}

/** A place where a CSV file is chosen or dropped. It says how far the upload is, and keeps the file when it fails. */
export const FileDrop = ({ label, hint, corrects = null, isMain = false, onDone }: FileDropProps) => {
  const { t, translate } = useMessages();
  const { file, percent, failure, send, again } = useUpload(corrects, onDone);
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const take = (files: FileList | null) => {
    const [first] = files ?? [];
    if (first) void send(first);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <Stack gap="3">
      <Zone
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <VisuallyHidden asChild>
          <input
            ref={input}
            id={id}
            type="file"
            tabIndex={-1}
            aria-label={label}
            accept=".csv,.txt,text/csv"
            onChange={({ target }) => {
              take(target.files);
              // The same file can be chosen again, once it was corrected.
              target.value = '';
            }}
          />
        </VisuallyHidden>
        {percent === null ? (
          <>
            <Button
              type="button"
              size="sm"
              variant={isMain ? 'solid' : 'outline'}
              onClick={() => input.current?.click()}
            >
              {label}
            </Button>
            <Detail>{hint}</Detail>
          </>
        ) : (
          <ProgressBar
            label={t(percent < 100 ? 'admin.import.uploading' : 'admin.import.comparing', {
              name: file?.name ?? '',
            })}
            percent={percent < 100 ? percent : null}
          />
        )}
      </Zone>
      {failure && (
        <Notice tone="error">
          <HStack justify="space-between" gap="3" wrap="wrap">
            <Text minW="0" overflowWrap="anywhere">
              {file && <strong>{file.name}: </strong>}
              {translate(failure)}
            </Text>
            <Button size="xs" variant="outline" onClick={() => void again()}>
              {t('error.retry')}
            </Button>
          </HStack>
        </Notice>
      )}
    </Stack>
  );
};

const Zone = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    p: '4',
    minH: '16',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.control',
    borderRadius: 'card',
    '&[data-over]': { borderColor: 'brand.solid', bg: 'brand.subtle' },
  },
});
