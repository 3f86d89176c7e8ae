import { useLanguageLink } from '../messages/useLanguageLink.ts';
import { useMessages } from '../messages/useMessages.ts';

/**
 * Switches the shop to the other language, whose name it shows in that language. Without scripts it leads to the page
 * in that language.
 */
export const LanguageSwitch = ({ className = '' }: { className?: string }) => {
  const { t } = useMessages();
  const { name, link, failed } = useLanguageLink();
  return (
    <>
      <a {...link} className={`quiet ${className}`}>
        {name}
      </a>
      {failed && (
        <p role="alert" className="text-xs">
          {t('language.failed')}
        </p>
      )}
    </>
  );
};
