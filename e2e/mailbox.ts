import { expect, type APIRequestContext } from '@playwright/test';
import { ONE_REQUEST } from './people.ts';

/** A mail in the demo shop's mailbox. */
export interface ReceivedMail {
  recipient: string;
  subject: string;
  text: string;
}

/** Returns the newest mail to an e-mail address, as soon as it is there; `about` is a part of its subject. */
export const newestMailTo = async (request: APIRequestContext, email: string, about = ''): Promise<ReceivedMail> => {
  let found: ReceivedMail | undefined;
  const look = async () => {
    const answer = await request.post('/graphql', {
      headers: ONE_REQUEST,
      data: { query: '{ mailbox(first: 100) { recipient subject text } }' },
    });
    const { data } = (await answer.json()) as { data: { mailbox: ReceivedMail[] | null } };
    found = data.mailbox?.find(
      ({ recipient, subject }) => recipient.toLowerCase() === email.toLowerCase() && subject.includes(about),
    );
    return found !== undefined;
  };
  await expect.poll(look, { message: `a mail to ${email}` }).toBe(true);
  return found as ReceivedMail;
};

/** Returns the path of the first link in a mail, or of the first to a page: `/reset-password#…`, `/track?token=…`. */
export const linkIn = ({ text }: ReceivedMail, page = ''): string => {
  const links = [...text.matchAll(/^https?:\/\/[^/\s]+(\/\S*[#?]\S+)$/gm)].map(([, path]) => path);
  const found = links.find((path) => path?.includes(page));
  if (found === undefined) throw new Error(`There is no link in this mail:\n${text}`);
  return found;
};
