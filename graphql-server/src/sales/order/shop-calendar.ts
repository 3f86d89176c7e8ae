import { deliveryDates, processedIfPlacedBefore, type DeliveryDates, type DeliveryDays } from '#schema/delivery.ts';
import type { Services } from '#platform/module/services.ts';

/** When orders are processed and arrive, by the days on which the shop works. */
export class ShopCalendar {
  readonly #deliveryDays: DeliveryDays;
  readonly #settings: Services['cachedSettings'];

  constructor(deliveryDays: DeliveryDays, { cachedSettings }: Pick<Services, 'cachedSettings'>) {
    this.#deliveryDays = deliveryDays;
    this.#settings = cachedSettings;
  }

  /** Returns the days between which an order arrives that was placed at that time. */
  async arrivalOf(placedAt: Date): Promise<DeliveryDates> {
    return deliveryDates(placedAt, this.#deliveryDays, (await this.#settings()).workingDays);
  }

  /** Returns the instant before which an order was placed that must be processed by then, by default by now. */
  async lateBefore(at = new Date()): Promise<Date> {
    return processedIfPlacedBefore(at, (await this.#settings()).workingDays);
  }
}
