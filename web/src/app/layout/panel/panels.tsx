import { lazyPart } from '#web/lib/lazyPart.ts';
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

/** The Beauty & Health panel. */
export const BeautyPanel = () => {
  const { t } = useMessages();
  return (
    <HoverPanel label={t('header.beauty')} width={500} height={240}>
      <PanelLinks of="beauty" />
    </HoverPanel>
  );
};
