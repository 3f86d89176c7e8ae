import { useMessages } from '#web/messages/useMessages.ts';

/** Leads to all menus above the footer; in the header, where the menus need scripts. Only the server renders it. */
export default function PlainMenuLink() {
  const { t } = useMessages();
  return (
    <a href="#all-categories" className="quiet plain-menu-link">
      {t('plain.menu')}
    </a>
  );
}
