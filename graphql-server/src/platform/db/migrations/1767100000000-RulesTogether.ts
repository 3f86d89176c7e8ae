import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A table with the rules of its rows, by name. */
interface Rules {
  table: string;
  /** The columns that the rules are about, with their types. */
  columns: Readonly<Record<string, string>>;
  rules: Readonly<Record<string, string>>;
}

export const TABLES: readonly Rules[] = [
  {
    table: 'orders',
    columns: {
      payment_method: 'text',
      shipping_district: 'text',
      items_total_cents: 'integer',
      delivery_fee_cents: 'integer',
      discount_cents: 'integer',
      total_cents: 'integer',
      status: 'text',
      holds_stock: 'boolean',
      awaits: 'text',
      deposit_cents: 'integer',
      trust_reasons: 'text[]',
      payment_state: 'text',
    },
    rules: {
      orders_payment_method_known: `payment_method = ANY (ARRAY['CARD'::text, 'NAGAD'::text, 'BKASH'::text, 'CASH_ON_DELIVERY'::text, 'INSTALMENT'::text, 'ROCKET'::text])`,
      orders_shipping_district_known: `shipping_district = ANY (ARRAY['bagerhat'::text, 'bandarban'::text, 'barguna'::text, 'barishal'::text, 'bhola'::text, 'bogura'::text, 'brahmanbaria'::text, 'chandpur'::text, 'chapainawabganj'::text, 'chattogram'::text, 'chuadanga'::text, 'coxs-bazar'::text, 'cumilla'::text, 'dhaka'::text, 'dinajpur'::text, 'faridpur'::text, 'feni'::text, 'gaibandha'::text, 'gazipur'::text, 'gopalganj'::text, 'habiganj'::text, 'jamalpur'::text, 'jashore'::text, 'jhalakathi'::text, 'jhenaidah'::text, 'joypurhat'::text, 'khagrachhari'::text, 'khulna'::text, 'kishoreganj'::text, 'kurigram'::text, 'kushtia'::text, 'lakshmipur'::text, 'lalmonirhat'::text, 'madaripur'::text, 'magura'::text, 'manikganj'::text, 'meherpur'::text, 'moulvibazar'::text, 'munshiganj'::text, 'mymensingh'::text, 'naogaon'::text, 'narail'::text, 'narayanganj'::text, 'narsingdi'::text, 'natore'::text, 'netrokona'::text, 'nilphamari'::text, 'noakhali'::text, 'pabna'::text, 'panchagarh'::text, 'patuakhali'::text, 'pirojpur'::text, 'rajbari'::text, 'rajshahi'::text, 'rangamati'::text, 'rangpur'::text, 'satkhira'::text, 'shariatpur'::text, 'sherpur'::text, 'sirajganj'::text, 'sunamganj'::text, 'sylhet'::text, 'tangail'::text, 'thakurgaon'::text])`,
      orders_status_known: `status = ANY (ARRAY['PENDING'::text, 'PROCESSED'::text, 'SHIPPED'::text, 'OUT_FOR_DELIVERY'::text, 'DELIVERED'::text, 'CANCELLED'::text, 'RETURNED'::text])`,
      orders_awaits_known: `awaits = ANY (ARRAY['PAYMENT'::text, 'DEPOSIT'::text, 'CODE'::text])`,
      orders_payment_state_known: `payment_state = ANY (ARRAY['DUE'::text, 'PAID'::text, 'REFUND_DUE'::text, 'NOTHING'::text])`,
      orders_trust_reasons_known: `trust_reasons <@ ARRAY['REFUSED_OFTEN'::text, 'REFUSED_BEFORE'::text, 'PHONE_REFUSED'::text, 'LARGE_ORDER'::text, 'OPEN_ORDERS'::text, 'FIRST_ORDER'::text, 'RETURNED_OFTEN'::text]`,
      orders_awaits_first: `awaits IS NULL OR status = ANY (ARRAY['PENDING'::text, 'CANCELLED'::text])`,
      orders_hold_their_stock: `holds_stock OR awaits IS NOT NULL`,
      orders_deposit_of_total: `deposit_cents >= 0 AND deposit_cents <= total_cents`,
      orders_totals_not_negative: `items_total_cents >= 0 AND total_cents >= 0`,
      orders_totals_add_up: `discount_cents >= 0 AND total_cents = items_total_cents - discount_cents + delivery_fee_cents`,
    },
  },
  {
    table: 'order_status_changes',
    columns: { status: 'text', actor: 'text' },
    rules: {
      order_status_changes_status_known: `status = ANY (ARRAY['PENDING'::text, 'PROCESSED'::text, 'SHIPPED'::text, 'OUT_FOR_DELIVERY'::text, 'DELIVERED'::text, 'CANCELLED'::text, 'RETURNED'::text])`,
      order_status_changes_actor_known: `actor = ANY (ARRAY['CUSTOMER'::text, 'ADMIN'::text, 'SYSTEM'::text])`,
    },
  },
  {
    table: 'payment_entries',
    columns: { kind: 'text', amount_cents: 'integer', method: 'text' },
    rules: {
      payment_entries_kind_known: `kind = ANY (ARRAY['CHARGED'::text, 'CREDITED'::text, 'COLLECTED'::text, 'REFUNDED'::text])`,
      payment_entries_method_known: `method = ANY (ARRAY['CARD'::text, 'NAGAD'::text, 'BKASH'::text, 'CASH_ON_DELIVERY'::text, 'INSTALMENT'::text, 'ROCKET'::text])`,
      payment_entries_amount_positive: `amount_cents > 0`,
    },
  },
  {
    table: 'stock_changes',
    columns: { kind: 'text' },
    rules: {
      stock_changes_kind_known: `kind = ANY (ARRAY['ORDERED'::text, 'RELEASED'::text, 'RESERVED_AGAIN'::text, 'DELIVERED'::text, 'CANCELLED'::text, 'RETURNED'::text, 'CREATED'::text, 'SET'::text, 'IMPORTED'::text, 'UNDONE'::text])`,
    },
  },
];

/** The text of the function that tells whether a row keeps all rules, and by name which it breaks. */
const bodyOf = ({ table, rules }: Rules): string => `
DECLARE
  broken text := CASE
${Object.entries(rules)
  .map(([rule, expression]) => `    WHEN NOT (${expression}) THEN '${rule}'`)
  .join('\n')}
  END;
BEGIN
  IF broken IS NULL THEN
    RETURN true;
  END IF;
  RAISE EXCEPTION 'new row for relation "${table}" violates check constraint "%"', broken
    USING ERRCODE = 'check_violation', TABLE = '${table}', CONSTRAINT = broken;
END`;

/** SQL that creates the function of a table. */
export const functionOf = (one: Rules): string => {
  const parameters = Object.entries(one.columns).map(([column, type]) => `${column} ${type}`);
  return `CREATE OR REPLACE FUNCTION ${one.table}_sound(${parameters.join(', ')}) RETURNS boolean
         LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$${bodyOf(one)}$$`;
};

/**
 * Puts the checks of the tables that every order writes into one function each. PostgreSQL parses the text of every check again for each
 * statement that writes its table, which took more than a quarter of an order's processor time, but that of a function once for a connection.
 * Each step is a transaction of its own, so that no table is locked for long: rows are looked at while the shop goes on, and the old checks
 * go when the new one is known to hold. Where it ends early, the next start goes on.
 */
export class RulesTogether1767100000000 implements MigrationInterface {
  name = 'RulesTogether1767100000000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const one of TABLES) {
      const { table, columns, rules } = one;
      const name = `${table}_sound`;
      await runner.query(functionOf(one));
      const known: unknown[] = await runner.query(
        'SELECT FROM pg_constraint WHERE conname = $1 AND conrelid = $2::regclass',
        [name, table],
      );
      if (known.length === 0)
        await runner.query(
          `ALTER TABLE ${table} ADD CONSTRAINT ${name} CHECK (${name}(${Object.keys(columns).join(', ')})) NOT VALID`,
        );
      await runner.query(`ALTER TABLE ${table} VALIDATE CONSTRAINT ${name}`);
      const dropped = Object.keys(rules).map((rule) => `DROP CONSTRAINT IF EXISTS ${rule}`);
      await runner.query(`ALTER TABLE ${table} ${dropped.join(', ')}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { table, rules } of TABLES) {
      const added = Object.entries(rules).map(
        ([rule, expression]) => `ADD CONSTRAINT ${rule} CHECK (${expression})`,
      );
      await runner.query(`ALTER TABLE ${table} ${added.join(', ')}, DROP CONSTRAINT ${table}_sound`);
      await runner.query(`DROP FUNCTION ${table}_sound`);
    }
  }
}
