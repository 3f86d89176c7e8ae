import { ChakraProvider } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { useStore } from '../../lib/stores.ts';
import { styleCache } from './styleCache.ts';
import { system } from './system.ts';

/** The system without its global styles, which every page has already (web/global-styles.ts). */
const withoutGlobals = { ...system, _global: [] };

/** Lets the parts of a page inside it use Chakra's components. */
export const ChakraParts = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={useStore(styleCache)}>
    <ChakraProvider value={withoutGlobals}>{children}</ChakraProvider>
  </CacheProvider>
);
