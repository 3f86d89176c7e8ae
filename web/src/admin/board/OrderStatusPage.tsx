import * as v from 'valibot';
import { BOARD_STATES, MAX_BOARD_SEARCH_LENGTH } from '#schema/board.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { AdminPage } from '../AdminPage.tsx';
import { useListState } from '../kit/list/useListState.ts';
import { Board } from './cards/Board.tsx';
import { Couriers } from './couriers/Couriers.tsx';
import { ReturnsSection } from './returns/ReturnsSection.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';

const VIEWS = ['board', 'returns', 'couriers'] as const;

const schema = {
  view: v.picklist(VIEWS),
  q: v.pipe(v.string(), v.maxLength(MAX_BOARD_SEARCH_LENGTH)),
  only: v.nullable(v.picklist(BOARD_STATES)),
};

type State = {
  view: (typeof VIEWS)[number];
  q: string;
  only: (typeof BOARD_STATES)[number] | null;
};

const usual: State = { view: 'board', q: '', only: null };

/** Where orders are: the board, what comes back, and the money that couriers hold. */
export default function OrderStatusPage() {
  const { t } = useMessages();
  const { state, change } = useListState<State>(schema, usual);
  return (
    <AdminPage title={t('admin.board.title')} actions={<ViewSwitch views={VIEWS} current={state.view} />}>
      {state.view === 'board' && (
        <Board
          shown={{ search: state.q, only: state.only }}
          onShow={({ search, only }) => change({ q: search, only }, { replace: true })}
        />
      )}
      {state.view === 'returns' && <ReturnsSection />}
      {state.view === 'couriers' && <Couriers />}
    </AdminPage>
  );
}
