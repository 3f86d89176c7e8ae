import { Link } from 'react-router-dom';
import { deliveryFeesOf } from '#schema/shop-settings.ts';
import { paths } from '#web/lib/paths.ts';
import { useSettings } from '#web/lib/settings.ts';
import { feeInWords } from '#web/messages/feeInWords.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { CartLink, ChatLink, WishlistLink } from './HeaderLinks.tsx';
import { AccountMenu } from '#web/shop/auth/session/AccountMenu.tsx';
import { useLogoName } from '#web/ui/logoName.ts';
import { Logo } from '#web/ui/Logo.tsx';
import { LanguageSwitch } from '#web/ui/LanguageSwitch.tsx';
import { ThemeSwitch } from '#web/ui/ThemeSwitch.tsx';
import { Drawer } from './Drawer.tsx';
import { serverPart } from '#web/lib/serverPart.ts';
import { withTexts } from '#web/messages/withTexts.tsx';
import { BeautyPanel, CategoryPanel } from './panel/panels.tsx';
import { SearchBox } from './SearchBox.tsx';

const PlainMenuLink = serverPart(import.meta.env.SSR && (() => withTexts(() => import('../plain/PlainMenuLink.tsx'))));

/**
 * The header: promise, logo, menus, search, chat, language, theme, account. On wide screens it stays visible, except
 * for the promise; on narrow screens it scrolls away, and the menus are in the drawer.
 */
export const Header = () => {
  const { t, language } = useMessages();
  const shop = useLogoName();
  const announcement = useSettings().announcement[language];
  return (
    <header className="header">
      {announcement !== '' && (
        <p role="note" aria-label={t('header.announcement')} className="header-announcement text-sm bold">
          <span className="page">{announcement}</span>
        </p>
      )}
      <div className="header-promise text-xs from-md">
        <div className="page">
          <DeliveryPromise />
        </div>
      </div>
      <div className="header-bar">
        <div className="page header-row">
          <Drawer />
          <div className="header-logo">
            <Link to={paths.home} aria-label={t('header.home', { shop })}>
              <Logo />
            </Link>
          </div>
          <noscript>
            <PlainMenuLink />
          </noscript>
          <nav data-scripted aria-label={t('header.menu.shop')} className="header-menus">
            <CategoryPanel />
            <BeautyPanel />
          </nav>
          <div className="header-search">
            <SearchBox />
          </div>
          <div className="header-tools">
            <ChatLink />
            <LanguageSwitch />
            <ThemeSwitch />
            <WishlistLink />
            <CartLink />
            <AccountMenu />
          </div>
        </div>
      </div>
    </header>
  );
};

/** What delivery costs, returns and payment in a line. */
const DeliveryPromise = () => {
  const messages = useMessages();
  const { t, formatDollars, formatNumber } = messages;
  const { delivery, returnDays } = useSettings();
  const { freeFromCents } = delivery;
  const days = formatNumber(returnDays);
  const fees = deliveryFeesOf(delivery);
  const inWords = feeInWords(messages, fees);
  const fee = fees.least === fees.most ? t('header.promise.for', { fee: inWords }) : inWords;
  if (fees.most === 0) return t('header.promise.free', { days });
  if (freeFromCents === null) return t('header.promise', { fee, days });
  return t('header.promise.freeFrom', { fee, days, amount: formatDollars(freeFromCents / 100) });
};
