import { formatTaka, formatWholeTaka } from '#schema/format/taka.ts';
import { paisaOf } from '#schema/payment.ts';
import { useMessages } from './useMessages.ts';

/** Returns functions for amounts in taka, as texts in the language of the page. Rates are in taka for a dollar. */
export const useTaka = () => {
  const { language, formatMoney } = useMessages();
  const exactly = (paisa: number) => formatTaka(paisa, language);
  /** The parameters of a text about a rate. */
  const atRate = (rate: number) => ({ rate: exactly(Math.round(rate * 100)), dollar: formatMoney(100) });
  /** The parameters of a text about an amount in cents at a rate. */
  const inTaka = (cents: number, rate: number) => ({ taka: exactly(paisaOf(cents, rate)), ...atRate(rate) });
  /** An amount in cents at a rate, in whole taka. */
  const about = (cents: number, rate: number) => formatWholeTaka(paisaOf(cents, rate), language);
  return { exactly, atRate, inTaka, about };
};
