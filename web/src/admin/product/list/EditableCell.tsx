import { chakra } from '@chakra-ui/react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { errorMessage } from '#web/lib/errorMessage.ts';
import type { Translatable } from '#web/lib/translatable.ts';
import { useMessages } from '#web/messages/useMessages.ts';

interface EditableCellProps {
  /** What the cell is, for screen readers: the price of a product. */
  label: string;
  /** The column, so that the arrows find the cell above and below. */
  column: string;
  /** The value as it is read, and as it is typed. */
  shown: string;
  typedAs: string;
  /** What a cell without a value shows. */
  placeholder?: string;
  /** Returns why what was typed is not stored, or nothing when it is. */
  save: (typed: string) => Promise<Translatable | void>;
}

/**
 * A figure of a table that is typed over in place. Enter, Tab and the arrows store it, Escape gives up. What was typed
 * stays until it is stored: a failure stands below it.
 */
export const EditableCell = ({ label, column, shown, typedAs, placeholder, save }: EditableCellProps) => {
  const { t, translate } = useMessages();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isFocused, focus] = useState(false);
  /** What was typed and is not stored; null when the cell shows its value. */
  const [typed, setTyped] = useState<string | null>(null);
  const [failure, setFailure] = useState<Translatable | null>(null);
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);

  const store = async () => {
    if (typed === null || underWay.current) return;
    if (typed.trim() === typedAs) return giveUp();
    underWay.current = true;
    setBusy(true);
    const refused = (await save(typed).catch(errorMessage)) ?? null;
    underWay.current = false;
    setBusy(false);
    setFailure(refused);
    // Somebody may have typed on meanwhile.
    if (refused === null) setTyped((now) => (now === typed ? null : now));
  };
  const giveUp = () => {
    setTyped(null);
    setFailure(null);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') void store();
    else if (event.key === 'Escape' && typed !== null) giveUp();
    else if (event.key === 'ArrowDown') goTo(input.current, column, 1);
    else if (event.key === 'ArrowUp') goTo(input.current, column, -1);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <Field
        ref={input}
        type="text"
        // A phone's keys for telephone numbers have a plus.
        inputMode={column === 'stock' ? 'tel' : 'decimal'}
        autoComplete="off"
        aria-label={label}
        aria-invalid={failure ? true : undefined}
        aria-describedby={failure ? id : undefined}
        aria-busy={busy}
        data-cell={column}
        data-typed={typed === null ? undefined : true}
        placeholder={placeholder}
        value={typed ?? (isFocused ? typedAs : shown)}
        maxLength={20}
        onFocus={({ target }) => {
          // The figure becomes the text to type over at once, so that the first key replaces it.
          flushSync(() => focus(true));
          target.select();
          // A click places the caret afterwards.
          requestAnimationFrame(() => {
            if (target.dataset['typed'] === undefined) target.select();
          });
        }}
        onBlur={() => {
          focus(false);
          void store();
        }}
        onChange={({ target }) => {
          setTyped(target.value);
          setFailure(null);
        }}
        onKeyDown={press}
      />
      {busy && <Hint>{t('admin.products.saving')}</Hint>}
      {failure && (
        <Problem id={id} role="alert">
          {translate(failure)}
        </Problem>
      )}
    </>
  );
};

/** Moves the focus to the cell of the same column so many rows below. */
const goTo = (from: HTMLInputElement | null, column: string, steps: number): void => {
  const list = from?.closest('table, ul');
  const cells = [...(list?.querySelectorAll<HTMLInputElement>(`input[data-cell="${column}"]`) ?? [])];
  const place = from === null ? -1 : cells.indexOf(from);
  if (place !== -1) cells[place + steps]?.focus();
};

const Field = chakra('input', {
  base: {
    w: { base: 'full', md: 'calc(100% + 0.5rem)' },
    maxW: '9rem',
    h: { base: '11', md: '7' },
    px: '2',
    // The figure stands where those of other columns do.
    me: { md: '-2' },
    textAlign: { base: 'start', md: 'end' },
    fontVariantNumeric: 'tabular-nums',
    bg: 'transparent',
    borderWidth: '1px',
    borderColor: { base: 'border', md: 'transparent' },
    borderRadius: '4px',
    _hover: { borderColor: 'border' },
    _focusVisible: { bg: 'bg.surface', borderColor: 'brand.solid', outlineOffset: '-1px' },
    '&[data-typed]': { bg: 'bg.surface', borderColor: 'brand.solid' },
    '&[aria-invalid]': { borderColor: 'red.solid' },
    _placeholder: { color: 'fg.muted' },
  },
});

const Problem = chakra('span', {
  base: { display: 'block', textStyle: 'xs', color: 'red.fg', whiteSpace: 'normal', py: '1' },
});

const Hint = chakra('span', { base: { srOnly: true } });
