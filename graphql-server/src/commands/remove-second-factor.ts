import { parseArgs } from 'node:util';
import { runCommand, UsageError } from './command.ts';
import { createDatabase } from '../platform/db/database.ts';
import { recordAudit } from '../people/audit/audit.service.ts';
import { readCustomer } from '../people/customer/customer-row.ts';
import { removeSecondFactor } from '../people/customer/second-factor/second-factor.ts';

/* npm run remove-second-factor -- --email …: turns somebody's two-factor codes off, for an owner who has lost them and has nobody
   else who may do it. */
const usage = 'Usage: npm run remove-second-factor -- --email owner@example.com';

await runCommand(async ({ dataSource }, say) => {
  const email = emailOf(process.argv.slice(2));
  const wasOn = await createDatabase(dataSource).transaction(async (manager) => {
    const person = await readCustomer(manager, { email });
    if (!person) throw new UsageError(`Nobody has the e-mail address ${email}.`);
    const customerId = person.id;
    const isRemoved = await removeSecondFactor(manager, customerId);
    const details = { by: 'command line' };
    if (isRemoved)
      await recordAudit(manager, { action: 'SECOND_FACTOR_OFF', customerId, actorId: null, client: null, details });
    return isRemoved;
  });
  say(wasOn ? `${email} logs in without a code now.` : `${email} has no two-factor codes.`);
});

function emailOf(args: string[]): string {
  try {
    const { email } = parseArgs({ args, options: { email: { type: 'string' } } }).values;
    if (email) return email;
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${usage}`);
  }
  throw new UsageError(usage);
}
