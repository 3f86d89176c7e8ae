/** When orders arrive: working days in Bangladesh, by its clock. */

/** How many working days an order takes. */
export interface DeliveryDays {
  least: number;
  most: number;
}

/** Between which days an order arrives, each as YYYY-MM-DD in Bangladesh. */
export interface DeliveryDates {
  from: string;
  to: string;
}

/** Writes YYYY-MM-DD. */
const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Dhaka',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const FRIDAY = 5;
const SATURDAY = 6;

/** The working day that comes so many after a day; that day itself does not count. */
const workingDayAfter = (day: string, count: number): string => {
  const date = new Date(`${day}T00:00:00Z`);
  for (let left = count; left > 0;) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (date.getUTCDay() !== FRIDAY && date.getUTCDay() !== SATURDAY) left -= 1;
  }
  return date.toISOString().slice(0, 10);
};

/** Between which days an order arrives that was placed at an instant. Friday and Saturday are no working days. */
export const deliveryDates = (placedAt: Date, { least, most }: DeliveryDays): DeliveryDates => {
  const day = calendar.format(placedAt);
  return { from: workingDayAfter(day, least), to: workingDayAfter(day, most) };
};
