import { useId, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { useOpenedEarly } from '#web/lib/hydration/useOpenedEarly.ts';
import { phoneUrl } from '#web/lib/phoneUrl.ts';
import { useContact, useSettings } from '#web/lib/settings.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { serverPart } from '#web/lib/serverPart.ts';
import { withTexts } from '#web/messages/withTexts.tsx';
import { LanguageSwitch } from '#web/ui/LanguageSwitch.tsx';

const PlainMenu = serverPart(import.meta.env.SSR && (() => withTexts(() => import('../plain/PlainMenu.tsx'))));

/** Contact, stores, quick links, payment methods and the year (spec §1). */
export default function Footer() {
  const { t, translate, language } = useMessages();
  const { name: shop, address, phone, email, hours, stores } = useContact();
  const { tagline } = useSettings();
  const links = [
    { to: paths.home, label: t('footer.links.home') },
    { to: paths.products, label: t('footer.links.all') },
    { to: paths.myOrders, label: t('footer.links.orders') },
    { to: paths.peopleList, label: t('footer.links.chat') },
    { to: paths.help, label: t('footer.links.help') },
    { to: paths.privacy, label: t('footer.links.privacy') },
    { to: paths.terms, label: t('footer.links.terms') },
    { to: paths.cookies, label: t('footer.links.cookies') },
  ];
  return (
    <>
      <noscript>
        <PlainMenu />
      </noscript>
      <footer aria-label={t('footer.label', { shop })} className="footer">
        <div className="page">
          <div className="footer-blocks">
            <Block title={t('footer.contact')} folds>
              <p>{address}</p>
              <a href={phoneUrl(phone)}>{phone}</a>
              <a href={`mailto:${email}`}>{email}</a>
              <p>{hours}</p>
            </Block>
            <Block title={t('footer.stores')} folds>
              {stores.map((store, place) => (
                <p key={place}>{store}</p>
              ))}
            </Block>
            <Block title={t('footer.links')} folds>
              <ul className="footer-links">
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </ul>
            </Block>
            <Block title={t('footer.payments')}>
              <ul className="footer-payments">
                {PAYMENTS.map(({ name, mark }) => (
                  <li key={name}>
                    <img src={`/payments/${mark}.svg`} alt={translate(name)} width="56" height="36" loading="lazy" />
                  </li>
                ))}
              </ul>
              <p className="footer-tagline">{tagline[language]}</p>
              <LanguageSwitch />
            </Block>
          </div>
          <p className="footer-end text-xs">{t('footer.copyright', { shop })}</p>
        </div>
      </footer>
    </>
  );
}

/** The payment methods; the logos are our own drawings in `public/payments/`. */
const PAYMENTS = [
  { name: 'VISA', mark: 'visa' },
  { name: 'Mastercard', mark: 'mastercard' },
  { name: 'Nagad', mark: 'nagad' },
  { name: 'bKash', mark: 'bkash' },
  { name: 'Cash on Delivery', mark: 'cash-on-delivery' },
];

interface BlockProps {
  title: string;
  /** Collapsed on a phone until it is opened. */
  folds?: boolean;
  children: ReactNode;
}

const Block = ({ title, folds = false, children }: BlockProps) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  const fold = useRef<HTMLButtonElement>(null);
  useOpenedEarly(fold, () => setOpen(true));
  return (
    <div className={`footer-block text-sm ${folds ? 'footer-folds' : ''}`}>
      <h2 className="text-md bold">
        {folds && (
          <>
            <noscript>
              <span className="below-sm">{title}</span>
            </noscript>
            <button
              ref={fold}
              className="footer-fold"
              data-scripted
              data-opens
              type="button"
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen((isOpen) => !isOpen)}
            >
              {title}
              <svg
                viewBox="0 0 12 12"
                width="13"
                height="13"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                aria-hidden
              >
                <path d="m2 4 4 4 4-4" />
              </svg>
            </button>
          </>
        )}
        <span>{title}</span>
      </h2>
      <div id={id} data-folds>
        {children}
      </div>
    </div>
  );
};
