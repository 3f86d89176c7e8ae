declare global {
  interface Window {
    /** Loads code until it is there; public/load-code.js defines it. */
    loadCode?: <Code>(load: () => Promise<Code>) => Promise<Code>;
  }
}

/**
 * Loads code. What fails is requested again: when there is a connection, at the next press, and after growing pauses;
 * after the third time the page says so.
 */
export const loadCode = <Code>(load: () => Promise<Code>): Promise<Code> =>
  typeof window !== 'undefined' && window.loadCode ? window.loadCode(load) : load();
