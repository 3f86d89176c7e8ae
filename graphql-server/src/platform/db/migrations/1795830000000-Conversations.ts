import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = String.raw`
-- Conversations with the shop: one for each customer who wrote, and one for each browser of a visitor.
CREATE TABLE conversations (
  id uuid NOT NULL DEFAULT uuidv7(),
  customer_id uuid,
  key_hash text,
  name text,
  email text,
  language text NOT NULL DEFAULT 'EN',
  last_message_id uuid,
  CONSTRAINT conversations_pkey PRIMARY KEY (id),
  CONSTRAINT conversations_once_per_customer UNIQUE (customer_id),
  CONSTRAINT conversations_once_per_key UNIQUE (key_hash),
  CONSTRAINT conversations_customer_fkey FOREIGN KEY (customer_id) REFERENCES customers (id) ON DELETE CASCADE,
  CONSTRAINT conversations_language_known CHECK (language = ANY (ARRAY['EN'::text, 'BN'::text])),
  CONSTRAINT conversations_of_customer_or_visitor CHECK ((customer_id IS NULL) = (name IS NOT NULL) AND (customer_id IS NULL OR key_hash IS NULL))
);

-- Each customer's messages are one conversation, and those of visitors one for each address.
INSERT INTO conversations (customer_id, last_message_id)
SELECT DISTINCT ON (customer_id) customer_id, id FROM messages WHERE customer_id IS NOT NULL ORDER BY customer_id, id DESC;
INSERT INTO conversations (name, email, last_message_id)
SELECT DISTINCT ON (lower(email)) name, email, id FROM messages WHERE customer_id IS NULL ORDER BY lower(email), id DESC;

ALTER TABLE messages
  ADD COLUMN conversation_id uuid,
  ADD COLUMN pictures text[] NOT NULL DEFAULT '{}',
  ADD COLUMN written_by uuid,
  ALTER COLUMN name SET DEFAULT '',
  ALTER COLUMN email SET DEFAULT '';
UPDATE messages SET conversation_id = c.id FROM conversations c
WHERE c.customer_id = messages.customer_id
  OR (messages.customer_id IS NULL AND c.customer_id IS NULL AND lower(c.email) = lower(messages.email));
ALTER TABLE messages
  ALTER COLUMN conversation_id SET NOT NULL,
  ADD CONSTRAINT messages_conversation_fkey FOREIGN KEY (conversation_id) REFERENCES conversations (id) ON DELETE CASCADE;

CREATE INDEX conversations_latest_first ON conversations (last_message_id);
CREATE INDEX conversations_by_email ON conversations (lower(email)) WHERE customer_id IS NULL;
CREATE INDEX messages_by_conversation ON messages (conversation_id, id);
CREATE INDEX messages_unread ON messages (conversation_id, (written_by IS NULL)) WHERE read_at IS NULL;

-- A server of the version before knows no conversations: its messages get one of their own.
CREATE FUNCTION messages_begin_conversation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.customer_id IS NOT NULL THEN
    INSERT INTO conversations (customer_id, last_message_id) VALUES (NEW.customer_id, NEW.id)
    ON CONFLICT (customer_id) DO UPDATE SET last_message_id = excluded.last_message_id
    RETURNING id INTO NEW.conversation_id;
  ELSE
    INSERT INTO conversations (name, email, last_message_id) VALUES (NEW.name, NEW.email, NEW.id)
    RETURNING id INTO NEW.conversation_id;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER messages_begin_conversation BEFORE INSERT ON messages FOR EACH ROW
WHEN (NEW.conversation_id IS NULL) EXECUTE FUNCTION messages_begin_conversation();
`;

/**
 * Messages become conversations. What servers of the version before use stays, and their messages are in the inbox;
 * `customer_id`, `name` and `email` of messages and the trigger go one release later.
 */
export class Conversations1795830000000 implements MigrationInterface {
  name = 'Conversations1795830000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM messages WHERE written_by IS NOT NULL');
    await runner.query(`UPDATE messages SET name = coalesce(u.display_name, c.name), email = coalesce(u.email, c.email, '')
      FROM conversations c LEFT JOIN customers u ON u.id = c.customer_id WHERE c.id = conversation_id`);
    await runner.query('DROP TRIGGER messages_begin_conversation ON messages');
    await runner.query('DROP FUNCTION messages_begin_conversation');
    await runner.query(
      'ALTER TABLE messages DROP COLUMN conversation_id, DROP COLUMN pictures, DROP COLUMN written_by',
    );
    await runner.query('ALTER TABLE messages ALTER COLUMN name DROP DEFAULT, ALTER COLUMN email DROP DEFAULT');
    await runner.query('DROP TABLE conversations');
  }
}
