import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useMessages } from '#web/messages/useMessages.ts';
import { DepartmentTile } from '../DepartmentTile.tsx';
import type { MenuSection } from '../menu/menu.ts';
import { useMenus } from '../menu/useMenus.ts';
import { useAim } from './useAim.ts';
import '#web/ui/theme/menus.css';

/** The content of a header panel: links into the catalogue. */
export default function PanelLinks({ of }: { of: 'categories' | 'beauty' }) {
  return of === 'categories' ? <Categories /> : <Beauty />;
}

/**
 * Root categories on the left, the content of the current one on the right. A first touch opens a root, a second
 * follows its link.
 */
const Categories = () => {
  const { t, translate } = useMessages();
  const { categories } = useMenus();
  const [shown, show] = useState(0);
  const aim = useAim(show);
  const opens = useRef(false);
  return (
    <ul className="panel-roots" {...aim.list}>
      {categories.map((group, place) => (
        <li key={group.slug}>
          <Link
            to={group.to}
            data-current={shown === place ? '' : undefined}
            onPointerEnter={aim.enter(place)}
            // Before the focus event, which would open it already.
            onPointerDown={({ pointerType }) => {
              opens.current = pointerType !== 'mouse' && shown !== place;
            }}
            onFocus={() => show(place)}
            onClick={(event) => {
              if (opens.current) event.preventDefault();
              opens.current = false;
              show(place);
            }}
          >
            <DepartmentTile department={group.slug} />
            {translate(group.name)}
          </Link>
          <div hidden={shown !== place} onPointerEnter={aim.arrive} className="panel-shown">
            <Link to={group.to} className="menu-link menu-all">
              {t('header.allOf', { name: translate(group.name) })}
            </Link>
            <div className="panel-sections">
              {group.sections.map((section, index) => (
                <Section
                  key={index}
                  section={section}
                  columns={group.sections.length === 1 && section.links.length > 4 ? 2 : 1}
                />
              ))}
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
};

/** The three departments side by side. */
const Beauty = () => {
  const { t, translate } = useMessages();
  const { beauty } = useMenus();
  if (!beauty) return null;
  return (
    <div className="panel-beauty">
      <Link to={beauty.to} className="menu-link menu-all">
        {t('header.allOf', { name: translate(beauty.name) })}
      </Link>
      <div>
        {beauty.sections.map((section, index) => (
          <Section key={index} section={section} columns={1} />
        ))}
      </div>
    </div>
  );
};

const Section = ({ section, columns }: { section: MenuSection; columns: 1 | 2 }) => {
  const { translate } = useMessages();
  return (
    <div className={columns === 2 ? 'panel-wide' : undefined}>
      {section.heading && (
        <Link to={section.heading.to} className="menu-link menu-heading">
          {translate(section.heading.name)}
        </Link>
      )}
      <ul>
        {section.links.map(({ name, to }) => (
          <li key={to}>
            <Link to={to} className="menu-link">
              {translate(name)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
};
