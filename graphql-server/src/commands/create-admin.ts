import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import type { Registration } from '#schema/customer.input.ts';
import { runCommand, UsageError } from './command.ts';
import { adminFromEnvironment } from '../platform/config/config.ts';
import { modules } from '../modules.ts';
import { createDatabase } from '../platform/db/database.ts';
import { InvalidInput } from '../kernel/errors.ts';
import { createAdmin, type MadeAdmin } from '../people/customer/admin.ts';

/* npm run create-admin [-- --email … --name … --phone …]: creates an admin, who may sign in at once. It asks for what no flag
   and no variable (ADMIN_EMAIL, ADMIN_PASSWORD, ADMIN_NAME, ADMIN_PHONE) gives. There is no flag for the password, because
   other users of the machine could read it. */
const usage = 'Usage: npm run create-admin -- --email owner@example.com --name "Shop Owner" --phone 01712345678';
const questions: Record<keyof Registration, string> = {
  name: 'Name: ',
  phoneNumber: 'Phone number (01…, 11 digits): ',
  email: 'E-mail: ',
  password: 'Password (not shown): ',
};

const outcomes: Record<MadeAdmin, string> = {
  created: 'is an admin now and may sign in.',
  promoted: 'had an account, is an admin now, and keeps the password of it.',
  'taken over':
    'had an account whose address nobody had confirmed. It is an admin now, with the password that you gave; the one before is good no more.',
};

await runCommand(async ({ dataSource }, say) => {
  const admin = await ask({ ...adminFromEnvironment(), ...flags() });
  let made;
  try {
    made = await createAdmin({ database: createDatabase(dataSource), modules }, admin);
  } catch (error) {
    if (error instanceof InvalidInput) throw new UsageError(error.fields.map(({ message }) => message).join('\n'));
    throw error;
  }
  say(`${admin.email} ${outcomes[made]}`);
});

function flags(): Partial<Registration> {
  const text = { type: 'string' } as const;
  try {
    const { name, email, phone } = parseArgs({ options: { name: text, email: text, phone: text } }).values;
    return { ...(name && { name }), ...(email && { email }), ...(phone && { phoneNumber: phone }) };
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${usage}`);
  }
}

async function ask(known: Partial<Registration>): Promise<Registration> {
  let isSecret = false;
  const output = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      if (!isSecret) process.stderr.write(chunk);
      done();
    },
  });
  const terminal = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
  const lines = terminal[Symbol.asyncIterator]();
  const answers: Registration = { name: '', phoneNumber: '', email: '', password: '', ...known };
  for (const field of Object.keys(questions) as (keyof Registration)[]) {
    if (known[field] !== undefined) continue;
    process.stderr.write(questions[field]);
    isSecret = field === 'password';
    const line = await lines.next();
    if (line.done) throw new UsageError(`Nobody answered the question for ${field}.\n${usage}`);
    answers[field] = line.value;
  }
  terminal.close();
  if (isSecret && process.stdin.isTTY) process.stderr.write('\n');
  return answers;
}
