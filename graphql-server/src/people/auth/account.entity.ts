import { bytes, entity, instant, known, now, reference, text } from '#platform/db/entity.ts';

const LINK_PURPOSES = ['CONFIRM_EMAIL', 'RESET_PASSWORD'] as const;

/** The purpose of a link. */
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** Links sent by mail. Using one deletes its row, so that it works once. */
export const AccountLinkEntity = entity(
  'AccountLink',
  'account_links',
  {
    /** SHA-256 of the token in the link. */
    hash: bytes.primary(),
    customerId: reference('Customer', 'CASCADE'),
    purpose: known(LINK_PURPOSES),
    expiresAt: instant,
  },
  { indices: [{ name: 'account_links_by_customer', columns: ['customerId', 'purpose'] }] },
);

/** The identities of customers at identity providers. */
export const IdentityEntity = entity(
  'Identity',
  'identities',
  {
    /** Issuer and subject of OpenID Connect: together they identify a person, even when the e-mail changes. */
    issuer: text.primary(),
    subject: text.primary(),
    customerId: reference('Customer', 'CASCADE'),
    linkedAt: now,
  },
  { indices: [{ name: 'identities_by_customer', columns: ['customerId'] }] },
);
