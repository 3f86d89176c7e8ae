import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { INVOICE_MESSAGES } from '#schema/invoice.ts';
import { Busy } from '#kernel/errors.ts';
import { FairQueue } from '#kernel/fair-queue.ts';
import type { InvoiceJob } from './invoice-thread.ts';
import type { DocumentsJob } from './documents/documents.ts';

/**
 * How long drawing may take, in milliseconds. 50 lines take a tenth of a second, the first invoice of a server half a
 * second.
 */
const TIMEOUT_MS = 10_000;

/** After how long without work the thread ends, with its 60 MB, in milliseconds. */
const IDLE_MS = 60_000;

/** After how many seconds the client should try again: of one that took too long, and when others are drawn. */
const RETRY_AFTER_SECONDS = 10;
const BUSY_SECONDS = 5;
const REFUSAL = { ofOwner: INVOICE_MESSAGES.atOnce, full: INVOICE_MESSAGES.busy, seconds: BUSY_SECONDS };

/** Draws PDFs one after the other in a thread that is started when needed. Its time and its memory are limited. */
export class InvoicePrinter {
  readonly #queue: FairQueue;
  #thread: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(bounds: { maxWaiting: number; maxPerOwner: number }) {
    this.#queue = new FairQueue({ concurrency: 1, ...bounds, refusal: REFUSAL });
  }

  /** Returns the PDF for a customer. @throws TooMany, Busy also when it takes too long */
  print(customerId: string, job: InvoiceJob | DocumentsJob, timeoutMs = TIMEOUT_MS): Promise<Buffer> {
    return this.#queue.join(customerId, (run) => run(() => this.#draw(job, timeoutMs)));
  }

  async #draw(job: InvoiceJob | DocumentsJob, timeoutMs: number): Promise<Buffer> {
    clearTimeout(this.#idle);
    const thread = (this.#thread ??= this.#start());
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const answer = once(thread, 'message', { signal });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows; a thread has no origin
      thread.postMessage(job);
      const [pdf] = (await answer) as [Uint8Array];
      this.#idle = setTimeout(() => void this.end(), IDLE_MS).unref();
      return Buffer.from(pdf);
    } catch (error) {
      await this.end();
      if (signal.aborted) throw new Busy(INVOICE_MESSAGES.givenUp, RETRY_AFTER_SECONDS);
      throw error;
    }
  }

  #start(): Worker {
    const thread = new Worker(new URL('invoice-thread.ts', import.meta.url), {
      // The thread gets none of the shop's environment variables.
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 },
    });
    // An error is that of the job that runs, which hears it too. Without this line one that comes later would end the
    // server.
    thread.on('error', () => {});
    thread.on('exit', () => {
      if (this.#thread === thread) this.#thread = undefined;
    });
    // A server that stops does not wait for it.
    thread.unref();
    return thread;
  }

  /** Ends the thread; the next invoice starts another one. */
  async end(): Promise<void> {
    const thread = this.#thread;
    this.#thread = undefined;
    await thread?.terminate();
  }
}
