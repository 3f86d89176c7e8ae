import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate, type InitialEntry, type NavigateFunction } from 'react-router-dom';
import { AskInLanguage } from '../src/app/language/AskInLanguage.tsx';
import { Prefetching } from '../src/app/Prefetching.tsx';
import { AppRoutes } from '../src/app/AppRoutes.tsx';
import { ApolloOfApp } from '../src/lib/apollo/ApolloOfApp.tsx';
import { apollo } from '../src/lib/apollo/apollo.ts';
import { browserLink, createApolloClient } from '../src/lib/apollo/client.ts';
import { Stores, StoresContext } from '../src/lib/stores.ts';
import { LanguageProvider } from '../src/messages/LanguageProvider.tsx';
import { english, type Messages } from '../src/messages/translate.ts';
import { moreTexts } from '../src/messages/withTexts.tsx';
import { KeepSession } from '../src/shop/auth/session/session.tsx';
import { ChakraParts } from '../src/ui/theme/ChakraParts.tsx';
import { lateTexts } from './texts.ts';

let address = '';
let hashOfAddress = '';
let navigate: NavigateFunction | undefined;

/** Returns the browser's current path and query. */
export const currentAddress = (): string => address;

/** Returns the current URL's hash. */
export const currentHash = (): string => hashOfAddress;

/** Does what the browser's Back (-1) and Forward (1) do. */
export const goInHistory = (steps: number): void => void navigate?.(steps);

const NoteAddress = () => {
  navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  address = pathname + search;
  hashOfAddress = hash;
  return null;
};

const AllTexts = moreTexts(lateTexts);

/** Renders a part inside the shop's providers, at a URL, in a language. */
export const renderInShop = (part: ReactNode, at?: InitialEntry, messages?: Messages) =>
  renderInProviders(
    <AllTexts>
      <ApolloOfApp>
        <ChakraParts>{part}</ChakraParts>
      </ApolloOfApp>
    </AllTexts>,
    at,
    messages,
  );

const renderInProviders = (children: ReactNode, at: InitialEntry = '/', messages: Messages = english) => {
  const stores = new Stores();
  const client = stores
    .get(apollo)
    .made(() => createApolloClient(browserLink(stores, 'http://localhost:3000/graphql')));
  return {
    client,
    stores,
    user: userEvent.setup(),
    ...render(
      <StoresContext value={stores}>
        <MemoryRouter initialEntries={[at]}>
          <NoteAddress />
          <LanguageProvider initial={messages}>
            <AskInLanguage />
            <Prefetching>{children}</Prefetching>
            <KeepSession />
          </LanguageProvider>
        </MemoryRouter>
      </StoresContext>,
    ),
  };
};

/** Opens the whole shop at a URL. */
export const openShop = (at: InitialEntry = '/', messages?: Messages) => renderInProviders(<AppRoutes />, at, messages);

/** Opens the shop at a page that asks for nothing but its text, and waits until it is shown. */
export const openPlainPage = async () => {
  const shop = openShop('/terms');
  await screen.findByRole('heading', { level: 1 });
  return shop;
};
