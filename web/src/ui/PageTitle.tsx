import { unreadMessages } from '../lib/conversation/unreadMessages.ts';
import { useShopName } from '../lib/settings.ts';
import { useObserved } from '../lib/stores.ts';
import { useMessages } from '../messages/useMessages.ts';

/** Sets the document title, which the browser's tab, its history and screen readers use: with what is unread. */
export const PageTitle = ({ title }: { title: string }) => {
  const { formatNumber } = useMessages();
  const shop = useShopName();
  const unread = useObserved(unreadMessages, (count) => count);
  return <title>{`${unread > 0 ? `(${formatNumber(unread)}) ` : ''}${title} · ${shop}`}</title>;
};
