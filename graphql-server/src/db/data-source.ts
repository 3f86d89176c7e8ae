import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { CartLineEntity, WishlistItemEntity } from '../cart/cart.entity.ts';
import { MessageEntity } from '../conversation/conversation.entity.ts';
import { AccountLinkEntity, IdentityEntity } from '../customer/account.entity.ts';
import { AddressEntity } from '../customer/address.entity.ts';
import { AuditEntity } from '../customer/audit.entity.ts';
import { CustomerEntity } from '../customer/customer.entity.ts';
import { SessionEntity } from '../customer/session.entity.ts';
import { DemoMailEntity } from '../mail/mail.entity.ts';
import { OrderEntity, OrderLineEntity, OrderStatusChangeEntity } from '../order/order.entity.ts';
import {
  CategoryEntity,
  CommentEntity,
  ProductCountEntity,
  ProductEntity,
  ProductStockEntity,
  ReviewEntity,
  UploadedPictureEntity,
} from '../product/product.entity.ts';
import { Foundations1763600000000 } from './migrations/1763600000000-Foundations.ts';
import { Storefront1763700000000 } from './migrations/1763700000000-Storefront.ts';
import { Accounts1763800000000 } from './migrations/1763800000000-Accounts.ts';

/** Every table of the shop. */
export const entities = [
  CategoryEntity,
  ProductEntity,
  ProductStockEntity,
  ProductCountEntity,
  ReviewEntity,
  CommentEntity,
  CustomerEntity,
  OrderEntity,
  OrderLineEntity,
  OrderStatusChangeEntity,
  CartLineEntity,
  WishlistItemEntity,
  UploadedPictureEntity,
  MessageEntity,
  SessionEntity,
  AccountLinkEntity,
  IdentityEntity,
  AddressEntity,
  AuditEntity,
  DemoMailEntity,
];

/** Every step of the schema, oldest first. */
export const migrations = [Foundations1763600000000, Storefront1763700000000, Accounts1763800000000];

/** Connects nothing yet: call `initialize()`. Sessions run in UTC. */
export const createDataSource = (url: string, options: { poolSize?: number } = {}): DataSource =>
  new DataSource({
    type: 'postgres',
    url,
    entities,
    migrations,
    migrationsTableName: 'migrations',
    poolSize: options.poolSize ?? 10,
    installExtensions: false,
    applicationName: 'haat',
    extra: { options: '-c timezone=UTC' },
  });

/** Any constant of our own: two servers that start at once migrate one after the other. */
const MIGRATION_LOCK = 4_822_018;

/** Brings the schema up to date, and the queue's beside it; answers the names of the steps that were taken. */
export const migrate = async (dataSource: DataSource): Promise<string[]> => {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const done = await dataSource.runMigrations({ transaction: 'each' });
    const { installJobs } = await import('../jobs/install.ts');
    await installJobs(dataSource);
    return done.map((migration) => migration.name);
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await runner.release();
  }
};
