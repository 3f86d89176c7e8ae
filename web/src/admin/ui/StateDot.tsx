import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface StateDotProps {
  colorPalette: string;
  /** What the word does not say: why, or when. */
  title?: string | undefined;
  children: ReactNode;
}

/** A state in a table: a word with a dot in its colour. */
export const StateDot = ({ colorPalette, title, children }: StateDotProps) => (
  <Line>
    <Dot colorPalette={colorPalette} aria-hidden />
    <Word title={title}>{children}</Word>
  </Line>
);

const Line = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2', maxW: 'full' },
});
const Dot = chakra('span', {
  base: { boxSize: '2', borderRadius: 'full', flex: 'none', bg: 'colorPalette.solid' },
});
const Word = chakra('span', { base: { minW: '0', overflow: 'hidden', textOverflow: 'ellipsis' } });
