import { formatCount } from '#schema/format/number.ts';
import { useSettings } from '../lib/settings.ts';
import { useMessages } from '../messages/useMessages.ts';

interface Props {
  cents: number;
  /** An earlier, higher price: shown struck through, with the saving. */
  oldCents?: number | null;
  size?: 'sm' | 'md' | 'lg';
}

/** A price; with an earlier price and the saving beside it, and in taka where the owner wants that. */
export const Price = ({ cents, oldCents, size = 'md' }: Props) => {
  const { t, formatMoney, language } = useMessages();
  const { taka } = useSettings();
  const reduced = oldCents !== null && oldCents !== undefined && oldCents > cents;
  return (
    <div className={`price price-${size}${reduced ? ' price-reduced' : ''}`}>
      <span className="price-now">
        <span className="visually-hidden">{t('price.now')} </span>
        {formatMoney(cents)}
      </span>
      {reduced && (
        <>
          <s className="price-was">
            <span className="visually-hidden">{t('price.was')} </span>
            {formatMoney(oldCents)}
          </s>
          <span className="tag">{t('price.saving', { percent: Math.round((1 - cents / oldCents) * 100) })}</span>
        </>
      )}
      {taka.isBeside && (
        <span className="price-taka">≈ ৳{formatCount(Math.round((cents / 100) * taka.perDollar), language)}</span>
      )}
    </div>
  );
};
