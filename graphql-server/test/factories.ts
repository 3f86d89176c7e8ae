import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { ORDER_STEPS } from '#schema/order.ts';
import { CustomerEntity, type CustomerRow } from '../src/people/customer/customer.entity.ts';
import { hashPassword } from '../src/people/auth/password.ts';
import { SessionEntity } from '../src/people/auth/session/session.entity.ts';
import type { SessionTokens } from '../src/people/auth/session/session-token.ts';
import { OrderEntity, OrderLineEntity } from '../src/sales/order/order.entity.ts';
import type { EntityRow } from '../src/platform/db/entity.ts';
import type { OrderStatus } from '../src/sales/order/order.model.ts';
import {
  CategoryEntity,
  ProductEntity,
  type CategoryRow,
  type ProductRow,
} from '../src/catalogue/product/product.entity.ts';
import { ProductStockEntity } from '../src/catalogue/inventory/stock.entity.ts';
import { ProductVariantEntity, type ProductVariantRow } from '../src/catalogue/product/variant.entity.ts';
import { CommentEntity, ReviewEntity, type CommentRow, type ReviewRow } from '../src/catalogue/review/review.entity.ts';
import { PromotionEntity } from '../src/sales/promotion/promotion.entity.ts';
import { createClient, type Client } from './client.ts';

/** A person with an account, who calls the shop with their own token. */
export interface Person extends Client {
  readonly id: string;
  readonly email: string;
  readonly displayName: string;
  readonly phoneNumber: string | null;
  readonly sessionId: string;
  readonly token: string;
}

/** A created category. */
export type TestCategory = Omit<CategoryRow, 'searchWords' | 'banglaName' | 'picture'>;

/** A created product. */
export type TestProduct = ProductRow & { stock: number };

/** What a test may set of a customer; the rest is generated. */
export type PersonOptions = Partial<
  Pick<CustomerRow, 'displayName' | 'email' | 'phoneNumber' | 'shippingAddress' | 'photoUrl' | 'role' | 'status'>
> & { password?: string };

/** What a test may set of a product; the rest is generated. */
export type ProductOptions = Partial<
  Pick<
    ProductRow,
    | 'id'
    | 'name'
    | 'brand'
    | 'tag'
    | 'priceCents'
    | 'oldPriceCents'
    | 'pictures'
    | 'colors'
    | 'colorPictures'
    | 'sizes'
    | 'attributes'
    | 'note'
    | 'description'
    | 'addedAt'
    | 'status'
    | 'sku'
  >
> & { category?: TestCategory; stock?: number; sold?: number; variants?: readonly VariantOptions[] };

/** What a test may set of a variant; the rest is generated. */
export type VariantOptions = Partial<
  Pick<ProductVariantRow, 'color' | 'size' | 'sku' | 'picture' | 'priceCents' | 'archivedAt'>
> & { stock?: number };

/** What a test may set of a promotion; the rest is generated. */
export type PromotionOptions = Partial<Omit<EntityRow<typeof PromotionEntity>, 'id' | 'createdAt'>>;

/** Functions that create test data. */
export interface Factories {
  category(
    wish?: Partial<Pick<CategoryRow, 'slug' | 'name' | 'position'>> & { parent?: TestCategory },
  ): Promise<TestCategory>;
  product(wish?: ProductOptions): Promise<TestProduct>;
  products(wishes: readonly ProductOptions[]): Promise<TestProduct[]>;
  review(product: { id: string }, wish?: Partial<ReviewRow>): Promise<string>;
  comment(product: { id: string }, wish?: Partial<CommentRow>): Promise<string>;
  /** Creates an order of one piece, delivered unless a status is given; returns its id. */
  order(customer: { id: string }, product: TestProduct, status?: OrderStatus): Promise<string>;
  /** Creates a promotion of 10 percent that everybody can use at any time, unless the options say otherwise. */
  promotion(wish?: PromotionOptions): Promise<{ id: string; code: string }>;
  /** Returns where the pieces of a product are. */
  stockOf(product: { id: string }): Promise<{ available: number; reserved: number; sold: number } | undefined>;
  /** Moves orders step by step to a status in the table alone: without stock, history and events. */
  walkOrders(to: OrderStatus, of: { id?: string; customer_id?: string | null }): Promise<void>;
  /** Creates a customer, confirmed unless the options say otherwise. */
  customer(wish?: PersonOptions): Promise<Person>;
  customers(count: number): Promise<Person[]>;
  admin(wish?: PersonOptions): Promise<Person>;
  /** Creates another session of a customer; returns its id. */
  session(customer: { id: string }): Promise<string>;
}

let made = 0;

/** Returns a number that is unique in this file. */
const next = () => (made += 1);

/** Returns a UUIDv7 that is greater than those before, as in the database. */
export const newId = (): string => {
  const time = Date.now().toString(16).padStart(12, '0');
  const count = next().toString(16).padStart(6, '0');
  const random = randomBytes(6).toString('hex');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count.slice(0, 3)}-8${count.slice(3)}-${random}`;
};

/** A session without a refresh token: it cannot be refreshed. */
const newSession = (customerId: string) => ({
  id: newId(),
  customerId,
  expiresAt: new Date(Date.now() + 3_600_000),
  refreshHash: randomBytes(32),
});

/** Returns the colours or sizes of variants, each once. */
const optionsOf = (variants: readonly VariantOptions[], option: 'color' | 'size'): string[] => [
  ...new Set(variants.flatMap((variant) => variant[option] ?? [])),
];

/** Creates the factories of a database; their people call the shop at `url`. */
export const createFactories = (dataSource: DataSource, tokens: SessionTokens, url: string): Factories => {
  let usualLeaf: Promise<TestCategory> | undefined;

  const category: Factories['category'] = async ({ parent, ...wish } = {}) => {
    const number = next();
    const row = {
      id: newId(),
      slug: `category-${number}`,
      name: `Category ${number}`,
      position: number,
      parentId: parent?.id ?? null,
      ...wish,
    };
    await dataSource.getRepository(CategoryEntity).insert(row);
    return row;
  };

  const products: Factories['products'] = async (wishes) => {
    const leaf = wishes.every((wish) => wish.category)
      ? undefined
      : await (usualLeaf ??= category().then((parent) => category({ parent })));
    const rows = wishes.map(({ category: wished, stock = 10, sold = 0, variants = [], ...wish }) => {
      const number = next();
      return {
        stock,
        sold,
        variants,
        product: {
          id: newId(),
          name: `Product ${number}`,
          categoryId: (wished ?? leaf)?.id ?? '',
          brand: 'Haat',
          tag: `tag-${number}`,
          priceCents: 1999,
          oldPriceCents: null,
          pictures: [`product-${number}-1`, `product-${number}-2`],
          colors: optionsOf(variants, 'color'),
          sizes: optionsOf(variants, 'size'),
          note: 'A note',
          shortDescription: 'Short.',
          description: 'First part.',
          secondDescription: 'Second part.',
          ...wish,
        },
      };
    });
    await dataSource.transaction(async (manager) => {
      await manager.getRepository(ProductEntity).insert(rows.map(({ product }) => product));
      await manager
        .getRepository(ProductStockEntity)
        .insert(rows.map(({ product, stock, sold }) => ({ productId: product.id, available: stock, sold })));
      await manager.getRepository(ProductVariantEntity).insert(
        rows.flatMap(({ product, variants }) =>
          variants.map(({ stock: available = 10, ...variant }, position) => ({
            color: null,
            size: null,
            sku: `SKU-${next()}`,
            ...variant,
            productId: product.id,
            available,
            position,
          })),
        ),
      );
    });
    const stored = await dataSource
      .getRepository(ProductEntity)
      .createQueryBuilder('product')
      .whereInIds(rows.map(({ product }) => product.id))
      .getMany();
    const byId = new Map(stored.map((product) => [product.id, product]));
    return rows.map(({ product, stock }) => ({ ...(byId.get(product.id) as ProductRow), stock }));
  };

  const customerRows = async (wishes: readonly PersonOptions[]): Promise<Person[]> => {
    const rows = await Promise.all(
      wishes.map(async ({ password, ...wish }) => {
        const number = next();
        return {
          id: newId(),
          displayName: `Customer ${number}`,
          email: `customer.${number}@gmail.com`,
          phoneNumber: '+8801712345678',
          shippingAddress: null,
          photoUrl: null,
          role: 'CUSTOMER' as const,
          status: 'CONFIRMED' as const,
          passwordHash: password === undefined ? null : await hashPassword(password),
          ...wish,
        };
      }),
    );
    await dataSource.getRepository(CustomerEntity).insert(rows);
    const sessions = rows.map(({ id }) => newSession(id));
    await dataSource.getRepository(SessionEntity).insert(sessions);
    return rows.map(({ id, email, displayName, phoneNumber }, index) => {
      const sessionId = sessions[index]?.id ?? '';
      const { token } = tokens.issue({ customerId: id, sessionId });
      return { ...createClient(url, token), id, email, displayName, phoneNumber, sessionId, token };
    });
  };

  const customer: Factories['customer'] = async (wish = {}) => (await customerRows([wish]))[0] as Person;

  return {
    category,
    products,
    product: async (wish = {}) => (await products([wish]))[0] as TestProduct,
    review: async (product, wish = {}) => {
      const id = newId();
      await dataSource.getRepository(ReviewEntity).insert({
        id,
        productId: product.id,
        authorName: `Reviewer ${next()}`,
        rating: 5,
        text: 'As described.',
        pictures: [],
        published: true,
        ...wish,
      });
      return id;
    },
    comment: async (product, wish = {}) => {
      const id = newId();
      await dataSource.getRepository(CommentEntity).insert({
        id,
        productId: product.id,
        authorName: `Commenter ${next()}`,
        text: 'Does it come in blue?',
        published: true,
        ...wish,
      });
      return id;
    },
    order: async (customer, product, status = 'DELIVERED') => {
      const id = newId();
      await dataSource.getRepository(OrderEntity).insert({
        id,
        customerId: customer.id,
        idempotencyKey: `order-of-a-factory-${next()}`,
        requestHash: '',
        paymentMethod: 'CASH_ON_DELIVERY',
        shippingName: 'Rahima',
        shippingAddress: 'Dhaka',
        shippingPhone: '01712345678',
        shippingEmail: 'rahima@gmail.com',
        itemsTotalCents: product.priceCents,
        deliveryFeeCents: 6000,
        totalCents: product.priceCents + 6000,
        status,
      });
      await dataSource.getRepository(OrderLineEntity).insert({
        orderId: id,
        position: 0,
        productId: product.id,
        name: product.name,
        picture: product.pictures[0] ?? '',
        color: null,
        size: null,
        quantity: 1,
        unitPriceCents: product.priceCents,
      });
      return id;
    },
    promotion: async (wish = {}) => {
      const amountCents = wish.amountCents ?? null;
      const row = {
        id: newId(),
        code: `CODE-${next()}`,
        kind: amountCents === null ? ('PERCENT' as const) : ('FIXED' as const),
        percent: amountCents === null && wish.kind !== 'FREE_DELIVERY' ? 10 : null,
        ...wish,
      };
      await dataSource.getRepository(PromotionEntity).insert(row);
      return row;
    },
    stockOf: async ({ id }) => {
      const [row]: { available: number; reserved: number; sold: number }[] = await dataSource.query(
        'SELECT available, reserved, sold FROM product_stock WHERE product_id = $1',
        [id],
      );
      return row;
    },
    walkOrders: async (to, of) => {
      const steps = ORDER_STEPS.map(({ status }) => status).slice(1);
      const [[column, value] = []] = Object.entries(of);
      for (const [place, step] of steps.entries()) {
        await dataSource.query(
          `UPDATE orders SET status = $1 WHERE status = $2 AND ${column} IS NOT DISTINCT FROM $3`,
          [step, steps[place - 1] ?? 'PENDING', value],
        );
        if (step === to) return;
      }
    },
    customer,
    customers: (count) => customerRows(Array.from({ length: count }, () => ({}))),
    admin: (wish) => customer({ role: 'ADMIN', ...wish }),
    session: async ({ id }) => {
      const session = newSession(id);
      await dataSource.getRepository(SessionEntity).insert(session);
      return session.id;
    },
  };
};
