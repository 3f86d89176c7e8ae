import { Stack } from '@chakra-ui/react';
import * as v from 'valibot';
import { BOARD_STATES, MAX_BOARD_SEARCH_LENGTH } from '#schema/board.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { AdminPage } from '../AdminPage.tsx';
import { oneOf, textUpTo } from '../kit/list/listState.ts';
import { useListState } from '../kit/list/useListState.ts';
import { Board } from './cards/Board.tsx';
import { Couriers } from './couriers/Couriers.tsx';
import { RefundsDue } from './returns/RefundsDue.tsx';
import { RefundsUnderWay } from './returns/RefundsUnderWay.tsx';
import { ReturnList } from './returns/ReturnList.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';

const VIEWS = ['board', 'returns', 'couriers'] as const;

const schema = {
  view: v.fallback(v.picklist(VIEWS), 'board'),
  q: textUpTo(MAX_BOARD_SEARCH_LENGTH),
  only: oneOf(BOARD_STATES),
};

/** Where orders are: the board, what comes back, and the money that couriers hold. */
export default function OrderStatusPage() {
  const { t } = useMessages();
  const { state, change } = useListState(schema);
  return (
    <AdminPage title={t('admin.board.title')} actions={<ViewSwitch views={VIEWS} current={state.view} />}>
      {state.view === 'board' && (
        <Board
          shown={{ search: state.q, only: state.only }}
          onShow={({ search, only }) => change({ q: search, only }, { replace: true })}
        />
      )}
      {state.view === 'returns' && (
        <Stack gap="8">
          <ReturnList status="REQUESTED" />
          <ReturnList status="APPROVED" />
          <RefundsUnderWay />
          <RefundsDue />
        </Stack>
      )}
      {state.view === 'couriers' && <Couriers />}
    </AdminPage>
  );
}
