/** The drawings, in a square of 24 units. */
const DRAWINGS = {
  receipt: 'M5 3h14v18l-3.5-2.5L12 21l-3.5-2.5L5 21zM9 8h6M9 12.5h6',
  box: 'M3.5 7.5 12 3l8.5 4.5v9L12 21l-8.5-4.5zM3.5 7.5 12 12l8.5-4.5M12 12v9',
  truck:
    'M4 17H2V6h12v11H9M14 10h4l4 3.5V17h-2M4 17.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M15 17.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
  bicycle:
    'M1.5 16a4 4 0 1 0 8 0a4 4 0 1 0-8 0M14.5 16a4 4 0 1 0 8 0a4 4 0 1 0-8 0M5.5 16 9 9h6.5l3 7M8 6.5h2.5M9 9l3 7 3.5-7-1-3.5H17',
  house: 'M3 11.5 12 4l9 7.5M5.5 9.5V20h13V9.5M9 14.5l2.2 2.2 4-4.2',
  cross: 'M6 6l12 12M18 6 6 18',
  back: 'M9 5 4 10l5 5M4 10h10.5a5 5 0 0 1 0 10H11',
  clock: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M12 7v5.5l3.5 2',
  check: 'm5 12.5 4.5 4.5L19 7.5',
} as const;

/** What stands for each status of an order and of a return. */
const ICONS = {
  PENDING: 'receipt',
  PROCESSED: 'box',
  SHIPPED: 'truck',
  OUT_FOR_DELIVERY: 'bicycle',
  DELIVERED: 'house',
  CANCELLED: 'cross',
  RETURNED: 'back',
  REQUESTED: 'clock',
  APPROVED: 'check',
  REJECTED: 'cross',
  RECEIVED: 'box',
  DONE: 'check',
} as const satisfies Record<string, keyof typeof DRAWINGS>;

const isKnown = (status: string): status is keyof typeof ICONS => status in ICONS;

interface StatusIconProps {
  status: string;
  /** Its width and height as CSS. */
  size?: string;
}

/**
 * The sign of a status, so that its colour is not the only difference; nothing for an unknown one. The word beside it
 * is read out, the icon is not.
 */
export const StatusIcon = ({ status, size = '1.15em' }: StatusIconProps) =>
  isKnown(status) ? (
    <svg
      data-icon={ICONS[status]}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flexShrink: 0 }}
      aria-hidden
    >
      <path d={DRAWINGS[ICONS[status]]} />
    </svg>
  ) : null;
