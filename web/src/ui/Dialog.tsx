import { Box, chakra, Heading } from '@chakra-ui/react';
import { useEffect, useId, useRef, type ReactNode } from 'react';

interface DialogProps {
  open: boolean;
  title: string;
  /** Somebody wants to leave it, by Escape too. */
  onClose: () => void;
  /** Id of what has the focus first; the title where it is left out. */
  focus?: string;
  children: ReactNode;
}

/**
 * Something to be decided before the page goes on: the browser keeps the focus inside, and gives it back to where it was.
 * A press beside it does not close it: what was typed would be lost.
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
      onClose={() => open && onClose()}
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
