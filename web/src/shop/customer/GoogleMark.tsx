/** Length of a quarter of the ring. */
const QUARTER = 25;

/** A quarter or so of the ring: where it begins and how long it is, in hundredths of the way round from the right. */
const PARTS = [
  { color: '#4285f4', from: 0, length: 12.5 },
  { color: '#34a853', from: 12.5, length: QUARTER },
  { color: '#fbbc05', from: 37.5, length: QUARTER },
  { color: '#ea4335', from: 57.5, length: 30 },
] as const;

/** The G of Google in its four colours, for the button that leads there. */
export const GoogleMark = () => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden>
    <g fill="none" strokeWidth="4.4">
      {PARTS.map(({ color, from, length }) => (
        <circle
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
    <path d="M12 9.8h11.2v4.4H12z" fill="#4285f4" />
  </svg>
);
