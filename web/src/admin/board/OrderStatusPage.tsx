import { useSearchParams } from 'react-router-dom';
import { BOARD_STATES } from '../../../../schema/board.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { AdminPage } from '../AdminPage.tsx';
import { Board } from './cards/Board.tsx';
import type { Shown } from './cards/useBoard.ts';

/** Where orders are: the board, what comes back, and the money that couriers hold. */
export default function OrderStatusPage() {
  const { t } = useMessages();
  const [params, setParams] = useSearchParams();
  const shown: Shown = {
    search: params.get('q') ?? '',
    only: BOARD_STATES.find((state) => state === params.get('only')) ?? null,
  };
  const show = ({ search, only }: Shown) =>
    setParams({ ...(search && { q: search }), ...(only && { only }) }, { replace: true });
  return (
    <AdminPage title={t('admin.board.title')}>
      <Board shown={shown} onShow={show} />
    </AdminPage>
  );
}
