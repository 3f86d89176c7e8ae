import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { prefixOf } from '#schema/language.ts';
import { NOBODY } from '#schema/rendering.ts';
import { App } from './app/App.tsx';
import { pageAt } from './app/prefetch.ts';
import { handed, readHanded } from './lib/apollo/handed.ts';
import { readLanguage, applyLanguage } from './lib/language.ts';
import { loadCode } from './lib/loadCode.ts';
import { Stores } from './lib/stores.ts';
import { readRefused, visitorStore } from './lib/visitor.ts';
import { english, loadMessages, type Messages } from './messages/translate.ts';

/** Starts the app in the page: goes on from what the server rendered, or renders into the empty page. */
export const start = async (root: HTMLElement): Promise<void> => {
  const stores = new Stores();
  const app = (messages: Messages) => (
    <StrictMode>
      <BrowserRouter basename={prefixOf(location.pathname)}>
        <App stores={stores} messages={messages} />
      </BrowserRouter>
    </StrictMode>
  );

  if (!root.hasChildNodes()) {
    // The Bangla texts are loaded before the first paint, so that no English flashes.
    const messages = await loadMessages(readLanguage()).catch(() => {
      applyLanguage('en');
      return english;
    });
    createRoot(root).render(app(messages));
    return;
  }
  const answer = readHanded();
  const form = readRefused();
  if (form) {
    // The address is the form's; the page's is another where a form stands on several.
    history.replaceState(history.state, '', form.page);
    stores.get(visitorStore).visitor = { ...NOBODY, form };
  }
  const page = pageAt(location.href);
  const [messages, loaded] = await Promise.all([
    loadCode(() => loadMessages(readLanguage())),
    page?.route.query && loadCode(page.route.query),
    page && loadCode(page.route.load),
  ]);
  if (answer && loaded) stores.get(handed).put({ document: loaded.query.document, ...answer });
  // In slices, so that the page answers meanwhile.
  startTransition(() => void hydrateRoot(root, app(messages)));
};
