import { deliveryFeesOf } from '#schema/shop-settings.ts';
import { useSettings } from '#web/lib/settings.ts';
import { useMessages } from '#web/messages/useMessages.ts';

const ICONS = {
  delivery: 'M3 6h11v10H3zM14 10h4l3 3v3h-7zM7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  cash: 'M3 6h18v12H3zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM6 9v0M18 15v0',
  returns: 'M4 9h11a5 5 0 0 1 0 10H8M4 9l4-4M4 9l4 4',
  warranty: 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2 2 4-4',
};

/** The shop's service promises: delivery, cash, returns, warranty (spec §9). */
export default function ServicePromises() {
  const { t, formatDollars, formatNumber } = useMessages();
  const { returnDays, delivery: terms } = useSettings();
  const { least, most } = deliveryFeesOf(terms);
  const fee = formatDollars(least / 100);
  const delivery = () => {
    if (most === 0) return t('home.promise.delivery.free');
    return least === most ? t('home.promise.delivery', { fee }) : t('home.promise.delivery.from', { fee });
  };
  const promises = [
    {
      icon: ICONS.delivery,
      title: delivery(),
      text: t(least === most ? 'home.promise.delivery.text' : 'home.promise.delivery.from.text'),
    },
    { icon: ICONS.cash, title: t('home.promise.cash'), text: t('home.promise.cash.text') },
    {
      icon: ICONS.returns,
      title: t('home.promise.returns', { days: formatNumber(returnDays) }),
      text: t('home.promise.returns.text'),
    },
    { icon: ICONS.warranty, title: t('home.promise.warranty'), text: t('home.promise.warranty.text') },
  ];
  return (
    <section aria-label={t('home.promises')} className="promises">
      <ul className="page">
        {promises.map(({ icon, title, text }) => (
          <li key={title}>
            <svg
              viewBox="0 0 24 24"
              width="32"
              height="32"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.6"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden
            >
              <path d={icon} />
            </svg>
            <div>
              <p className="bold">{title}</p>
              <p className="text-sm muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
