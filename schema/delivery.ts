/** When orders arrive: working days in Bangladesh, in its time zone. */

/** How many working days a delivery takes. */
export interface DeliveryDays {
  least: number;
  most: number;
}

/** The days between which an order arrives, each as YYYY-MM-DD in Bangladesh. */
export interface DeliveryDates {
  from: string;
  to: string;
}

/** Formats a day as YYYY-MM-DD. */
const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Dhaka',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const FRIDAY = 5;
const SATURDAY = 6;

/** Returns the working day that is `count` working days after a day. */
const workingDayAfter = (day: string, count: number): string => {
  const date = new Date(`${day}T00:00:00Z`);
  for (let left = count; left > 0;) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (date.getUTCDay() !== FRIDAY && date.getUTCDay() !== SATURDAY) left -= 1;
  }
  return date.toISOString().slice(0, 10);
};

/** Returns the days between which an order arrives that was placed at that time. Friday and Saturday are not working days. */
export const deliveryDates = (placedAt: Date, { least, most }: DeliveryDays): DeliveryDates => {
  const day = calendar.format(placedAt);
  return { from: workingDayAfter(day, least), to: workingDayAfter(day, most) };
};
