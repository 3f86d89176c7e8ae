import type { ComponentProps } from 'react';

/** The choices for a combobox, below its field, which keeps the focus. */
export const Options = ({ className, ...props }: ComponentProps<'div'>) => (
  // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the keyboard reaches it from the field
  <div
    role="listbox"
    className={`options ${className}`}
    // Keeps the focus in the field.
    onMouseDown={(event) => event.preventDefault()}
    {...props}
  />
);

/** A choice of a combobox; `aria-selected` marks the one that Enter takes. */
export const Option = ({ 'aria-selected': isSelected, ...props }: ComponentProps<'div'>) => (
  // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the keyboard reaches it from the field
  <div role="option" aria-selected={isSelected} className="option text-sm" {...props} />
);
