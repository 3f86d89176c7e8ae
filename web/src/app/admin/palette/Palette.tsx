import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '#web/lib/errorMessage.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { closedByState } from '#web/ui/closedByState.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { MAX_TERM_LENGTH, useFind } from './useFind.ts';
import { Detail } from '#web/admin/ui/texts.tsx';

interface PaletteProps {
  open: boolean;
  onClose: () => void;
}

/** Finds any order, product or customer, and the pages of the dashboard: a field with its results, over the page. */
export default function Palette({ open, onClose }: PaletteProps) {
  const { t } = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the next letter is typed.
  useLayoutEffect(() => {
    if (open === dialog.current?.open) return;
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <Sheet
      ref={dialog}
      aria-label={t('admin.find.open')}
      {...closedByState(onClose)}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {open && <Finder onClose={onClose} />}
    </Sheet>
  );
}

const Finder = ({ onClose }: { onClose: () => void }) => {
  const { t } = useMessages();
  const navigate = useNavigate();
  const id = useId();
  const [typed, type] = useState('');
  const [at, setAt] = useState(0);
  const { groups, isSearching, error, retry } = useFind(typed);
  const all = groups.flatMap(({ found }) => found);
  const active = Math.min(at, all.length - 1);

  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  const go = (to: string) => {
    onClose();
    void navigate(to);
  };
  /** Enter that was pressed before the answer came opens what the answer says, not what stood there before. */
  const [isGoing, setGoing] = useState(false);
  const goOn = useEffectEvent(() => {
    setGoing(false);
    const chosen = all[active];
    if (chosen) go(chosen.to);
  });
  useEffect(() => {
    if (isGoing && !isSearching) goOn();
  }, [isGoing, isSearching]);
  const press = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && all.length > 0) setAt((active + step + all.length) % all.length);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) setGoing(true);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <Flex align="center" borderBottomWidth="1px" borderColor="border" pe="2">
        <Field
          role="combobox"
          aria-expanded={all.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          aria-autocomplete="list"
          aria-label={t('admin.find.open')}
          placeholder={t('admin.find.hint')}
          value={typed}
          maxLength={MAX_TERM_LENGTH}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          onChange={({ target }) => {
            type(target.value);
            setAt(0);
            setGoing(false);
          }}
          onKeyDown={press}
        />
        <Button size="sm" variant="ghost" onClick={onClose}>
          {t('admin.find.close')}
        </Button>
      </Flex>
      {/* Read when somebody pauses, not at each letter. */}
      <Text role="status" textStyle="xs" color="fg.muted" px="4" pt="2" minH="7">
        {isSearching ? t('admin.find.searching') : t('admin.find.count', { count: all.length })}
      </Text>
      {error && (
        <Box px="4" py="2">
          <Notice tone="error">{errorMessage(error)}</Notice>
          <Button mt="2" size="sm" variant="outline" onClick={retry}>
            {t('error.retry')}
          </Button>
        </Box>
      )}
      <Results id={`${id}-list`} role="listbox" aria-label={t('admin.find.results')} aria-busy={isSearching}>
        {groups.map(({ title, found }) => (
          <div key={title} role="group" aria-labelledby={`${id}-${title}`}>
            <Title id={`${id}-${title}`}>{t(title)}</Title>
            {found.map((one) => {
              const { to, name, detail } = one;
              const own = all.indexOf(one);
              return (
                <Option
                  key={to}
                  id={`${id}-${own}`}
                  role="option"
                  aria-selected={own === active}
                  onPointerMove={() => setAt(own)}
                  onClick={() => go(to)}
                >
                  <Text fontWeight="medium" truncate>
                    {name}
                  </Text>
                  <Detail truncate>{detail}</Detail>
                </Option>
              );
            })}
          </div>
        ))}
      </Results>
    </>
  );
};

const Sheet = chakra('dialog', {
  base: {
    m: { base: '0', md: '12vh auto auto' },
    w: { base: '100vw', md: '36rem' },
    maxW: '100vw',
    h: { base: '100dvh', md: 'fit-content' },
    maxH: { base: '100dvh', md: '70dvh' },
    overflow: 'hidden',
    bg: 'bg.surface',
    color: 'fg',
    borderWidth: { md: '1px' },
    borderColor: 'border',
    borderRadius: { md: 'card' },
    boxShadow: 'float',
    _open: { display: 'flex', flexDirection: 'column' },
    _backdrop: { bg: 'rgb(20 16 8 / 0.5)' },
  },
});

const Field = chakra('input', {
  base: {
    flex: '1',
    minW: '0',
    h: '3.25rem',
    px: '4',
    bg: 'transparent',
    fontSize: 'md',
    _placeholder: { color: 'fg.subtle', opacity: '1' },
    // The dialog around it has no other field: the mark in it says where the focus is.
    _focusVisible: { outline: 'none' },
  },
});

const Results = chakra('div', {
  base: { overflowY: 'auto', px: '2', pb: '3', '& [role=group] + [role=group]': { mt: '2' } },
});

const Title = chakra('div', {
  base: { px: '2', py: '1', textStyle: 'xs', fontWeight: 'medium', color: 'fg.muted' },
});

const Option = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'fit-content(65%) minmax(0, 1fr)' },
    alignContent: 'center',
    columnGap: '4',
    minH: { base: '11', md: '9' },
    px: '2',
    textStyle: 'sm',
    borderRadius: 'control',
    cursor: 'pointer',
    '&[aria-selected=true]': { bg: 'brand.subtle' },
  },
});
