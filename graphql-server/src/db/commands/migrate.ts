import { runCommand } from '../../command.ts';

// npm run db:migrate: opening the database takes all steps that are missing; here is said which.
await runCommand(async ({ migrated }, say) => {
  for (const name of migrated) say(`Migrated: ${name}`);
  if (migrated.length === 0) say('The schema is up to date');
});
