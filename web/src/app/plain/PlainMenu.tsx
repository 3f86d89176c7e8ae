import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import Note from '#web/ui/plain/Note.tsx';
import { useMenus } from '../layout/menu/useMenus.ts';

/**
 * Where the header's menus lead without scripts: all menus as a list of links above the footer, and what the shop can
 * do without scripts. Only the server renders it.
 */
export default function PlainMenu() {
  const { t, translate } = useMessages();
  const { all } = useMenus();
  return (
    <div className="page plain-menu">
      <Note what="plain.shop" />
      <nav id="all-categories" aria-labelledby="all-categories-title" className="text-sm">
        <h2 id="all-categories-title" className="heading text-lg">
          {t('plain.menu')}
        </h2>
        <div>
          {all.map(({ name, to, sections }) => (
            <div key={to}>
              <Link to={to} className="bold">
                {translate(name)}
              </Link>
              {sections
                .flatMap(({ heading, links }) => [...(heading ? [heading] : []), ...links])
                .map((link) => (
                  <Link key={link.to} to={link.to}>
                    {translate(link.name)}
                  </Link>
                ))}
            </div>
          ))}
          <Link to={paths.products} className="bold">
            {t('drawer.all')}
          </Link>
        </div>
      </nav>
    </div>
  );
}
