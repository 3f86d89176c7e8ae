import { EntitySchema, type EntitySchemaOptions } from 'typeorm';
import { oneOf } from '../db/checks.ts';

type ForeignKey = NonNullable<EntitySchemaOptions<unknown>['foreignKeys']>[number];

const customerOf = (table: string): ForeignKey => ({
  name: `${table}_customer_fkey`,
  target: 'Customer',
  columnNames: ['customerId'],
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE',
});

const LINK_PURPOSES = ['CONFIRM_EMAIL', 'RESET_PASSWORD'] as const;

/** The purpose of a link. */
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** A row of `account_links`. */
export interface AccountLinkRow {
  /** SHA-256 of the token in the link. */
  hash: Buffer;
  customerId: string;
  purpose: LinkPurpose;
  expiresAt: Date;
}

/** Links sent by mail. Using one deletes its row, so that it works once. */
export const AccountLinkEntity = new EntitySchema<AccountLinkRow>({
  name: 'AccountLink',
  tableName: 'account_links',
  columns: {
    hash: { type: 'bytea', primary: true, primaryKeyConstraintName: 'account_links_pkey' },
    customerId: { name: 'customer_id', type: 'uuid' },
    purpose: { type: 'text' },
    expiresAt: { name: 'expires_at', type: 'timestamptz' },
  },
  indices: [{ name: 'account_links_by_customer', columns: ['customerId', 'purpose'] }],
  checks: [
    {
      name: 'account_links_purpose_known',
      expression: oneOf('purpose', LINK_PURPOSES),
    },
  ],
  foreignKeys: [customerOf('account_links')],
});

/** A row of `identities`. */
export interface IdentityRow {
  /** Issuer and subject of OpenID Connect: together they identify a person, even when the e-mail changes. */
  issuer: string;
  subject: string;
  customerId: string;
  linkedAt: Date;
}

/** The identities of customers at identity providers. */
export const IdentityEntity = new EntitySchema<IdentityRow>({
  name: 'Identity',
  tableName: 'identities',
  columns: {
    issuer: { type: 'text', primary: true, primaryKeyConstraintName: 'identities_pkey' },
    subject: { type: 'text', primary: true, primaryKeyConstraintName: 'identities_pkey' },
    customerId: { name: 'customer_id', type: 'uuid' },
    linkedAt: { name: 'linked_at', type: 'timestamptz', default: () => 'now()' },
  },
  indices: [{ name: 'identities_by_customer', columns: ['customerId'] }],
  foreignKeys: [customerOf('identities')],
});
