/** Lets the browser answer before the next task. */
const pause = () => new Promise<void>((goOn) => setTimeout(goOn));

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');

/**
 * Evaluates what the app needs one library at a time, each in a task of its own: together they would keep a phone busy
 * for a fifth of a second. All files are loaded already, or loading (first-load.ts).
 */
const begin = async () => {
  await import('./first/react.ts');
  await pause();
  await import('./first/router.ts');
  await pause();
  await import('./first/styles.ts');
  await pause();
  await import('./ui/theme/system.ts');
  await pause();
  const { start } = await import('./start.tsx');
  await pause();
  await start(root);
};

// Files that cannot be loaded leave the page as the server rendered it: it can be read, and its links work.
void begin();

// The service worker comes last: the page needs the network first.
const registerLater = () =>
  setTimeout(() => void import('./lib/offline/register.ts').then((part) => part.registerWorker()), 5000);
if (import.meta.env.PROD)
  if (document.readyState === 'complete') registerLater();
  else addEventListener('load', registerLater);
