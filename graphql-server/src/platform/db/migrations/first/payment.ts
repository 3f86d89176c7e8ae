/** Money: attempts to pay, the ledger, refunds and payouts. */
export const payment = String.raw`
-- Attempts to pay an order, or its deposit, with a provider. At most one of an order is open.
CREATE TABLE payment_attempts (
  id uuid NOT NULL DEFAULT uuidv7(),
  order_id uuid NOT NULL,
  method text NOT NULL,
  status text NOT NULL DEFAULT 'STARTING',
  amount_cents integer NOT NULL,
  amount_paisa integer NOT NULL,
  rate double precision NOT NULL,
  reference text,
  redirect_url text,
  transaction_id text,
  paid_paisa integer,
  failure text,
  problem text,
  tries smallint NOT NULL DEFAULT 0,
  asks smallint NOT NULL DEFAULT 0,
  asked_at timestamptz,
  next_check_at timestamptz,
  started_at timestamptz NOT NULL DEFAULT now(),
  claimed_at timestamptz,
  ended_at timestamptz,
  CONSTRAINT payment_attempts_pkey PRIMARY KEY (id),
  CONSTRAINT payment_attempts_reference_once UNIQUE (method, reference),
  CONSTRAINT payment_attempts_transaction_once UNIQUE (method, transaction_id),
  CONSTRAINT payment_attempts_order_fkey FOREIGN KEY (order_id) REFERENCES orders (id),
  CONSTRAINT payment_attempts_amounts_positive CHECK (amount_cents > 0 AND amount_paisa > 0
    AND rate > 0::double precision),
  CONSTRAINT payment_attempts_failure_known CHECK (failure IN ('DECLINED', 'LOW_BALANCE', 'EXPIRED',
    'PROVIDER_REFUSED', 'UNREACHABLE')),
  CONSTRAINT payment_attempts_method_known CHECK (method IN ('CARD', 'NAGAD', 'BKASH')),
  CONSTRAINT payment_attempts_paid_by_transaction CHECK (status <> 'PAID' OR transaction_id IS NOT NULL),
  CONSTRAINT payment_attempts_problem_known CHECK (problem IN ('WRONG_AMOUNT', 'RISKY', 'UNSETTLED')),
  CONSTRAINT payment_attempts_status_known CHECK (status IN ('STARTING', 'OPEN', 'CONFIRMING', 'PAID', 'FAILED',
    'CANCELLED', 'EXPIRED'))
);
CREATE INDEX payment_attempts_by_order ON payment_attempts (order_id, id);
CREATE INDEX payment_attempts_due ON payment_attempts (next_check_at) WHERE next_check_at IS NOT NULL;
CREATE UNIQUE INDEX payment_attempts_one_open ON payment_attempts (order_id)
  WHERE (status IN ('STARTING', 'OPEN', 'CONFIRMING')) AND problem IS NULL;
CREATE INDEX payment_attempts_with_problem ON payment_attempts (id) WHERE problem IS NOT NULL;

-- The ledger: what orders cost, what of it need not be paid, what came in and what went back. Entries are only
-- added; triggers write what an order costs, credit all of it when the order is undone, and refuse every change
-- except forgetting the actor, refunds beyond what was collected, and credits beyond what was charged.
CREATE TABLE payment_entries (
  id uuid NOT NULL DEFAULT uuidv7(),
  order_id uuid NOT NULL,
  kind text NOT NULL,
  amount_cents integer NOT NULL,
  method text NOT NULL,
  carrier text,
  reference text,
  at timestamptz NOT NULL DEFAULT now(),
  actor_id uuid,
  attempt_id uuid,
  reason text,
  CONSTRAINT payment_entries_pkey PRIMARY KEY (id),
  CONSTRAINT payment_entries_reference_once UNIQUE (order_id, kind, reference),
  CONSTRAINT payment_entries_attempt_fkey FOREIGN KEY (attempt_id) REFERENCES payment_attempts (id),
  CONSTRAINT payment_entries_order_fkey FOREIGN KEY (order_id) REFERENCES orders (id),
  CONSTRAINT payment_entries_amount_positive CHECK (amount_cents > 0),
  CONSTRAINT payment_entries_kind_known CHECK (kind IN ('CHARGED', 'CREDITED', 'COLLECTED', 'REFUNDED')),
  CONSTRAINT payment_entries_method_known CHECK (method IN ('CARD', 'NAGAD', 'BKASH', 'CASH_ON_DELIVERY',
    'INSTALMENT', 'ROCKET'))
);
CREATE INDEX payment_entries_by_carrier ON payment_entries (lower(carrier)) INCLUDE (carrier, amount_cents, kind)
  WHERE carrier IS NOT NULL;
CREATE INDEX payment_entries_by_time ON payment_entries (at);
CREATE UNIQUE INDEX payment_entries_charged_once ON payment_entries (order_id) WHERE kind = 'CHARGED';
CREATE UNIQUE INDEX payment_entries_collected_once ON payment_entries (attempt_id) WHERE kind = 'COLLECTED';
CREATE INDEX payment_entries_credits ON payment_entries (order_id) INCLUDE (amount_cents) WHERE kind = 'CREDITED';

-- Refunds by providers. Triggers refuse more than the payment took, and every change of an amount or of what has
-- ended; only one that failed may turn out to be paid.
CREATE TABLE payment_refunds (
  id uuid NOT NULL DEFAULT uuidv7(),
  order_id uuid NOT NULL,
  attempt_id uuid NOT NULL,
  amount_cents integer NOT NULL,
  amount_paisa integer NOT NULL,
  reason text NOT NULL,
  status text NOT NULL DEFAULT 'REQUESTED',
  reference text,
  problem text,
  tries smallint NOT NULL DEFAULT 0,
  next_check_at timestamptz NOT NULL DEFAULT now(),
  requested_at timestamptz NOT NULL DEFAULT now(),
  asked_at timestamptz,
  ended_at timestamptz,
  CONSTRAINT payment_refunds_pkey PRIMARY KEY (id),
  CONSTRAINT payment_refunds_attempt_fkey FOREIGN KEY (attempt_id) REFERENCES payment_attempts (id),
  CONSTRAINT payment_refunds_order_fkey FOREIGN KEY (order_id) REFERENCES orders (id),
  CONSTRAINT payment_refunds_amounts_positive CHECK (amount_cents > 0 AND amount_paisa > 0),
  CONSTRAINT payment_refunds_asked_when_sent CHECK (status <> 'SENT' OR asked_at IS NOT NULL),
  CONSTRAINT payment_refunds_ended_at_the_end CHECK ((status IN ('DONE', 'FAILED')) = (ended_at IS NOT NULL)),
  CONSTRAINT payment_refunds_reason_known CHECK (reason IN ('CANCELLED', 'RETURNED', 'GRANTED', 'OVERPAID',
    'REFUSED')),
  CONSTRAINT payment_refunds_status_known CHECK (status IN ('REQUESTED', 'SENT', 'DONE', 'FAILED'))
);
CREATE INDEX payment_refunds_by_attempt ON payment_refunds (attempt_id);
CREATE INDEX payment_refunds_by_order ON payment_refunds (order_id, id);
CREATE INDEX payment_refunds_due ON payment_refunds (next_check_at) WHERE ended_at IS NULL;
CREATE INDEX payment_refunds_failed ON payment_refunds (id) WHERE status = 'FAILED';

-- What admins decided about payments and refunds that could not be settled by themselves.
CREATE TABLE payment_decisions (
  id uuid NOT NULL DEFAULT uuidv7(),
  order_id uuid NOT NULL,
  attempt_id uuid,
  refund_id uuid,
  decision text NOT NULL,
  note text,
  actor_id uuid,
  at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT payment_decisions_pkey PRIMARY KEY (id),
  CONSTRAINT payment_decisions_refund_once UNIQUE (refund_id),
  CONSTRAINT payment_decisions_attempt_fkey FOREIGN KEY (attempt_id) REFERENCES payment_attempts (id),
  CONSTRAINT payment_decisions_order_fkey FOREIGN KEY (order_id) REFERENCES orders (id),
  CONSTRAINT payment_decisions_refund_fkey FOREIGN KEY (refund_id) REFERENCES payment_refunds (id),
  CONSTRAINT payment_decisions_about_one CHECK (num_nonnulls(attempt_id, refund_id) = 1),
  CONSTRAINT payment_decisions_decision_known CHECK (decision IN ('ACCEPT', 'REFUND', 'DISMISS'))
);
CREATE INDEX payment_decisions_by_order ON payment_decisions (order_id);

-- Orders of which money must go back by hand, kept by triggers of the ledger and of the refunds by providers.
CREATE TABLE refunds_due (
  order_id uuid NOT NULL,
  since timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT refunds_due_pkey PRIMARY KEY (order_id),
  CONSTRAINT refunds_due_order_fkey FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE CASCADE
);

-- What couriers have paid to the shop of what they collected. Rows are only added, as in the ledger.
CREATE TABLE courier_payouts (
  id uuid NOT NULL DEFAULT uuidv7(),
  carrier text NOT NULL,
  amount_cents integer NOT NULL,
  fee_cents integer NOT NULL,
  reference text NOT NULL,
  paid_at timestamptz NOT NULL DEFAULT now(),
  actor_id uuid,
  CONSTRAINT courier_payouts_pkey PRIMARY KEY (id),
  CONSTRAINT courier_payouts_amount_positive CHECK (amount_cents > 0),
  CONSTRAINT courier_payouts_fee_not_negative CHECK (fee_cents >= 0)
);
CREATE UNIQUE INDEX courier_payouts_reference_once ON courier_payouts (lower(carrier), reference);

-- The orders that a payout pays: each order once. Rows are only added, as in the ledger.
CREATE TABLE payout_orders (
  order_id uuid NOT NULL,
  payout_id uuid NOT NULL,
  CONSTRAINT payout_orders_pkey PRIMARY KEY (order_id),
  CONSTRAINT payout_orders_order_fkey FOREIGN KEY (order_id) REFERENCES orders (id),
  CONSTRAINT payout_orders_payout_fkey FOREIGN KEY (payout_id) REFERENCES courier_payouts (id)
);
CREATE INDEX payout_orders_by_payout ON payout_orders (payout_id);

-- Accounts that customers have saved with a provider, to pay without giving them again.
CREATE TABLE payment_agreements (
  id uuid NOT NULL DEFAULT uuidv7(),
  customer_id uuid NOT NULL,
  method text NOT NULL,
  agreement_id text NOT NULL,
  account text NOT NULL,
  saved_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT payment_agreements_pkey PRIMARY KEY (id),
  CONSTRAINT payment_agreements_once UNIQUE (customer_id, method),
  CONSTRAINT payment_agreements_customer_fkey FOREIGN KEY (customer_id) REFERENCES customers (id) ON DELETE CASCADE,
  CONSTRAINT payment_agreements_method_known CHECK (method IN ('CARD', 'NAGAD', 'BKASH'))
);

-- Agreements that the shop has forgotten and that are to be ended at their providers. A trigger writes a row for
-- every saved account that is removed or replaced, however that comes.
CREATE TABLE ended_agreements (
  id uuid NOT NULL DEFAULT uuidv7(),
  method text NOT NULL,
  agreement_id text NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT ended_agreements_pkey PRIMARY KEY (id),
  CONSTRAINT ended_agreements_method_known CHECK (method IN ('CARD', 'NAGAD', 'BKASH'))
);
CREATE INDEX ended_agreements_due ON ended_agreements (next_try_at);

-- The tokens with which the shop signs in at providers: one for all servers.
CREATE TABLE payment_tokens (
  method text NOT NULL,
  sealed bytea,
  expires_at timestamptz,
  renewed_until timestamptz,
  CONSTRAINT payment_tokens_pkey PRIMARY KEY (method),
  CONSTRAINT payment_tokens_method_known CHECK (method IN ('CARD', 'NAGAD', 'BKASH'))
);
`;
