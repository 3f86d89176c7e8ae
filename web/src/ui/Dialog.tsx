import { Box, chakra, Heading } from '@chakra-ui/react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { closedByState } from './closedByState.ts';

interface DialogProps {
  open: boolean;
  title: string;
  /** Called when the person wants to close it, also by Escape. */
  onClose: () => void;
  /** Id of the element that gets the focus; the title if left out. */
  focus?: string;
  children: ReactNode;
}

/**
 * A modal dialog: the browser keeps the focus inside, and returns it afterwards. A press outside does not close it,
 * since typed text would be lost.
 */
export const Dialog = ({ open, title, onClose, focus, children }: DialogProps) => {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    if (!current || open === current.open) return;
    if (!open) return current.close();
    current.showModal();
    document.getElementById(focus ?? id)?.focus();
  }, [open, focus, id]);
  return (
    <chakra.dialog
      ref={dialog}
      aria-labelledby={id}
      {...closedByState(() => open && onClose())}
      m="auto"
      w="min(34rem, calc(100vw - 2rem))"
      maxH="calc(100dvh - 2rem)"
      overflowY="auto"
      bg="bg.surface"
      color="fg"
      borderWidth="1px"
      borderColor="border"
      borderRadius="card"
      boxShadow="float"
      textAlign="start"
      whiteSpace="normal"
      _backdrop={{ bg: 'rgb(20 16 8 / 0.6)' }}
    >
      {open && (
        <Box p={{ base: '5', md: '7' }}>
          <Heading as="h2" size="md" id={id} tabIndex={-1} outline="none" overflowWrap="anywhere" mb="4">
            {title}
          </Heading>
          {children}
        </Box>
      )}
    </chakra.dialog>
  );
};
