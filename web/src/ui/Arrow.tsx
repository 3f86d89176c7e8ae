/** An arrow icon, for the buttons of carousels and pagination. */
export const Arrow = ({ d }: { d: string }) => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <path d={d} />
  </svg>
);

/** Outlines of an arrow to the left and to the right. */
export const LEFT = 'M15 5l-7 7 7 7';
export const RIGHT = 'M9 5l7 7-7 7';
