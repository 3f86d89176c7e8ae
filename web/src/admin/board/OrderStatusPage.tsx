import { chakra, Flex, Stack } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import * as v from 'valibot';
import { BOARD_STATES, MAX_BOARD_SEARCH_LENGTH } from '#schema/board.ts';
import { adminPaths } from '#web/lib/adminPaths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { useMay } from '../permissions.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { oneOf, textUpTo } from '../kit/list/listState.ts';
import { useListState } from '../kit/list/useListState.ts';
import { Board } from './cards/Board.tsx';
import { Couriers } from './couriers/Couriers.tsx';
import { RefundsDue } from './returns/RefundsDue.tsx';
import { RefundsUnderWay } from './returns/RefundsUnderWay.tsx';
import { ReturnList } from './returns/ReturnList.tsx';

const VIEWS = ['board', 'returns', 'couriers'] as const;
type View = (typeof VIEWS)[number];

const schema = {
  view: v.fallback(v.picklist(VIEWS), 'board'),
  q: textUpTo(MAX_BOARD_SEARCH_LENGTH),
  only: oneOf(BOARD_STATES),
};

/** Where orders are: the board, what comes back, and the money that couriers hold. */
export default function OrderStatusPage() {
  const { t } = useMessages();
  const { state, change } = useListState(schema);
  const may = useMay();
  const view = may('MONEY') ? state.view : 'board';
  return (
    <AdminPage title={t('admin.board.title')} actions={may('MONEY') && <ViewSwitch current={view} />}>
      {view === 'board' && (
        <Board
          shown={{ search: state.q, only: state.only }}
          onShow={({ search, only }) => change({ q: search, only }, { replace: true })}
        />
      )}
      {view === 'returns' && (
        <Stack gap="8">
          <ReturnList status="REQUESTED" />
          <ReturnList status="APPROVED" />
          <RefundsUnderWay />
          <RefundsDue />
        </Stack>
      )}
      {view === 'couriers' && <Couriers />}
    </AdminPage>
  );
}

/** Leads to the parts of the page Order Status. */
const ViewSwitch = ({ current }: { current: View }) => {
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
      {VIEWS.map((view) => (
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
