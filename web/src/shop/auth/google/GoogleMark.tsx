import { chakra } from '@chakra-ui/react';

/** The length of a quarter of the ring. */
const QUARTER = 25;

/** The coloured parts of the ring: start and length, in hundredths of the circumference, from the right. */
const PARTS = [
  { color: 'google.blue', from: 0, length: 12.5 },
  { color: 'google.green', from: 12.5, length: QUARTER },
  { color: 'google.yellow', from: 37.5, length: QUARTER },
  { color: 'google.red', from: 57.5, length: 30 },
] as const;

/** Google's logo in its four colours. */
export const GoogleMark = () => (
  <chakra.svg viewBox="0 0 24 24" w="5" h="5" aria-hidden>
    <g fill="none" strokeWidth="4.4">
      {PARTS.map(({ color, from, length }) => (
        <chakra.circle
          key={color}
          cx="12"
          cy="12"
          r="9"
          stroke={color}
          pathLength="100"
          strokeDasharray={`${length} ${100 - length}`}
          strokeDashoffset={-from}
        />
      ))}
    </g>
    <chakra.path d="M12 9.8h11.2v4.4H12z" fill="google.blue" />
  </chakra.svg>
);
