import { useMessages } from '../messages/useMessages.ts';

/** A time as day and hour in Bangladesh. */
export const Moment = ({ at }: { at: string }) => {
  const { formatDateTime } = useMessages();
  return <time dateTime={at}>{formatDateTime(at)}</time>;
};
