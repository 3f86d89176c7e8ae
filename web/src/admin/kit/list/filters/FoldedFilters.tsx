import { Button, chakra } from '@chakra-ui/react';
import { useId, useState, type ReactNode } from 'react';
import { useMessages } from '#web/messages/useMessages.ts';

interface FoldedFiltersProps {
  /** Whether something is filtered already, by a link or a view: then they are open at first. */
  isChanged: boolean;
  children: ReactNode;
}

/** The filters of a list: in its line, on a phone opened by a button. */
export const FoldedFilters = ({ isChanged, children }: FoldedFiltersProps) => {
  const { t } = useMessages();
  const id = useId();
  const [open, setOpen] = useState(isChanged);
  return (
    <>
      <Button
        size="sm"
        h="11"
        variant="outline"
        hideFrom="md"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {t('admin.table.filters')}
      </Button>
      <Filters id={id} data-open={open || undefined}>
        {children}
      </Filters>
    </>
  );
};

const Filters = chakra('div', {
  base: {
    display: { base: 'none', md: 'contents' },
    w: 'full',
    gap: '2',
    flexWrap: 'wrap',
    '&[data-open]': { display: { base: 'flex', md: 'contents' } },
  },
});
