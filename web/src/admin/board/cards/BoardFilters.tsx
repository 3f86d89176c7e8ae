import { Flex } from '@chakra-ui/react';
import { BOARD_STATES } from '#schema/board.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FilterSelect } from '#web/admin/kit/list/filters/FilterSelect.tsx';
import { ListSearch } from '#web/admin/kit/list/ListSearch.tsx';
import type { Shown } from './useBoard.ts';

interface BoardFiltersProps {
  shown: Shown;
  onChange: (shown: Shown) => void;
}

/** Searches within the board, and shows only the orders that matter now. */
export const BoardFilters = ({ shown, onChange }: BoardFiltersProps) => {
  const { t } = useMessages();
  return (
    <Flex gap="2" wrap="wrap">
      <ListSearch
        label={t('admin.board.search')}
        hint={t('admin.board.search.hint')}
        value={shown.search}
        onChange={(search) => onChange({ ...shown, search })}
      />
      <FilterSelect
        label={t('admin.board.only')}
        value={shown.only}
        all={t('admin.board.only.ALL')}
        options={BOARD_STATES.map((value) => ({ value, label: t(`admin.board.only.${value}`) }))}
        onChange={(only) => onChange({ ...shown, only })}
      />
    </Flex>
  );
};
