/** What belongs to no noun. */
export const platform = String.raw`
-- How often who did what. What is lost in a crash is the memory of some attempts: not worth writing twice.
CREATE UNLOGGED TABLE rate_limits (
  key character varying(255) NOT NULL,
  points integer NOT NULL DEFAULT 0,
  expire bigint,
  CONSTRAINT rate_limits_pkey PRIMARY KEY (key)
);

-- What has happened, until all listeners have heard of it and for some time after.
CREATE TABLE events (
  id uuid NOT NULL DEFAULT uuidv7(),
  name text NOT NULL,
  subject_id uuid NOT NULL,
  data jsonb NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  handled_at timestamptz,
  attempts smallint NOT NULL DEFAULT 0,
  retry_at timestamptz NOT NULL DEFAULT now(),
  failed_at timestamptz,
  error text,
  CONSTRAINT events_pkey PRIMARY KEY (id)
);
CREATE INDEX events_failed ON events (id) WHERE failed_at IS NOT NULL;
CREATE INDEX events_waiting ON events (retry_at, id) WHERE handled_at IS NULL AND failed_at IS NULL;

-- Mails that the demo shop would have sent with a mail server. No other shop stores mails.
CREATE TABLE demo_mails (
  id uuid NOT NULL DEFAULT uuidv7(),
  recipient text NOT NULL,
  subject text NOT NULL,
  text text NOT NULL,
  html text NOT NULL,
  sent_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT demo_mails_pkey PRIMARY KEY (id)
);
`;
