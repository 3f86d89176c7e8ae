import { randomUUID } from 'node:crypto';
import type { Node } from './cluster.ts';
import { sendOnce } from './orders.ts';
import type { Buyer } from './people.ts';
import { repeat, until } from './stage.ts';

/** Customers who write to the shop one after the other, and the owner who answers now and then. */
export interface Talk {
  /** How many messages were acknowledged. */
  readonly count: number;
  /** Checks that each acknowledged message is there, and none twice. @throws with those of which it is not so */
  expectKept(node: Node): Promise<void>;
  end(): Promise<void>;
}

/** How often somebody writes, in milliseconds, and how many messages the owner lets come before an answer. */
const EVERY_MS = 1000;
const ANSWERED = 5;

const written = '{ ... on SendMessageSuccess { sent { id } conversation { id } } ... on Error { message } }';
const question = `mutation ($input: SendMessageInput!) { written: sendMessage(input: $input) ${written} }`;
const answer = `mutation ($input: AnswerConversationInput!) { written: answerConversation(input: $input) ${written} }`;

interface Written {
  written: { sent?: { id: string }; conversation?: { id: string }; message?: string };
}

/** Begins it. A message has no key: one that was not answered is not sent again, and may be there once or not at all. */
export const openTalk = (url: string, customers: readonly Buyer[], owner: Buyer): Talk => {
  const sent: string[] = [];
  const acknowledged = new Map<string, string>();

  /** Returns the conversation with the message; false without an answer. */
  const write = async (who: Buyer, document: string, input: object): Promise<string | false> => {
    const text = `Is it there? ${randomUUID()}`;
    sent.push(text);
    const outcome = await sendOnce<Written>(url, who, document, { ...input, text });
    if ('trouble' in outcome) return false;
    const { sent: message, conversation, message: refusal } = outcome.data.written;
    if (!message || !conversation) throw new Error(`A message was refused: ${refusal}`);
    acknowledged.set(text, message.id);
    return conversation.id;
  };
  let tries = 0;
  const writing = repeat(EVERY_MS, async (turn) => {
    const id = await until('a message to be taken', async () => {
      const customer = customers[(tries += 1) % customers.length];
      return customer ? write(customer, question, {}) : false;
    });
    if (turn % ANSWERED === 0) await until('an answer to be taken', () => write(owner, answer, { id }));
  });

  return {
    get count() {
      return acknowledged.size;
    },
    expectKept: async ({ query }) => {
      const told = [...acknowledged];
      const rows = await query<{ id: string; text: string }>('SELECT id, text FROM messages WHERE text = ANY ($1)', [
        sent,
      ]);
      const kept = Map.groupBy(rows, ({ text }) => text);
      const lost = told.filter(([text, id]) => kept.get(text)?.[0]?.id !== id);
      const doubled = [...kept.values()].filter(({ length }) => length > 1);
      if (lost.length + doubled.length > 0)
        throw new Error(`Messages are lost or there twice: ${JSON.stringify({ lost, doubled })}`);
    },
    end: writing.end,
  };
};
