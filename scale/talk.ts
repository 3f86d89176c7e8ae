import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
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

/** After how long somebody sends a message again, in milliseconds: one may send only so many a minute. */
const AGAIN_MS = 4000;

const written = '{ ... on SendMessageSuccess { sent { id } conversation { id } } ... on Error { message } }';
const question = `mutation ($input: SendMessageInput!) { written: sendMessage(input: $input) ${written} }`;
const answer = `mutation ($input: AnswerConversationInput!) { written: answerConversation(input: $input) ${written} }`;

interface Written {
  written: { sent?: { id: string }; conversation?: { id: string }; message?: string };
}

/** Begins it. Each message is sent with its key until it is answered. */
export const openTalk = (url: string, customers: readonly Buyer[], owner: Buyer): Talk => {
  const sent: string[] = [];
  const acknowledged = new Map<string, string>();

  /** Returns the conversation with the message. */
  const write = async (who: Buyer, document: string, addressed: object): Promise<string> => {
    const text = `Is it there? ${randomUUID()}`;
    const input = { ...addressed, idempotencyKey: randomUUID(), text };
    sent.push(text);
    return until('a message to be taken', async () => {
      const outcome = await sendOnce<Written>(url, who, document, input);
      if ('trouble' in outcome) {
        await pause(AGAIN_MS);
        return false;
      }
      const { sent: message, conversation, message: refusal } = outcome.data.written;
      if (!message || !conversation) throw new Error(`A message was refused: ${refusal}`);
      acknowledged.set(text, message.id);
      return conversation.id;
    });
  };
  const writing = repeat(EVERY_MS, async (turn) => {
    const customer = customers[turn % customers.length];
    if (!customer) throw new Error('There is no customer.');
    const id = await write(customer, question, {});
    if (turn % ANSWERED === 0) await write(owner, answer, { id });
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
