/** What a press can change, read from the page and the browser's storage, however the shop does it. */
export interface State {
  path: string;
  /** Ids of the products on the wishlist. */
  wishes: string[];
  /** Pieces of all lines of the cart. */
  pieces: number;
  /** The lines of the cart. */
  lines: number;
  /** Which folds of the footer are open. */
  folds: boolean[];
  /** Whether a dialog, drawer or menu is open. */
  isCovered: boolean;
  theme: string;
  language: string;
  /** The place of the chosen option of each choice of a product; -1 for none. */
  choices: number[];
  /** What the first field of a quantity says. */
  quantity: string;
  /** The chosen way to pay or address. */
  radios: string[];
  /** The sentence of an error. */
  alert: string;
}

/** What can also change by itself: looked at only by the controls that change it. */
export interface Soft {
  /** Links to products in the page's content. */
  cards: number;
  /** How far rails and galleries are scrolled, and which of their parts is current. */
  scrolled: string;
  /** What is typed into the header's search box. */
  typed: string;
  /** Whether somebody is signed in. */
  isSignedIn: boolean;
  /** Whether the list of divisions, or another part of the content that opens, is open. */
  opened: number;
  isPaused: boolean;
}

/** Reads the state; runs in the page. */
export const readState = (): State & Soft => {
  /** @returns what is stored there */
  const stored = (key: string): Record<string, unknown[]> | null => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? sessionStorage.getItem(key) ?? 'null');
    } catch {
      return null;
    }
  };
  const all = <E extends HTMLElement>(selector: string): E[] => [...document.querySelectorAll<E>(selector)];
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const root = document.documentElement;
  const lines = (stored('cart')?.['lines'] ?? []) as { qty: number }[];
  const groups = all('main fieldset, main [role=group]').filter((group) =>
    /^(Color|Size)/.test(group.getAttribute('aria-label') ?? group.textContent.trim()),
  );
  return {
    path: location.pathname + location.search,
    wishes: ((stored('wishlist')?.['products'] ?? []) as { _id: string }[]).map(({ _id }) => _id).sort(),
    pieces: lines.reduce((sum, { qty }) => sum + qty, 0),
    lines: lines.length,
    folds: all('footer details, footer button[aria-expanded]')
      .filter(isShown)
      .map((fold) => fold.hasAttribute('open') || fold.ariaExpanded === 'true'),
    isCovered: all('[role=dialog], dialog[open], [role=menu], header details[open], :popover-open').some(
      (cover) => isShown(cover) && !cover.closest('[role=status], [role=alert], [role=region]'),
    ),
    theme: root.classList.contains('dark') ? 'dark' : 'light',
    language: root.lang,
    choices: groups.map((group) =>
      [...group.querySelectorAll('button, input[type=radio]')].findIndex(
        (option) => option.ariaPressed === 'true' || (option as HTMLInputElement).checked,
      ),
    ),
    quantity:
      document.querySelector<HTMLInputElement>('main input[name=quantity], main input[aria-label^=Quantity]')?.value ??
      '',
    radios: all<HTMLInputElement>('main input[type=radio]:checked')
      .filter((radio) => !groups.some((group) => group.contains(radio)))
      .map(({ value, name }) => `${name}=${value}`),
    alert: all('main [role=alert]')
      .map(({ textContent }) => textContent.trim())
      .join(''),
    cards: all('main a[href*="/details/"]').length,
    scrolled: all('main *')
      .filter(({ scrollLeft, ariaCurrent }) => scrollLeft > 0 || ariaCurrent === 'true')
      .map((part) => `${part.ariaLabel} ${part.scrollLeft}`)
      .join(),
    typed: document.querySelector<HTMLInputElement>('header input[name=q]')?.value ?? '',
    isSignedIn: localStorage.getItem('token') !== null,
    opened: all('main details[open], main [aria-expanded=true]').filter(isShown).length,
    isPaused: all('main button').some((button) => button.ariaLabel?.startsWith('Play')),
  };
};
