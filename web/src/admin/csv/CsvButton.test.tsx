import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { karim, signedInAs } from '#web-test/people.ts';
import { renderInShop } from '#web-test/render.tsx';
import { server } from '#web-test/server.ts';
import { Toasts } from '../ui/toasts/Toasts.tsx';
import { CsvButton } from './CsvButton.tsx';

const URL_OF_FILE = 'http://localhost:3000/backend/admin/toys.csv';

const saved = vi.fn<(name: string) => void>();

beforeEach(() => {
  signedInAs(karim);
  saved.mockClear();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved(this.download);
  });
});

const show = () =>
  renderInShop(
    <>
      <CsvButton list="toys" query="q=lamp" count={2} />
      <Toasts />
    </>,
  );

/** A file that comes in parts. */
const inParts = () => {
  let control: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>({ start: (given) => void (control = given) });
  server.use(
    http.get(URL_OF_FILE, ({ request }) => {
      expect(request.headers.get('authorization')).toBe('Bearer token of Karim');
      expect(new URL(request.url).searchParams.get('q')).toBe('lamp');
      return new HttpResponse(stream, {
        headers: { 'content-disposition': 'attachment; filename=haat-toys.csv' },
      });
    }),
  );
  return {
    send: (text: string) => control?.enqueue(new TextEncoder().encode(text)),
    end: () => control?.close(),
  };
};

test('a file is downloaded with the query of the list, says how far it is, and is saved when it is complete', async () => {
  const file = inParts();
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  file.send('Name\r\nLamp\r\n');
  expect(await screen.findByText('1 of 2 rows…')).toBeVisible();
  expect(saved).not.toHaveBeenCalled();
  file.send('Table lamp\r\n');
  file.end();
  expect(await screen.findByText('The file is among your downloads. Rows: 2.')).toBeVisible();
  expect(saved).toHaveBeenCalledExactlyOnceWith('haat-toys.csv');
});

test('the page may be left meanwhile', async () => {
  const file = inParts();
  const { user, rerender } = renderInShop(<CsvButton list="toys" query="q=lamp" />);
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  file.send('Name\r\n');
  await screen.findByText('0 rows…');
  rerender(<p>Another page</p>);
  file.end();
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
});

test('it can be stopped, and then nothing is saved and nothing is said', async () => {
  const file = inParts();
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  file.send('Name\r\nLamp\r\n');
  await screen.findByText('1 of 2 rows…');
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByRole('button', { name: 'Download CSV' })).toBeEnabled();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(saved).not.toHaveBeenCalled();
});

test('half of a file is not saved', async () => {
  // A connection that breaks off in the middle: only a real one of a server could, or this.
  const usual = globalThis.fetch;
  let breakOff: (() => void) | undefined;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (input !== `${location.origin}/backend/admin/toys.csv?q=lamp`) return usual(input, init);
    const body = new ReadableStream<Uint8Array>({
      start: (control) => {
        control.enqueue(new TextEncoder().encode('Name\r\nLamp\r\n'));
        breakOff = () => control.error(new TypeError('terminated'));
      },
    });
    return new Response(body);
  });
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  await screen.findByText('1 of 2 rows…');
  breakOff?.();
  expect(await screen.findByRole('alert')).toHaveTextContent('The download broke off, and nothing was saved.');
  expect(saved).not.toHaveBeenCalled();
});

test.each([
  [401, /^Please log in again/],
  [429, /^Too many files at once/],
  [500, /^The shop could not make the file/],
])('a refusal with %i says why, and the button is there again', async (status, words) => {
  server.use(http.get(URL_OF_FILE, () => HttpResponse.json({}, { status })));
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download CSV' })).toBeEnabled();
});
