import { Box, Flex, Input } from '@chakra-ui/react';
import { BOARD_STATES, MAX_BOARD_SEARCH_LENGTH } from '../../../../../schema/board.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { FilterSelect } from '../../table/FilterSelect.tsx';
import type { Shown } from './useBoard.ts';

interface BoardFiltersProps {
  shown: Shown;
  onChange: (shown: Shown) => void;
}

/** Searches within the board, and shows only the orders that matter now. */
export const BoardFilters = ({ shown, onChange }: BoardFiltersProps) => {
  const { t } = useMessages();
  return (
    <Flex role="search" gap="2" wrap="wrap">
      <Box flex="1 1 12rem" maxW={{ md: '22rem' }}>
        <Input
          type="search"
          size="sm"
          h={{ base: '11', md: '9' }}
          textStyle="sm"
          aria-label={t('admin.board.search')}
          placeholder={t('admin.board.search.hint')}
          maxLength={MAX_BOARD_SEARCH_LENGTH}
          value={shown.search}
          onChange={({ target }) => onChange({ ...shown, search: target.value })}
        />
      </Box>
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
