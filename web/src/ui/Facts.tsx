import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Terms with their descriptions, in two columns. */
export const Facts = ({ facts }: { facts: readonly { term: string; text: ReactNode }[] }) => (
  <chakra.table w="full" textStyle="sm">
    <tbody>
      {facts.map(({ term, text }) => (
        <tr key={term}>
          <chakra.th
            scope="row"
            textAlign="start"
            verticalAlign="top"
            fontWeight="normal"
            color="fg.muted"
            whiteSpace="nowrap"
            py="1"
            pe={{ base: '4', md: '6' }}
          >
            {term}
          </chakra.th>
          <chakra.td w="full" py="1" whiteSpace="pre-line" overflowWrap="anywhere">
            {text}
          </chakra.td>
        </tr>
      ))}
    </tbody>
  </chakra.table>
);
