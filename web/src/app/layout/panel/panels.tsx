import { lazyPart } from '#web/lib/lazyPart.ts';
import { useSettings } from '#web/lib/settings.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { HoverPanel } from './HoverPanel.tsx';

const PanelLinks = lazyPart(() => import('./PanelLinks.tsx'));

/** The Category panel. */
export const CategoryPanel = () => {
  const { t } = useMessages();
  return (
    <HoverPanel label={t('header.category')} width={660} height={370}>
      <PanelLinks of="categories" />
    </HoverPanel>
  );
};

/** The Beauty & Health panel; nothing where the owner has left that category out of the menus. */
export const BeautyPanel = () => {
  const { t, translate, language } = useMessages();
  const { menu } = useSettings();
  const chosen = menu.find(({ slug }) => slug === 'beauty-health');
  if (menu[0] && !chosen) return null;
  return (
    <HoverPanel label={chosen ? translate(chosen.name[language]) : t('header.beauty')} width={500} height={240}>
      <PanelLinks of="beauty" />
    </HoverPanel>
  );
};
