import { executeSync, parse } from 'graphql';
import { vi } from 'vitest';
import { schema } from './schema.ts';

interface Message {
  type: string;
  id?: string;
  payload?: { query?: string; variables?: object; token?: string | null; language?: string };
}

/** A server's end of the sockets that pages open. */
export interface Sockets {
  /** The open sockets, in the order in which they were opened. */
  readonly open: readonly TestSocket[];
  /** How many were opened so far. */
  readonly count: number;
}

/** A socket of a page, as the server sees it. */
export class TestSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readyState = 0;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number; reason: string }) => void;
  onerror?: (event: object) => void;
  /** What the page has sent. */
  readonly sent: Message[] = [];
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  send(text: string): void {
    const message = JSON.parse(text) as Message;
    this.sent.push(message);
    if (message.type === 'connection_init') this.#receive({ type: 'connection_ack' });
  }

  /** What the page said of itself. */
  get params() {
    return this.sent.find(({ type }) => type === 'connection_init')?.payload;
  }

  /** What the page has subscribed to. */
  get subscription() {
    return this.sent.find(({ type }) => type === 'subscribe');
  }

  /** Pushes data. The schema completes it, and rejects what it does not allow. */
  push(data: object): void {
    const { id, payload: { query = '', variables = {} } = {} } = this.subscription ?? {};
    const payload = executeSync({
      schema,
      document: parse(query),
      rootValue: data,
      variableValues: { ...variables },
    });
    this.#receive({ id, type: 'next', payload });
  }

  /** Closes the socket, by either side. */
  close(code = 1000, reason = ''): void {
    if (this.readyState === TestSocket.CLOSED) return;
    this.readyState = TestSocket.CLOSED;
    this.onclose?.({ code, reason });
  }

  #receive(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** Lets pages open sockets in this test. */
export const acceptSockets = (): Sockets => {
  const all: TestSocket[] = [];
  class AcceptedSocket extends TestSocket {
    constructor(url: string) {
      super(url);
      all.push(this);
      queueMicrotask(() => {
        this.readyState = TestSocket.OPEN;
        this.onopen?.();
      });
    }
  }
  vi.stubGlobal('WebSocket', AcceptedSocket);
  return {
    get open() {
      return all.filter(({ readyState }) => readyState === TestSocket.OPEN);
    },
    get count() {
      return all.length;
    },
  };
};
