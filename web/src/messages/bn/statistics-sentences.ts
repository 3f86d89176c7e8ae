import {
  CHARTS,
  MAX_CHART_POINTS,
  MAX_STATISTICS_DAYS,
  STATISTICS_GRAINS,
  type STATISTICS_MESSAGES,
} from '#schema/statistics.ts';
import { formatNumber } from '#schema/format/number.ts';

const n = (value: number) => formatNumber(value, 'bn');

/** The sentences about charts. */
export const statistics = {
  dayInvalid: 'দিনটি বছর-মাস-দিন হিসেবে লিখুন, যেমন ২০২৬-১১-২০',
  daysInOrder: 'প্রথম দিন শেষ দিনের পরে হতে পারে না',
  rangeTooLong: `চার্টে সর্বোচ্চ তিন বছর দেখানো যায়: ${n(MAX_STATISTICS_DAYS)} দিন`,
  chartUnknown: `চার্টগুলো হলো: ${CHARTS.join(', ')}`,
  grainUnknown: `একটি বিন্দু এর একটি: ${STATISTICS_GRAINS.join(', ')}`,
  tooManyPoints: `একটি চার্টে সর্বোচ্চ ${n(MAX_CHART_POINTS)}টি বিন্দু থাকে: সপ্তাহ বা মাস বেছে নিন`,
} satisfies Record<keyof typeof STATISTICS_MESSAGES, string>;
