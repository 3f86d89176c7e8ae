import { useState, type MouseEvent } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { pathIn, prefixOf } from '#schema/language.ts';
import { rememberLanguage, type Language } from '../lib/language.ts';
import { leaving } from '../lib/redirect.ts';
import { useStore } from '../lib/stores.ts';
import { useLanguage } from './LanguageProvider.tsx';

/** The languages' names in the languages themselves. */
export const LANGUAGE_NAMES = { en: 'English', bn: 'বাংলা' } as const;

/** What a link to this page in the other language is made of. */
export interface LanguageLink {
  other: Language;
  /** The other language's name in itself. */
  name: string;
  /** The attributes of the link. */
  link: {
    href: string;
    hrefLang: Language;
    lang: Language;
    rel: 'alternate';
    onClick: (event: MouseEvent) => void;
    suppressHydrationWarning: true;
  };
  /** Whether the texts could not be loaded. */
  failed: boolean;
}

/**
 * Returns the link to this page in the other language. With scripts it switches the language in place and calls `onTurned`; only an address
 * that says its language is left for one that does not.
 */
export const useLanguageLink = (onTurned?: () => void): LanguageLink => {
  const { language, choose } = useLanguage();
  const { pathname, search } = useLocation();
  const isPrefixed = prefixOf(useHref('/')) !== '';
  const { to: leave } = useStore(leaving);
  const [failed, setFailed] = useState(false);
  const other = language === 'en' ? 'bn' : 'en';
  const href = pathIn(other, pathname + search);
  const turn = async () => {
    setFailed(false);
    try {
      await choose(other);
    } catch {
      return setFailed(true);
    }
    onTurned?.();
  };
  const onClick = (event: MouseEvent) => {
    // Another tab or window is the browser's to open.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!isPrefixed || other === 'bn') return void turn();
    rememberLanguage(other);
    leave(href + location.hash);
  };
  return {
    other,
    name: LANGUAGE_NAMES[other],
    link: {
      href,
      hrefLang: other,
      lang: other,
      rel: 'alternate',
      onClick,
      // The server leaves out what the page does not read of the query.
      suppressHydrationWarning: true,
    },
    failed,
  };
};
