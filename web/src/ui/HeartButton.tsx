import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

interface Props extends Omit<HTMLChakraProps<'button'>, 'onToggle'> {
  /** What pressing it does, and to what. */
  label: string;
  pressed: boolean;
  onToggle: () => void;
}

/** A toggle button that marks something as liked. */
export const HeartButton = ({ label, pressed, onToggle, ...rest }: Props) => (
  <Button
    data-scripted
    type="button"
    data-pressed={pressed || undefined}
    aria-label={label}
    title={label}
    onClick={onToggle}
    {...rest}
  >
    <HeartIcon filled={pressed} />
  </Button>
);

/** A heart icon. */
export const HeartIcon = ({ filled = false }: { filled?: boolean }) => (
  <svg
    viewBox="0 0 24 24"
    width="22"
    height="22"
    fill={filled ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinejoin="round"
    aria-hidden
  >
    <path d="M12 20.3 4.3 12.7a5 5 0 0 1 7.1-7.1l.6.6.6-.6a5 5 0 0 1 7.1 7.1z" />
  </svg>
);

const Button = chakra('button', {
  base: {
    boxSize: '11',
    flexShrink: '0',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 'full',
    cursor: 'button',
    bg: 'bg.surface',
    color: 'fg.muted',
    borderWidth: '1px',
    borderColor: 'border',
    transition: 'color 120ms ease-out',
    _hover: { color: 'accent.fg' },
    _pressed: { color: 'accent.fg' },
  },
});
