import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createApolloClient } from './app/apollo.ts';
import { App } from './app/App.tsx';
import './ui/theme/fonts.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App client={createApolloClient()} />
    </BrowserRouter>
  </StrictMode>,
);
