/** The router's code is evaluated in a task of its own (`main.tsx`). */
export { BrowserRouter } from 'react-router-dom';
