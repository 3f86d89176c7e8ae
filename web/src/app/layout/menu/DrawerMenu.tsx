import { Link } from 'react-router-dom';
import { unreadMessages } from '#web/lib/conversation/unreadMessages.ts';
import { paths } from '#web/lib/paths.ts';
import { useObserved } from '#web/lib/stores.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { LanguageSwitch } from '#web/ui/LanguageSwitch.tsx';
import { usePiecesInCart } from '#web/shop/cart/cart.ts';
import { DepartmentTile } from '../DepartmentTile.tsx';
import type { MenuGroup } from './menu.ts';
import { useMenus } from './useMenus.ts';
import '#web/ui/theme/menus.css';

/** The content of the drawer: a group for each root category, and the other links of the header. */
export default function DrawerMenu() {
  const { t, formatNumber } = useMessages();
  const { all } = useMenus();
  const pieces = usePiecesInCart();
  const unread = useObserved(unreadMessages, (count) => count);
  return (
    <nav aria-label={t('header.menu.shop')} className="drawer-menu">
      {all.map((group) => (
        <Group key={group.slug} group={group} />
      ))}
      <Link to={paths.products}>{t('drawer.all')}</Link>
      <Link to={paths.home} className="drawer-others">
        {t('drawer.dashboard')}
      </Link>
      <Link to={paths.cart}>
        {t('cart.title')}
        {pieces > 0 && <span className="badge">{formatNumber(pieces)}</span>}
      </Link>
      <Link to={paths.wishlist}>{t('cart.wishlist')}</Link>
      <Link to={paths.peopleList}>
        {t('header.chat')}
        {unread > 0 && <span className="badge">{formatNumber(unread)}</span>}
      </Link>
      <Link to={paths.help}>{t('footer.links.help')}</Link>
      <div className="drawer-language">
        <LanguageSwitch />
      </div>
    </nav>
  );
}

const Group = ({ group }: { group: MenuGroup }) => {
  const { t, translate } = useMessages();
  return (
    <details>
      <summary>
        <DepartmentTile department={group.slug} />
        <span>{translate(group.name)}</span>
        <svg viewBox="0 0 12 12" width="13" height="13" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden>
          <path d="m2 4 4 4 4-4" />
        </svg>
      </summary>
      <div>
        <Link to={group.to} className="accented bold">
          {t('header.allOf', { name: translate(group.name) })}
        </Link>
        {group.sections.map((section, index) => (
          <div key={index}>
            {section.heading && (
              <Link to={section.heading.to} className="bold">
                {translate(section.heading.name)}
              </Link>
            )}
            {section.links.map(({ name, to }) => (
              <Link key={to} to={to} className="muted">
                {translate(name)}
              </Link>
            ))}
          </div>
        ))}
      </div>
    </details>
  );
};
