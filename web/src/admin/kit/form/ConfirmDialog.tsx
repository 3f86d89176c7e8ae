import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { useAction } from '#web/lib/form/useAction.ts';
import type { Translatable } from '#web/lib/translatable.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';

interface ConfirmDialogProps {
  open: boolean;
  /** The question. */
  title: string;
  /** What will happen, and that it cannot be undone. */
  children: ReactNode;
  /** The button that does it, in words that say what it does. */
  action: string;
  /** Does it; returns why the shop refused. Then the dialog stays open. */
  onConfirm: () => Promise<Translatable | void>;
  onClose: () => void;
}

/** Asks once before something that cannot be undone. What can be undone is done at once, with `useToast` and Undo. */
export const ConfirmDialog = ({ open, title, onClose, ...rest }: ConfirmDialogProps) => (
  <Dialog open={open} title={title} onClose={onClose}>
    <Question onClose={onClose} {...rest} />
  </Dialog>
);

const Question = ({ children, action, onConfirm, onClose }: Omit<ConfirmDialogProps, 'open' | 'title'>) => {
  const { t } = useMessages();
  const id = useId();
  const { busy, failure, run } = useAction(onConfirm);
  return (
    <Stack gap="5">
      <Text as="div" id={id} textStyle="sm" color="fg.muted">
        {children}
      </Text>
      {failure && <Notice tone="error">{failure}</Notice>}
      <HStack gap="3" wrap="wrap">
        <Button colorPalette="red" onClick={() => run()} aria-busy={busy} aria-describedby={id}>
          {action}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {t('admin.cancel')}
        </Button>
      </HStack>
    </Stack>
  );
};
