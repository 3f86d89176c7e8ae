import { useEffect, useId, useRef, useState } from 'react';
import type { DeliveryDates } from '#schema/delivery.ts';
import { deliveryFeesOf } from '#schema/shop-settings.ts';
import { formatDays } from '#web/lib/formatDays.ts';
import { useSettings } from '#web/lib/settings.ts';
import { readStored, writeStored } from '#web/lib/storage.ts';
import { feeInWords } from '#web/messages/feeInWords.ts';
import { useMessages } from '#web/messages/useMessages.ts';

/** The divisions; delivery takes as long to each, and a fee is of a district. */
const DIVISIONS = ['Dhaka', 'Chattogram', 'Rajshahi', 'Khulna', 'Barishal', 'Sylhet', 'Rangpur', 'Mymensingh'];

/** Delivery, payment, returns and warranty at a glance (spec §9). */
export default function DeliveryCard({ delivery }: { delivery: DeliveryDates }) {
  const messages = useMessages();
  const { t, translate, language, formatDollars, formatNumber } = messages;
  const { returnDays, delivery: terms } = useSettings();
  const fees = deliveryFeesOf(terms);
  const id = useId();
  const [division, setDivision] = useState<string | null>(null);
  const choice = useRef<HTMLDetailsElement>(null);
  // Stored for the next product and the next visit.
  useEffect(() => setDivision(DIVISIONS.find((name) => name === readStored('division')) ?? null), []);
  const keepDivision = (name: string) => {
    const chosen = name === '' ? null : name;
    writeStored('division', chosen);
    setDivision(chosen);
    if (!choice.current) return;
    choice.current.open = false;
    choice.current.querySelector('summary')?.focus();
  };
  const free =
    terms.freeFromCents === null || fees.most === 0
      ? []
      : [t('delivery.freeFrom', { amount: formatDollars(terms.freeFromCents / 100) })];
  const facts = [
    {
      title: t('delivery.standard'),
      text: [formatDays(delivery, language), ...free].join(' · '),
      aside: fees.most === 0 ? t('delivery.free') : feeInWords(messages, fees),
    },
    { title: t('delivery.cash') },
    { title: t('delivery.returns', { days: formatNumber(returnDays) }) },
    { title: t('delivery.warranty') },
  ];
  return (
    <section aria-labelledby={id} className="delivery-card">
      <h2 id={id} className="heading text-lg">
        {t('delivery.title')}
      </h2>
      <details ref={choice} data-scripted>
        <summary>
          <span className="text-sm">
            {division === null ? t('delivery.country') : t('delivery.division', { division: translate(division) })}
          </span>
          <span className="button button-ghost button-xs">{t('delivery.change')}</span>
        </summary>
        <select
          aria-label={t('delivery.where')}
          value={division ?? ''}
          onChange={({ target }) => keepDivision(target.value)}
        >
          <option value="">{t('delivery.country')}</option>
          {DIVISIONS.map((name) => (
            <option key={name} value={name}>
              {translate(name)}
            </option>
          ))}
        </select>
      </details>
      <ul>
        {facts.map(({ title, text, aside }) => (
          <li key={title}>
            <div>
              <p className="text-sm bold">{title}</p>
              {text && <p className="text-sm muted">{text}</p>}
            </div>
            {aside && <p className="bold">{aside}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
