import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { leaving } from '../lib/redirect.ts';
import { Stores, StoresContext } from '../lib/stores.ts';
import { LanguageSwitch } from '../ui/LanguageSwitch.tsx';
import { LanguageProvider } from './LanguageProvider.tsx';
import { loadMessages } from './translate.ts';

beforeEach(() => {
  document.documentElement.lang = 'en';
  document.cookie = 'language=; Path=/; Max-Age=0';
});

/** Shows the switch on the page at an address of the browser. */
const showAt = async (address: string, language: 'en' | 'bn') => {
  const stores = new Stores();
  const left = vi.spyOn(stores.get(leaving), 'to').mockImplementation(() => undefined);
  render(
    <StoresContext value={stores}>
      <MemoryRouter basename={address.startsWith('/bn') ? '/bn' : ''} initialEntries={[address]}>
        <LanguageProvider initial={await loadMessages(language)}>
          <LanguageSwitch />
        </LanguageProvider>
      </MemoryRouter>
    </StoresContext>,
  );
  return { link: screen.getByRole('link'), left, user: userEvent.setup() };
};

test.each([
  ['/', 'en', '/bn', 'বাংলা'],
  ['/search?q=lamp', 'en', '/bn/search?q=lamp', 'বাংলা'],
  ['/details/1', 'bn', '/details/1', 'English'],
  ['/bn', 'bn', '/', 'English'],
  ['/bn/search?q=a%26b', 'bn', '/search?q=a%26b', 'English'],
] as const)('the page at %s, in %s, leads to %s', async (address, language, href, name) => {
  const { link } = await showAt(address, language);
  expect(link).toHaveAttribute('href', href);
  expect(link).toHaveTextContent(name);
  expect(link).toHaveAttribute('hreflang', language === 'en' ? 'bn' : 'en');
});

test.each(['//evil.example/x', '/bn//evil.example/x'])('%s leads to no other host', async (address) => {
  const { link } = await showAt(address, address.startsWith('/bn') ? 'bn' : 'en');
  expect(new URL(link.getAttribute('href') ?? '', 'https://shop.example.com').host).toBe('shop.example.com');
});

test('an address that does not say the language stays, and the cookie says it', async () => {
  const { link, left, user } = await showAt('/details/1', 'en');
  await user.click(link);
  expect(await screen.findByRole('link', { name: 'English' })).toHaveAttribute('href', '/details/1');
  expect(document.cookie).toBe('language=bn');
  expect(localStorage.getItem('language')).toBe('bn');
  expect(left).not.toHaveBeenCalled();
});

test('an address that says Bangla is left for the one that does not, with its place on the page', async () => {
  location.hash = '#reviews';
  const { link, left, user } = await showAt('/bn/details/1?a=b', 'bn');
  await user.click(link);
  expect(left.mock.calls).toEqual([['/details/1?a=b#reviews']]);
  expect(document.cookie).toBe('language=en');
  history.replaceState(null, '', '/');
});

test.each(['ctrlKey', 'metaKey', 'shiftKey'])('with %s it is an ordinary link', async (key) => {
  const { link, left } = await showAt('/bn/details/1', 'bn');
  let isOurs: boolean | undefined;
  const watch = (event: Event) => {
    isOurs = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', watch, { once: true });
  fireEvent.click(link, { [key]: true });
  expect(isOurs).toBe(false);
  expect(left).not.toHaveBeenCalled();
  expect(document.cookie).toBe('');
});
