import { runCommand } from './command.ts';

// npm run db:migrate: opening the database runs the pending migrations; this prints which.
await runCommand(async ({ migrated }, say) => {
  for (const name of migrated) say(`Migrated: ${name}`);
  if (migrated.length === 0) say('The schema is up to date');
});
