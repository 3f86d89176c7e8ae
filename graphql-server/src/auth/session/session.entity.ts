import { EntitySchema } from 'typeorm';

/** A row of `sessions`. */
export interface SessionRow {
  /** UUIDv7, so ids sort by time. */
  id: string;
  customerId: string;
  beganAt: Date;
  /** When its access token was last renewed. */
  usedAt: Date;
  /** When it expires unless it is renewed before. */
  expiresAt: Date;
  endedAt: Date | null;
  /** SHA-256 of the current refresh token. Any other token with the shop's signature was used before. */
  refreshHash: Buffer;
  /** IP address and user agent of its last renewal. */
  address: string | null;
  userAgent: string | null;
}

/** Sessions. Each has a series of refresh tokens, of which only the newest is valid. */
export const SessionEntity = new EntitySchema<SessionRow>({
  name: 'Session',
  tableName: 'sessions',
  columns: {
    id: { type: 'uuid', primary: true, default: () => 'uuidv7()', primaryKeyConstraintName: 'sessions_pkey' },
    customerId: { name: 'customer_id', type: 'uuid' },
    beganAt: { name: 'began_at', type: 'timestamptz', default: () => 'now()' },
    usedAt: { name: 'used_at', type: 'timestamptz', default: () => 'now()' },
    expiresAt: { name: 'expires_at', type: 'timestamptz' },
    endedAt: { name: 'ended_at', type: 'timestamptz', nullable: true },
    refreshHash: { name: 'refresh_hash', type: 'bytea', select: false },
    address: { type: 'text', nullable: true },
    userAgent: { name: 'user_agent', type: 'text', nullable: true },
  },
  indices: [
    { name: 'sessions_by_customer', columns: ['customerId', 'id'] },
    { name: 'sessions_by_expiry', columns: ['expiresAt'] },
  ],
  foreignKeys: [
    {
      name: 'sessions_customer_fkey',
      target: 'Customer',
      columnNames: ['customerId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});
