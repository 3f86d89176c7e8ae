import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import { closedByState } from './closedByState.ts';

/** From this width on there is room for the menus and the drawer closes (spec §4, §9). */
const WIDE = '(min-width: 1024px)';

interface SideDrawerProps {
  open: boolean;
  /** What it contains, for screen readers. */
  label: string;
  /** Called on a press outside, on Escape, and when the window becomes wide. */
  onClose: () => void;
  children: ReactNode;
}

/** A modal sidebar for narrow screens. */
export const SideDrawer = ({ open, label, onClose, children }: SideDrawerProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const close = () => wide.matches && onClose();
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [onClose]);
  useEffect(() => {
    if (open === dialog.current?.open) return;
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes it too
    <dialog
      className="side-drawer"
      ref={dialog}
      aria-label={label}
      {...closedByState(onClose)}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div>{children}</div>
    </dialog>
  );
};

interface MenuButtonProps {
  ref?: Ref<HTMLButtonElement>;
  label: string;
  open: boolean;
  onOpen: () => void;
}

/** Opens the drawer. */
export const MenuButton = ({ ref, label, open, onOpen }: MenuButtonProps) => (
  <button
    className="icon-button drawer-open"
    ref={ref}
    data-scripted
    data-opens
    type="button"
    aria-label={label}
    aria-expanded={open}
    onClick={onOpen}
  >
    <Icon path="M4 7h16M4 12h16M4 17h10" />
  </button>
);

/** Closes the drawer from inside. */
export const CloseButton = ({ label, onClose }: { label: string; onClose: () => void }) => (
  <button className="icon-button drawer-close" type="button" aria-label={label} onClick={onClose}>
    <Icon path="m6 6 12 12M18 6 6 18" />
  </button>
);

const Icon = ({ path }: { path: string }) => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    aria-hidden
  >
    <path d={path} />
  </svg>
);
