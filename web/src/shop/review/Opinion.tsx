import type { ReactNode } from 'react';
import { FORMER_CUSTOMER } from '#schema/customer.ts';
import { useMessages } from '#web/messages/useMessages.ts';

interface Props {
  author: string;
  createdAt: string;
  text: string;
  /** The shop's reply under its title. */
  reply: { title: string; text: string; createdAt: string } | null;
  /** First of all: stars. */
  above?: ReactNode;
  /** Before the text: pictures. */
  children?: ReactNode;
}

/** A review or comment, with the shop's reply. */
export const Opinion = ({ author, createdAt, text, reply, above, children }: Props) => (
  <li className="opinion">
    {above}
    {children}
    <p className="prose">{text}</p>
    <div className="opinion-head text-xs">
      <Author name={author} />
      <Time createdAt={createdAt} />
    </div>
    {reply && (
      <div className="opinion-reply text-sm">
        <p className="bold accented">{reply.title}</p>
        <p className="prose">{reply.text}</p>
        <Time createdAt={reply.createdAt} />
      </div>
    )}
  </li>
);

/** The author's name. The name of a deleted account is translated. */
const Author = ({ name }: { name: string }) => {
  const { translate } = useMessages();
  return <p className="bold">{name === FORMER_CUSTOMER ? translate(name) : name}</p>;
};

const Time = ({ createdAt }: { createdAt: string }) => {
  const { formatDate } = useMessages();
  return (
    <time dateTime={createdAt} className="text-xs muted">
      {formatDate(createdAt)}
    </time>
  );
};
