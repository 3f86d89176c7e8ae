import { INVOICE_MESSAGES } from '../../../../schema/invoice.ts';
import type { LanguageTag } from '../../../../schema/language.ts';
import { MAX_PAPERS, PAPER_MESSAGES, type PaperKind } from '../../../../schema/papers.ts';
import { checkAdmin } from '../../customer/check-own.ts';
import type { Viewer } from '../../customer/customer.model.ts';
import { Busy, InvalidInput, NotFound, TooMany } from '../../errors.ts';
import { FairQueue, OwnerBusy, QueueFull } from '../../fair-queue.ts';
import type { Services } from '../../module.ts';
import { isId } from '../../paging.ts';
import { NO_ENTRIES, paymentOf } from '../../payment/payment.service.ts';
import { InvoicePrinter } from '../invoice-printer.ts';

/** After how many seconds the client should try again. */
const BUSY_SECONDS = 5;

/** A hundred slips take some seconds. */
const TIMEOUT_MS = 30_000;

/** Packing slips and labels. They are drawn when asked for, and not stored. */
export class PapersService {
  readonly #services: Pick<Services, 'orders' | 'payments'>;
  readonly #printer = new InvoicePrinter();
  readonly #queue = new FairQueue({ concurrency: 1, maxWaiting: 5, maxPerOwner: 2 });

  constructor(services: Pick<Services, 'orders' | 'payments'>) {
    this.#services = services;
  }

  /**
   * Returns one file with the papers of orders, in the order of the ids. @throws InvalidInput, NotFound, TooMany, Busy; Forbidden unless the
   * viewer is an admin
   */
  async print(
    viewer: Viewer,
    { kind, language, orderIds }: { kind: PaperKind; language: LanguageTag; orderIds: readonly string[] },
  ): Promise<Buffer> {
    checkAdmin(viewer);
    const ids = [...new Set(orderIds.map((id) => id.toLowerCase()))];
    if (ids.length > MAX_PAPERS)
      throw new InvalidInput([{ field: 'ids', message: PAPER_MESSAGES.chooseOrders }]);
    const { orders, payments } = this.#services;
    const found = (await orders.findEach(viewer, ids.filter(isId))).filter((order) => order !== null);
    if (found.length < ids.length) throw new NotFound('There is no such order.');
    const paid = await payments.paidFor(found.map(({ id }) => id));
    const toPrint = found.map((order, place) => ({
      order,
      toCollectCents: paymentOf(order, paid[place] ?? NO_ENTRIES).toCollectCents,
    }));
    try {
      return await this.#queue.join(viewer.id, (run) =>
        run(() => this.#printer.print({ kind, language, orders: toPrint }, TIMEOUT_MS)),
      );
    } catch (error) {
      if (error instanceof OwnerBusy) throw new TooMany(INVOICE_MESSAGES.atOnce, BUSY_SECONDS);
      if (error instanceof QueueFull) throw new Busy(INVOICE_MESSAGES.busy, BUSY_SECONDS);
      throw error;
    }
  }
}
