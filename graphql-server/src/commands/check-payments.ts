import { runCommand, UsageError } from './command.ts';
import { createDatabase } from '../platform/db/database.ts';
import { createProviders } from '../sales/payment/providers/create-providers.ts';
import { tryProviders } from '../sales/payment/providers/try-providers.ts';

/* npm run check-payments: tells of each payment provider that has credentials whether it takes them. It announces a payment of 20 taka
   to each, which nobody has to pay. */
await runCommand(async ({ dataSource }, say, config) => {
  const database = createDatabase(dataSource);
  const providers = createProviders({
    payments: { providers: config.providers, fetch },
    database,
    config,
  });
  const all = await tryProviders(providers, config.publicUrl);
  if (all.length === 0)
    throw new UsageError('No payment provider has credentials yet. docs/payments.md says which variables to set.');
  for (const tried of all)
    say(
      'redirectUrl' in tried
        ? `${tried.method}: works. A trial of 20 taka, not to be paid: ${tried.redirectUrl}`
        : `${tried.method}: FAILS. ${tried.reason}`,
    );
  if (all.some((tried) => 'reason' in tried))
    throw new UsageError('The shop would offer what fails, and customers could not pay with it.');
});
