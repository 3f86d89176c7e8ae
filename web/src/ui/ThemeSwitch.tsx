import { useEffect, useState } from 'react';
import { readTheme, setTheme, type Theme } from '../lib/theme.ts';
import { useMessages } from '../messages/useMessages.ts';

/** Switches between the light and the dark theme. A script set the class on the root before the first paint. */
export const ThemeSwitch = () => {
  const { t } = useMessages();
  /** Null before it is known: until then public/theme.js switches. */
  const [theme, follow] = useState<Theme | null>(null);
  useEffect(() => follow(readTheme()), []);
  const dark = theme === 'dark';
  const toggle = () => {
    const next = dark ? 'light' : 'dark';
    setTheme(next);
    follow(next);
  };
  return (
    <button
      className="icon-button"
      data-scripted
      data-switches={theme === null ? 'theme' : undefined}
      type="button"
      role="switch"
      aria-checked={dark}
      aria-label={t('header.theme')}
      title={t('header.theme')}
      onClick={toggle}
    >
      <svg
        viewBox="0 0 24 24"
        width="22"
        height="22"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        <path className="by-day" d="M20 14.5A8.2 8.2 0 0 1 9.5 4 8.3 8.3 0 1 0 20 14.5z" />
        <g className="by-night">
          <circle cx="12" cy="12" r="4.2" />
          <path d="M12 2.8v2M12 19.2v2M2.8 12h2M19.2 12h2M5.5 5.5l1.4 1.4M17.1 17.1l1.4 1.4M18.5 5.5l-1.4 1.4M6.9 17.1l-1.4 1.4" />
        </g>
      </svg>
    </button>
  );
};
