import type { LooseStatement as Statement } from '../db/database.ts';

/** The columns of a `MessageModel`; `m` is its row. */
export const messageColumns = `m.id, m.text, m.name, m.email, to_json(m.sent_at) AS "sentAt"`;

/** Messages of many customers, newest first: rows of `place` (from 1, as asked) and `messages`, up to `limit` beyond `after` each. */
export const messagesOfCustomersStatement = (
  asked: readonly { customerId: string; after: string; limit: number }[],
): Statement => ({
  name: 'messages-of-customers',
  text: `SELECT asked.place::integer, page.messages
    FROM unnest($1::uuid[], $2::uuid[], $3::integer[]) WITH ORDINALITY AS asked (customer_id, after, size, place), LATERAL (
      SELECT coalesce(json_agg(item), '[]') AS messages FROM (
        SELECT ${messageColumns} FROM messages m WHERE m.customer_id = asked.customer_id AND m.id < asked.after
        ORDER BY m.id DESC LIMIT asked.size
      ) item
    ) page`,
  values: [
    asked.map(({ customerId }) => customerId),
    asked.map(({ after }) => after),
    asked.map(({ limit }) => limit),
  ],
});
