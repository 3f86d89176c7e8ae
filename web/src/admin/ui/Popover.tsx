import { Box, Button, type ButtonProps } from '@chakra-ui/react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

interface PopoverProps extends Omit<ButtonProps, 'children'> {
  /** The words of the button. */
  label: ReactNode;
  /** What the panel is, for screen readers, where the button does not say it. */
  title?: string;
  /** The side of the button with which the panel is flush. */
  align?: 'start' | 'end';
  /** Opens upward, from a bar at the bottom of the window. */
  above?: boolean;
  /** The panel; the function closes it. */
  children: (close: () => void) => ReactNode;
}

/** The first field in which one types gets the focus when the panel opens. */
const TEXT_FIELD = 'input:not([type=checkbox], [type=radio]), textarea';

/**
 * A button that opens a panel below or above it. It closes on a press outside, on Escape, and when the focus leaves it.
 */
export const Popover = ({ label, title, align = 'end', above = false, children, ...button }: PopoverProps) => {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) return undefined;
    document.getElementById(id)?.querySelector<HTMLElement>(TEXT_FIELD)?.focus();
    const press = ({ target }: Event) => {
      if (!frame.current?.contains(target as Node)) setOpen(false);
    };
    addEventListener('pointerdown', press);
    return () => removeEventListener('pointerdown', press);
  }, [open, id]);

  const close = () => {
    setOpen(false);
    document.getElementById(`${id}-button`)?.focus();
  };
  const escape = (event: KeyboardEvent) => {
    if (!open || event.key !== 'Escape') return;
    // A dialog around it stays open.
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return (
    <Box
      ref={frame}
      position="relative"
      display="inline-block"
      onKeyDown={escape}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <Button
        id={`${id}-button`}
        type="button"
        size="sm"
        variant="outline"
        {...button}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {label}
      </Button>
      {open && (
        <Box
          id={id}
          role="group"
          aria-label={title ?? (typeof label === 'string' ? label : undefined)}
          position="absolute"
          zIndex="dropdown"
          {...{ [above ? 'bottom' : 'top']: 'calc(100% + 0.25rem)' }}
          {...(align === 'end' ? { insetEnd: '0' } : { insetStart: '0' })}
          minW="12rem"
          maxW="calc(100vw - 2rem)"
          maxH="min(24rem, 70dvh)"
          overflowY="auto"
          p="2"
          bg="bg.surface"
          borderWidth="1px"
          borderColor="border"
          borderRadius="control"
          boxShadow="float"
          textAlign="start"
        >
          {children(close)}
        </Box>
      )}
    </Box>
  );
};
