import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A term with its description. */
interface Fact {
  term: string;
  text: ReactNode;
}

/** Terms with their descriptions, in two columns; what is no fact is left out. */
export const Facts = ({ facts }: { facts: readonly (Fact | false | '' | null | undefined)[] }) => (
  <chakra.table w="full" textStyle="sm">
    <tbody>
      {facts
        .filter((fact) => !!fact)
        .map(({ term, text }) => (
          // One below the other where letters are so large that two columns have no room.
          <chakra.tr key={term} display={{ base: 'flex', md: 'table-row' }} flexWrap="wrap">
            <chakra.th
              scope="row"
              textAlign="start"
              verticalAlign="top"
              fontWeight="normal"
              color="fg.muted"
              whiteSpace={{ base: 'normal', md: 'nowrap' }}
              flex="1 1 6.5rem"
              py="1"
              pe={{ base: '3', md: '6' }}
            >
              {term}
            </chakra.th>
            <chakra.td
              w={{ base: 'auto', md: 'full' }}
              flex="2 1 7.5rem"
              minW="0"
              py="1"
              whiteSpace="pre-line"
              css={{ '&, & a': { overflowWrap: 'anywhere' } }}
            >
              {text}
            </chakra.td>
          </chakra.tr>
        ))}
    </tbody>
  </chakra.table>
);
