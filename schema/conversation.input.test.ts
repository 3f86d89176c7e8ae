import { describe, expect, test } from 'vitest';
import { firstMessageInput, messageInput } from './conversation.input.ts';
import { problemsOf } from './input.ts';

const right = { name: 'Rahima', email: 'rahima@example.com', text: 'When do you open?' };
const errors = (message: object) => problemsOf(firstMessageInput, { ...right, ...message });

describe('the first message of a visitor', () => {
  test.each([
    ['name', ' ', 'Name is required'],
    ['name', 'x'.repeat(81), 'Name is too long: 80 characters at most'],
    ['email', 'rahima@example', 'Enter a valid e-mail address'],
    ['email', `${'x'.repeat(250)}@example.com`, 'Enter a valid e-mail address'],
    ['text', ' \n', 'Message is required'],
    ['text', 'x'.repeat(2001), 'Message is too long: 2000 characters at most'],
  ])('with the %s %j fails', (field, value, message) =>
    expect(errors({ [field]: value })).toEqual([{ field, message }]),
  );

  test.each([
    ['name', `${'x'.repeat(80)} `],
    ['email', ' '],
    ['email', ' rahima@example.com '],
    ['text', `  ${'x'.repeat(2000)}\n`],
  ])('may have the %s %j', (field, value) => expect(errors({ [field]: value })).toEqual([]));

  test('with several errors lists all of them, in the order of the form', () =>
    expect(errors({ name: '', email: 'x', text: '' }).map(({ field }) => field)).toEqual(['name', 'email', 'text']));
});

describe('a message', () => {
  test('may have a UUID as its key', () => {
    for (const idempotencyKey of [undefined, null, '6F0C2C52-6f0f-4c5e-9d43-0f6c1f0a7d15'])
      expect(problemsOf(messageInput, { text: 'Hello', idempotencyKey })).toEqual([]);
    for (const idempotencyKey of ['', 'my-first-message', '6f0c2c52-6f0f-4c5e-9d43-0f6c1f0a7d15 '])
      expect(problemsOf(messageInput, { text: 'Hello', idempotencyKey })).toEqual([
        { field: 'idempotencyKey', message: 'An idempotency key of a message is a UUID.' },
      ]);
  });

  test('has words, pictures or both', () => {
    expect(problemsOf(messageInput, { text: 'Hello' })).toEqual([]);
    expect(problemsOf(messageInput, { text: '', pictures: ['upload/1'] })).toEqual([]);
    expect(problemsOf(messageInput, { text: ' ', pictures: [] })).toEqual([
      { field: 'text', message: 'Message is required' },
    ]);
    expect(problemsOf(messageInput, { text: '', pictures: ['1', '2', '3', '4', '5'] })).toEqual([
      { field: 'pictures', message: 'A message has at most 4 pictures.' },
    ]);
  });
});
