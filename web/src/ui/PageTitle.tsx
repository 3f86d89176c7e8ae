import { useMessages } from '../messages/useMessages.ts';

/** Sets the document title, which the browser's tab, its history and screen readers use. */
export const PageTitle = ({ title }: { title: string }) => {
  const { t } = useMessages();
  return <title>{`${title} · ${t('app.name')}`}</title>;
};
