import { DEFAULT_SETTINGS, type PageSettings } from '#schema/shop-settings.ts';
import { useSettings } from '#web/lib/settings.ts';
import { useMessages } from '#web/messages/useMessages.ts';

/** Whether the logo has the name in Bangla and Latin letters, as that of a new shop. */
export const isInBoth = ({ name, logo }: PageSettings): boolean => !logo && name.bn === DEFAULT_SETTINGS.name.bn;

/** Returns the name as the logo shows it: the label of a link around it must contain what one sees (WCAG 2.5.3). */
export const useLogoName = (): string => {
  const settings = useSettings();
  const { language } = useMessages();
  const { en, bn } = settings.name;
  return isInBoth(settings) && language === 'bn' ? `${bn} ${en}` : settings.name[language];
};
