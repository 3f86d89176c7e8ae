import { Box, Flex, Input } from '@chakra-ui/react';
import { BOARD_STATES, MAX_BOARD_SEARCH_LENGTH, type BoardState } from '../../../../../schema/board.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Select } from '../../../ui/Select.tsx';
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
          textStyle="sm"
          aria-label={t('admin.board.search')}
          placeholder={t('admin.board.search.hint')}
          maxLength={MAX_BOARD_SEARCH_LENGTH}
          value={shown.search}
          onChange={({ target }) => onChange({ ...shown, search: target.value })}
        />
      </Box>
      <Box flex={{ base: '1 1 8rem', md: '0 0 auto' }}>
        <Select
          aria-label={t('admin.board.only')}
          value={shown.only ?? ''}
          onChange={({ target }) => onChange({ ...shown, only: (target.value || null) as BoardState | null })}
        >
          <option value="">{t('admin.board.only.ALL')}</option>
          {BOARD_STATES.map((state) => (
            <option key={state} value={state}>
              {t(`admin.board.only.${state}`)}
            </option>
          ))}
        </Select>
      </Box>
    </Flex>
  );
};
