import { Box, Flex, Input, Text } from '@chakra-ui/react';
import { piecesShipped } from '../../../../schema/fulfilment.ts';
import type { PiecesToShip_OrderFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Select } from '../../ui/Select.tsx';

/* GraphQL */ `
  fragment PiecesToShip_order on Order {
    lines {
      id
      name: englishName
      color
      size
      quantity
    }
    shipments {
      id
      lines {
        orderLineId
        quantity
      }
    }
  }
`;

/** Up to how many pieces a list is offered; more are typed. */
const MOST_OPTIONS = 50;

/** A line of an order with the number of pieces that are not shipped yet. */
export interface LineLeft {
  id: string;
  name: string;
  left: number;
}

/** Returns the lines of an order of which pieces are left to ship. */
export const piecesLeft = ({ lines, shipments }: PiecesToShip_OrderFragment): LineLeft[] =>
  lines
    .map(({ id, name, color, size, quantity }) => ({
      id,
      name: [name, color, size].filter(Boolean).join(' · '),
      left: quantity - piecesShipped(shipments, id),
    }))
    .filter(({ left }) => left > 0);

interface PiecesToShipProps {
  lines: readonly LineLeft[];
  /** How many pieces of each line are in the parcel. */
  pieces: Readonly<Record<string, number>>;
  onChange: (lineId: string, quantity: number) => void;
}

/** Chooses what is in a parcel. */
export const PiecesToShip = ({ lines, pieces, onChange }: PiecesToShipProps) => {
  const { t, formatNumber } = useMessages();
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
            <label htmlFor={`ship-${id}`}>{name}</label>
          </Text>
          <Flex align="center" gap="2" flexShrink="0">
            <Box w="20">
              {left > MOST_OPTIONS ? (
                <Input
                  id={`ship-${id}`}
                  type="number"
                  inputMode="numeric"
                  min={0}
                  max={left}
                  value={pieces[id] ?? 0}
                  onChange={({ target }) =>
                    onChange(id, Math.min(left, Math.max(0, Math.trunc(Number(target.value)))))
                  }
                />
              ) : (
                <Select
                  id={`ship-${id}`}
                  value={pieces[id] ?? 0}
                  onChange={({ target }) => onChange(id, Number(target.value))}
                >
                  {Array.from({ length: left + 1 }, (_, count) => (
                    <option key={count} value={count}>
                      {formatNumber(count)}
                    </option>
                  ))}
                </Select>
              )}
            </Box>
            <Text textStyle="sm" color="fg.muted" whiteSpace="nowrap">
              {t('admin.board.ship.of', { count: left })}
            </Text>
          </Flex>
        </Flex>
      ))}
    </Box>
  );
};
