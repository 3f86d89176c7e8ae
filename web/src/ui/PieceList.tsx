import { Box, Flex, Text } from '@chakra-ui/react';
import { useMessages } from '../messages/useMessages.ts';
import { PieceCount } from './PieceCount.tsx';

/** A line of an order with the number of pieces that can be chosen. */
export interface LineLeft {
  id: string;
  name: string;
  left: number;
}

interface PieceListProps {
  /** What the ids of its controls begin with. */
  id: string;
  lines: readonly LineLeft[];
  /** How many pieces of each line are chosen. */
  pieces: Readonly<Record<string, number>>;
  onChange: (lineId: string, quantity: number) => void;
}

/** Chooses pieces of lines. */
export const PieceList = ({ id: prefix, lines, pieces, onChange }: PieceListProps) => {
  const { t } = useMessages();
  return (
    <Box as="ul" listStyleType="none" borderWidth="1px" borderColor="border" borderRadius="control">
      {lines.map(({ id, name, left }) => (
        <Flex
          as="li"
          key={id}
          align="center"
          justify="space-between"
          gap="3"
          px="3"
          py="2"
          borderTopWidth="1px"
          borderColor="border"
          _first={{ borderTopWidth: '0' }}
        >
          <Text asChild textStyle="sm" overflowWrap="anywhere">
            <label htmlFor={`${prefix}-${id}`}>{name}</label>
          </Text>
          <Flex align="center" gap="2" flexShrink="0">
            <Box w="20">
              <PieceCount
                id={`${prefix}-${id}`}
                value={pieces[id] ?? 0}
                most={left}
                onChange={(quantity) => onChange(id, quantity)}
              />
            </Box>
            <Text textStyle="sm" color="fg.muted" whiteSpace="nowrap">
              {t('order.pieces.of', { count: left })}
            </Text>
          </Flex>
        </Flex>
      ))}
    </Box>
  );
};
