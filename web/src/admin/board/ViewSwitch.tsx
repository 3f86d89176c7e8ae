import { chakra, Flex } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { adminPaths } from '#web/lib/adminPaths.ts';
import { useMessages } from '#web/messages/useMessages.ts';

type View = 'board' | 'returns' | 'couriers';

/** Leads to the parts of the page Order Status. */
export const ViewSwitch = ({ views, current }: { views: readonly View[]; current: View }) => {
  const { t } = useMessages();
  return (
    <Flex
      as="nav"
      aria-label={t('admin.board.tabs')}
      wrap="wrap"
      bg="bg.muted"
      borderRadius="control"
      p="0.5"
      gap="0.5"
    >
      {views.map((view) => (
        <Entry key={view} asChild aria-current={view === current ? 'page' : undefined}>
          <Link to={view === 'board' ? adminPaths.orderStatus : adminPaths.orderStatusOf(view)}>
            {t(`admin.board.tab.${view}`)}
          </Link>
        </Entry>
      ))}
    </Flex>
  );
};

const Entry = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: { base: '11', md: '8' },
    px: '3',
    borderRadius: 'control',
    textStyle: 'sm',
    fontWeight: 'medium',
    color: 'fg.muted',
    _hover: { color: 'fg' },
    '&[aria-current=page]': { bg: 'bg.surface', color: 'fg' },
  },
});
