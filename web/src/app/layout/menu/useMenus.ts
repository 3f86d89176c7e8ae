import type { MenuCategory } from '#schema/shop-settings.ts';
import type { Language } from '#web/lib/language.ts';
import { paths } from '#web/lib/paths.ts';
import { useSettings } from '#web/lib/settings.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { beautyMenu, categoryMenu, type MenuGroup, type MenuSection } from './menu.ts';

interface Menus {
  /** Every group, for menus that have them all. */
  all: readonly MenuGroup[];
  /** Those of the Category panel. */
  categories: readonly MenuGroup[];
  /** That of the Beauty & Health panel, if it is there. */
  beauty: MenuGroup | undefined;
}

const FIXED: Menus = { all: [...categoryMenu, beautyMenu], categories: categoryMenu, beauty: beautyMenu };

const linkOf = ({ slug, name }: MenuCategory, language: Language) => ({
  name: name[language],
  slug,
  to: paths.category(slug),
});

/** Returns sections in the order of the tree: those of categories with others below them have a heading. */
const sectionsOf = (categories: readonly MenuCategory[], language: Language): MenuSection[] => {
  const sections: MenuSection[] = [];
  for (const category of categories) {
    const link = linkOf(category, language);
    const last = sections.at(-1);
    if (category.children.length > 0)
      sections.push({ heading: link, links: category.children.map((child) => linkOf(child, language)) });
    else if (last && !last.heading) last.links.push(link);
    else sections.push({ links: [link] });
  }
  return sections;
};

/** Returns the menus of the owner's choice, in the language of the page; the fixed ones where there is none. */
export const useMenus = (): Menus => {
  const { menu } = useSettings();
  const { language } = useMessages();
  if (menu.length === 0) return FIXED;
  const all = menu.map((root) => ({ ...linkOf(root, language), sections: sectionsOf(root.children, language) }));
  const beauty = all.find(({ slug }) => slug === beautyMenu.slug);
  const others = all.filter((group) => group !== beauty);
  return { all, categories: others.length > 0 ? others : all, beauty };
};
