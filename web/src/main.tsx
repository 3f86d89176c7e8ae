import { loadCode } from './lib/loadCode.ts';

/** Lets the browser answer before the next task. */
const pause = () => new Promise<void>((goOn) => setTimeout(goOn));

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');

/**
 * Evaluates what the app needs one library at a time, each in a task of its own: together they would keep a phone busy
 * for a fifth of a second. All files are loaded already, or loading (first-load.ts).
 */
const begin = async () => {
  await loadCode(() => import('./first/react.ts'));
  await pause();
  await loadCode(() => import('./first/router.ts'));
  await pause();
  const { start } = await loadCode(() => import('./start.tsx'));
  await pause();
  await start(root);
};

// Until its files are there the page is as the server rendered it: it works as it does without scripts.
void begin();

// The service worker comes last: the page needs the network first.
const registerLater = () =>
  setTimeout(
    () => void loadCode(() => import('./lib/offline/register.ts')).then((part) => part.registerWorker()),
    5000,
  );
if (import.meta.env.PROD)
  if (document.readyState === 'complete') registerLater();
  else addEventListener('load', registerLater);
