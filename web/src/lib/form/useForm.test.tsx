import { screen } from '@testing-library/react';
import { useState } from 'react';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { enter } from '#web-test/enter.ts';
import { renderInShop } from '#web-test/render.tsx';
import { FormField } from '#web/ui/FormField.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useForm } from './useForm.ts';

const greeting = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('Name is missing')),
  words: v.pipe(v.string(), v.nonEmpty('Words are missing'), v.maxLength(5, 'Too many words')),
  secret: v.optional(v.pipe(v.string(), v.maxLength(3, 'The secret is too long'))),
});

type Send = Parameters<
  typeof useForm<v.InferInput<typeof greeting>, v.InferOutput<typeof greeting>, Values>
>[0]['send'];

interface Values {
  name: string;
  words: string;
  secret: string;
}

/** A form with two fields, and one that is not on the page. */
const Greeting = ({ send, secret, saysAll = false }: { send: Send; secret: string; saysAll?: boolean }) => {
  const typed = useState<Values>({ name: '', words: '', secret });
  const { field, submit, busy, failure } = useForm({
    id: 'greeting',
    typed,
    schema: greeting,
    send,
    saysAll,
  });
  return (
    <form noValidate onSubmit={submit} aria-label="Greeting">
      <FormField {...field('name')} label="Name">
        {(control) => <input {...control} />}
      </FormField>
      <FormField {...field('words', (_, words) => words.toLowerCase())} label="Words">
        {(control) => <input {...control} />}
      </FormField>
      {failure && <Notice tone="error">{failure}</Notice>}
      <button type="submit" aria-busy={busy}>
        Greet
      </button>
    </form>
  );
};

const open = (send: Send = async () => {}, { secret = '', saysAll = false } = {}) => {
  const { user } = renderInShop(<Greeting send={send} secret={secret} saysAll={saysAll} />);
  return {
    user,
    greet: () => user.click(screen.getByRole('button', { name: 'Greet' })),
    fill: async () => {
      await enter(user, screen.getByLabelText('Name'), ' Mitu ');
      await user.type(screen.getByLabelText('Words'), 'HI');
    },
  };
};
const name = () => screen.getByLabelText('Name');
const words = () => screen.getByLabelText('Words');

describe('a form', () => {
  test('says nothing before it is sent, then each wrong field until it is right; the first has the focus', async () => {
    const send = vi.fn<Send>();
    const { user, greet } = open(send);
    await user.type(name(), ' ');
    expect(name()).not.toHaveAttribute('aria-invalid');
    await greet();
    expect(name()).toHaveFocus();
    expect(name()).toHaveAccessibleDescription('Name is missing');
    expect(words()).toHaveAccessibleDescription('Words are missing');
    await enter(user, words(), 'so many');
    expect(words()).toHaveAccessibleDescription('Too many words');
    await user.clear(words());
    await user.type(words(), 'hi');
    expect(words()).not.toHaveAttribute('aria-invalid');
    expect(send).not.toHaveBeenCalled();
  });

  test('sends what the schema makes of what was typed, once at a time', async () => {
    const answer = Promise.withResolvers<void>();
    const send = vi.fn<Send>(() => answer.promise);
    const { user, greet, fill } = open(send);
    await fill();
    await greet();
    await greet();
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
    const values = { name: ' Mitu ', words: 'hi', secret: '' };
    expect(send.mock.calls).toEqual([[{ ...values, name: 'Mitu' }, values]]);
    answer.resolve();
    await vi.waitFor(() => expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'false'));
    await greet();
    expect(send).toHaveBeenCalledTimes(2);
    await user.clear(words());
    expect(words()).not.toHaveAttribute('aria-invalid');
  });

  test('says a failure under it until it is sent again, and keeps what was typed', async () => {
    const send = vi.fn<Send>().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce();
    const { greet, fill } = open(send);
    await fill();
    await greet();
    expect(await screen.findByRole('alert')).toHaveTextContent('The shop cannot be reached');
    expect(name()).toHaveValue(' Mitu ');
    await greet();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('says what the shop refuses at its field until that is changed', async () => {
    const refusal = { message: 'No such words', fields: [{ field: 'words', message: 'No such words' }] };
    const { user, greet, fill } = open(async () => refusal);
    await fill();
    await greet();
    expect(words()).toHaveFocus();
    expect(words()).toHaveAccessibleDescription('No such words');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.type(words(), '!');
    expect(words()).not.toHaveAttribute('aria-invalid');
  });

  test('says what the shop refuses also at a field that was changed meanwhile', async () => {
    const answer = Promise.withResolvers<Awaited<ReturnType<Send>>>();
    const { user, greet, fill } = open(() => answer.promise);
    await fill();
    await greet();
    await user.type(words(), '!');
    answer.resolve({ message: 'No such words', fields: [{ field: 'words', message: 'No such words' }] });
    await vi.waitFor(() => expect(words()).toHaveAccessibleDescription('No such words'));
    await user.type(words(), '!');
    expect(words()).not.toHaveAttribute('aria-invalid');
  });

  test.each([
    ['the shop refuses a field that is not on the page', 'secret', {}, 'No such secret'],
    ['a rule forbids what is in such a field', 'secret', { secret: 'long' }, 'The secret is too long'],
    ['the page wants all of it said', 'name', { saysAll: true }, 'No such name'],
  ])('says it under the form when %s', async (_, field, options, message) => {
    const { greet, fill } = open(async () => ({ message, fields: [{ field, message }] }), options);
    await fill();
    await greet();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });
});
