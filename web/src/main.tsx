import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { browserLink, createApolloClient } from './app/apollo.ts';
import { App } from './app/App.tsx';
import { readLanguage, applyLanguage } from './lib/language.ts';
import { Stores } from './lib/stores.ts';
import { english, loadMessages, type Messages } from './messages/translate.ts';
import './ui/theme/fonts.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');

const show = (messages: Messages) => {
  const stores = new Stores();
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <App client={createApolloClient(browserLink(stores))} stores={stores} messages={messages} />
      </BrowserRouter>
    </StrictMode>,
  );
};

// The Bangla texts are loaded before the first paint, so that no English flashes.
const language = readLanguage();
if (language === 'en') show(english);
else
  loadMessages(language).then(show, () => {
    applyLanguage('en');
    show(english);
  });
