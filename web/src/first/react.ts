/** React's code is evaluated in a task of its own (`main.tsx`). */
export { hydrateRoot } from 'react-dom/client';
