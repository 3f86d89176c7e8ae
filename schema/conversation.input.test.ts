import { describe, expect, test } from 'vitest';
import { messageInput, ownMessageInput } from './conversation.input.ts';
import { problemsOf } from './input.ts';

const messageErrors = (message: object, isSignedIn: boolean) =>
  problemsOf(isSignedIn ? ownMessageInput : messageInput, message);

const right = { name: 'Rahima', email: 'rahima@example.com', text: 'When do you open?' };

describe('a message to the shop', () => {
  test('a right one passes', () => expect(messageErrors(right, false)).toEqual([]));

  test.each([
    ['name', ' ', 'Name is required'],
    ['name', 'x'.repeat(81), 'Name is too long: 80 characters at most'],
    ['email', '', 'Enter a valid e-mail address'],
    ['email', 'rahima@example', 'Enter a valid e-mail address'],
    ['email', `${'x'.repeat(250)}@example.com`, 'Enter a valid e-mail address'],
    ['text', ' \n', 'Message is required'],
    ['text', 'x'.repeat(2001), 'Message is too long: 2000 characters at most'],
  ])('of a visitor with the %s %j fails', (field, value, message) =>
    expect(messageErrors({ ...right, [field]: value }, false)).toEqual([{ field, message }]),
  );

  test.each([
    ['name', `${'x'.repeat(80)} `],
    ['email', ' rahima@example.com '],
    ['text', `  ${'x'.repeat(2000)}\n`],
  ])('may have blanks around the %s', (field, value) =>
    expect(messageErrors({ ...right, [field]: value }, false)).toEqual([]),
  );

  test('of who is signed in needs words only', () => {
    expect(messageErrors({ name: '', email: '', text: 'Hello' }, true)).toEqual([]);
    expect(messageErrors({ name: '', email: '', text: '' }, true)).toEqual([
      { field: 'text', message: 'Message is required' },
    ]);
  });

  test('with several errors lists all of them, in the order of the form', () =>
    expect(messageErrors({ name: '', email: '', text: '' }, false).map(({ field }) => field)).toEqual([
      'name',
      'email',
      'text',
    ]));
});
