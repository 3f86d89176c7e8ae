import { expect, test } from 'vitest';
import { unexpected } from './unexpected.ts';

const failure = (code: string, severity = 'ERROR') => Object.assign(new Error('failed'), { code, severity });

test.each([
  ['a pooler whose PostgreSQL has died', failure('08P01', 'FATAL')],
  ['the same by TypeORM', Object.assign(new Error('failed'), { driverError: failure('08P01', 'FATAL') })],
  ['a standby that is not the primary yet', failure('25006')],
  ['a connection that was lost', failure('08006')],
  ['a machine that no longer answers', failure('ETIMEDOUT')],
  ['a machine that is away', failure('EHOSTUNREACH')],
  ['a container that is started again, whose name is gone meanwhile', failure('ENOTFOUND')],
  ['the same, when nobody knows names', failure('EAI_AGAIN')],
])('%s: it may help to try again', (_what, error) => {
  expect(unexpected(error)).toMatchObject({ status: 503, code: 'UNAVAILABLE', retryAfterSeconds: 5 });
});

test('a mistake of ours in a message to PostgreSQL: it does not help', () => {
  expect(unexpected(failure('08P01'))).toMatchObject({ status: 500, code: 'INTERNAL' });
});
