import { useMessages } from '../messages/useMessages.ts';

/** Names the page in the browser's tab, history and to screen readers. */
export const PageTitle = ({ title }: { title: string }) => {
  const { t } = useMessages();
  return <title>{`${title} · ${t('app.name')}`}</title>;
};
