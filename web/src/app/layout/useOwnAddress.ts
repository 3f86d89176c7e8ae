import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After a change of page, removes the addresses that the server has named for the first one: a browser that shares the
 * page then takes its own address.
 */
export const useOwnAddress = (): void => {
  const { key } = useLocation();
  useEffect(() => {
    // The key of the page with which a visit begins.
    if (key === 'default') return;
    for (const link of document.querySelectorAll('link[rel=canonical],link[rel=alternate][hreflang]')) link.remove();
  }, [key]);
};
